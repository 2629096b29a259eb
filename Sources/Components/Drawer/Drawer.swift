import WaylandUI

/// A menu that slides in from the leading edge, over content that stays where it is.
///
/// A drawer takes all the space it is offered and belongs at the root of a page or scene. The menu
/// is as wide as it wants to be. While it is open the drawer is modal: a tap beside the menu or
/// Escape closes it, keyboard focus moves into the menu, and the content takes neither.
/// Views on both sides reach the drawer through the environment: `drawerPresentationMode` or
/// `isDrawerOpened`.
public struct Drawer<Menu: View, Content: View>: View {
  @Binding private var isOpened: Bool
  private let menu: Menu
  private let content: Content

  @Environment(\.drawerAnimation) private var animation
  @FocusState private var isMenuFocused: Bool

  /// A drawer that shows `menu` over `content` while `isOpened` is true.
  public init(
    isOpened: Binding<Bool>, @ViewBuilder menu: () -> Menu, @ViewBuilder content: () -> Content
  ) {
    _isOpened = isOpened
    self.menu = menu()
    self.content = content()
  }

  /// The content, and the menu over it while it is open.
  public var body: some View {
    ZStack(alignment: .leading) {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .disabled(isOpened)
      if isOpened {
        tapCatcher
        menu
          .focused($isMenuFocused)
          .onAppear { isMenuFocused = true }
          .transition(.move(edge: .leading))
          // A view that is being removed lies behind its live siblings of the same zIndex: without
          // this the content would hide the menu from the first frame of closing.
          .zIndex(1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .animation(animation, value: isOpened)
    .onExitCommand(perform: isOpened ? { close() } : nil)
    .onChange(of: isOpened) { _, isOpened in
      // A menu that comes back before it was gone does not appear anew.
      if isOpened { isMenuFocused = true }
    }
    .environment(\.drawerPresentationMode, $isOpened.mappedToDrawerPresentationMode())
    .environment(\.isDrawerOpened, $isOpened)
  }

  private var tapCatcher: some View {
    Color.clear
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onTapGesture(perform: close)
  }

  /// Closes the drawer; does nothing while the tap catcher is on its way out.
  private func close() {
    if isOpened { isOpened = false }
  }
}
