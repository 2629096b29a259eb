import WaylandUI

private struct DrawerPresentationModeKey: EnvironmentKey {
  static var defaultValue: Binding<DrawerPresentationMode> { .constant(.placeholder) }
}

private struct IsDrawerOpenedKey: EnvironmentKey {
  static var defaultValue: Binding<Bool> { .constant(false) }
}

private struct DrawerAnimationKey: EnvironmentKey {
  static var defaultValue: Animation? { .spring(response: 0.5, dampingFraction: 0.825) }
}

extension EnvironmentValues {
  /// The presentation mode of the innermost drawer around a view, in its menu and its content.
  ///
  /// Outside of a drawer it is the placeholder: closed, and opening it has no effect.
  public var drawerPresentationMode: Binding<DrawerPresentationMode> {
    get { self[DrawerPresentationModeKey.self] }
    set { self[DrawerPresentationModeKey.self] = newValue }
  }

  /// Whether the innermost drawer around a view is open; writing opens or closes it.
  ///
  /// Outside of a drawer it reads false and writes have no effect.
  public var isDrawerOpened: Binding<Bool> {
    get { self[IsDrawerOpenedKey.self] }
    set { self[IsDrawerOpenedKey.self] = newValue }
  }

  /// How drawers open and close: by default a spring of response 0.5 s and damping 0.825, which
  /// passes its end by 1 % of the menu's width.
  public var drawerAnimation: Animation? {
    get { self[DrawerAnimationKey.self] }
    set { self[DrawerAnimationKey.self] = newValue }
  }
}

extension View {
  /// Sets how the drawers in this view open and close; nil shows and hides the menu at once.
  public func drawerAnimation(_ animation: Animation?) -> some View {
    environment(\.drawerAnimation, animation)
  }
}
