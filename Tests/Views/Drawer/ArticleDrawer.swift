import WaylandUI

/// The drawer as its article describes it, with the two faults that the article demonstrates.
struct ArticleDrawer<Menu: View, Content: View>: View {
  @Binding private var isOpened: Bool
  private let menu: Menu
  private let content: Content
  /// Whether the menu stays above the content while it leaves.
  var hasZIndex = true
  /// Whether the clear layer can be hit.
  var hasContentShape = true

  init(
    isOpened: Binding<Bool>, @ViewBuilder menu: () -> Menu, @ViewBuilder content: () -> Content
  ) {
    _isOpened = isOpened
    self.menu = menu()
    self.content = content()
  }

  var body: some View {
    ZStack(alignment: .leading) {
      content
      if isOpened {
        catcher
        if hasZIndex {
          menu.transition(.move(edge: .leading)).zIndex(1)
        } else {
          menu.transition(.move(edge: .leading))
        }
      }
    }
    .animation(.spring(response: 0.5, dampingFraction: 0.825), value: isOpened)
    .environment(\.drawerPresentationMode, $isOpened.mappedToDrawerPresentationMode())
  }

  @ViewBuilder private var catcher: some View {
    if hasContentShape {
      Color.clear.contentShape(Rectangle()).onTapGesture { if isOpened { isOpened.toggle() } }
    } else {
      Color.clear.onTapGesture { if isOpened { isOpened.toggle() } }
    }
  }
}

/// The article's wrapper around the flag, modelled on SwiftUI's presentation mode.
struct ArticleDrawerPresentationMode {
  @Binding private var _isOpened: Bool

  init(isOpened: Binding<Bool>) { __isOpened = isOpened }

  var isOpened: Bool { _isOpened }

  mutating func open() { if !_isOpened { _isOpened = true } }

  mutating func close() { if _isOpened { _isOpened = false } }

  static var placeholder: Self { Self(isOpened: .constant(false)) }
}

extension Binding where Value == Bool {
  func mappedToDrawerPresentationMode() -> Binding<ArticleDrawerPresentationMode> {
    Binding<ArticleDrawerPresentationMode>(
      get: { ArticleDrawerPresentationMode(isOpened: self) },
      set: { self.wrappedValue = $0.isOpened })
  }
}

private struct DrawerPresentationModeKey: EnvironmentKey {
  static var defaultValue: Binding<ArticleDrawerPresentationMode> { .constant(.placeholder) }
}

extension EnvironmentValues {
  var drawerPresentationMode: Binding<ArticleDrawerPresentationMode> {
    get { self[DrawerPresentationModeKey.self] }
    set { self[DrawerPresentationModeKey.self] = newValue }
  }
}
