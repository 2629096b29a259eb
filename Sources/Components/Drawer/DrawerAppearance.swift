import WaylandUI

/// How a drawer stands to its content.
public enum DrawerMode: Hashable, Sendable {
  /// Over the content, which takes neither taps nor keyboard focus while the drawer is open.
  case modal
  /// Beside the content, which makes room for it and stays in use.
  case docked
}

private struct DrawerEdgeKey: EnvironmentKey {
  static var defaultValue: Edge { .leading }
}

private struct DrawerModeKey: EnvironmentKey {
  static var defaultValue: DrawerMode { .modal }
}

private struct DrawerScrimKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private struct DrawerLengthKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct DrawerDragKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  var drawerEdge: Edge {
    get { self[DrawerEdgeKey.self] }
    set { self[DrawerEdgeKey.self] = newValue }
  }

  var drawerMode: DrawerMode {
    get { self[DrawerModeKey.self] }
    set { self[DrawerModeKey.self] = newValue }
  }

  var drawerScrim: Color? {
    get { self[DrawerScrimKey.self] }
    set { self[DrawerScrimKey.self] = newValue }
  }

  var drawerLength: CGFloat? {
    get { self[DrawerLengthKey.self] }
    set { self[DrawerLengthKey.self] = newValue }
  }

  var isDrawerDragEnabled: Bool {
    get { self[DrawerDragKey.self] }
    set { self[DrawerDragKey.self] = newValue }
  }
}

extension View {
  /// Sets the edge from which the drawers in this view slide in; the leading one by default.
  public func drawerEdge(_ edge: Edge) -> some View { environment(\.drawerEdge, edge) }

  /// Sets how the drawers in this view stand to their content; modal by default.
  public func drawerMode(_ mode: DrawerMode) -> some View { environment(\.drawerMode, mode) }

  /// Sets the colour that dims the content while a modal drawer in this view is open; nil, the default,
  /// leaves it clear.
  public func drawerScrim(_ color: Color?) -> some View { environment(\.drawerScrim, color) }

  /// Sets how far the menus of drawers in this view reach into them, in points; nil, the default, is
  /// as far as the menus want to.
  public func drawerLength(_ length: CGFloat?) -> some View {
    environment(\.drawerLength, length)
  }

  /// Sets whether the drawers in this view are opened by dragging from their edge and closed by
  /// dragging back; they are by default.
  public func drawerDragEnabled(_ isEnabled: Bool) -> some View {
    environment(\.isDrawerDragEnabled, isEnabled)
  }
}
