import WaylandUI

/// Tells whether the nearest drawer is open, and opens or closes it.
///
/// Read it from the environment, as `presentationMode` of a sheet:
/// `@Environment(\.drawerPresentationMode) var mode`, then `mode.wrappedValue.close()`.
public struct DrawerPresentationMode {
  private let source: Binding<Bool>

  fileprivate init(source: Binding<Bool>) {
    self.source = source
  }

  /// What a view outside of every drawer sees: closed, and deaf to `open()`.
  public static var placeholder: DrawerPresentationMode {
    DrawerPresentationMode(source: .constant(false))
  }

  /// Whether the drawer's menu is shown.
  public var isOpened: Bool { source.wrappedValue }

  /// Opens the drawer; writes nothing if it is open.
  public mutating func open() {
    if !isOpened { source.wrappedValue = true }
  }

  /// Closes the drawer; writes nothing if it is closed.
  public mutating func close() {
    if isOpened { source.wrappedValue = false }
  }
}

extension Binding where Value == Bool {
  /// A drawer's presentation mode over this flag, its source of truth.
  ///
  /// Writing the mode back does nothing: `open()` and `close()` have written the flag by then.
  public func mappedToDrawerPresentationMode() -> Binding<DrawerPresentationMode> {
    Binding<DrawerPresentationMode>(
      get: { DrawerPresentationMode(source: self) }, set: { _ in })
  }
}
