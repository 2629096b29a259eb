import WaylandUI

/// The bounds of a menu's rows, by the rows' ids.
struct MenuItemGeometryPreferenceKey: PreferenceKey {
  static var defaultValue: [AnyHashable: Anchor<CGRect>] { [:] }

  static func reduce(
    value: inout [AnyHashable: Anchor<CGRect>], nextValue: () -> [AnyHashable: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { _, newer in newer }
  }
}

extension View {
  /// Publishes this row's bounds under an id.
  func menuItemGeometry(id: AnyHashable) -> some View {
    anchorPreference(key: MenuItemGeometryPreferenceKey.self, value: .bounds) { [id: $0] }
  }
}
