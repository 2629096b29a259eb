import WaylandUI

/// How much a menu shows of its items.
public enum MenuAppearance: String, CaseIterable, Hashable, Sendable {
  /// Icons with titles.
  case `default`
  /// Icons alone.
  case compact

  /// Changes to the other appearance.
  public mutating func toggle() {
    self = self == .default ? .compact : .default
  }
}

private struct MenuAppearanceKey: EnvironmentKey {
  static var defaultValue: MenuAppearance { .default }
}

extension EnvironmentValues {
  /// How much the menu around a view shows of its items; `.default` unless set.
  public var menuAppearance: MenuAppearance {
    get { self[MenuAppearanceKey.self] }
    set { self[MenuAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the menus in this view show of their items.
  public func menuAppearance(_ appearance: MenuAppearance) -> some View {
    environment(\.menuAppearance, appearance)
  }
}
