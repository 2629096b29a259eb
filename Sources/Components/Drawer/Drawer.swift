import WaylandUI

/// A menu that slides in over content that stays where it is, from the leading edge unless
/// `drawerEdge(_:)` says otherwise.
///
/// A drawer takes all the space it is offered and belongs at the root of a page or scene. The menu
/// is as wide as it wants to be. While it is open the drawer is modal: a tap beside the menu or
/// Escape closes it, keyboard focus moves into the menu, and the content takes neither. A drag from
/// the edge opens it, a drag back closes it; let go, it settles by where it would come to rest.
/// Views on both sides reach the drawer through the environment: `drawerPresentationMode` or
/// `isDrawerOpened`.
public struct Drawer<Menu: View, Content: View>: View {
  @Binding private var isOpened: Bool
  private let menu: Menu
  private let content: Content

  @Environment(\.drawerAnimation) private var animation
  @Environment(\.drawerEdge) private var edge
  @Environment(\.drawerMode) private var mode
  @Environment(\.drawerScrim) private var scrim
  @Environment(\.drawerLength) private var length
  @Environment(\.isDrawerDragEnabled) private var isDragEnabled
  @Environment(\.layoutDirection) private var layoutDirection
  @FocusState private var isMenuFocused: Bool

  @State private var size = CGSize.zero
  @State private var menuSize = CGSize.zero
  /// The menu while it follows the pointer.
  @State private var drag: DrawerDrag?
  /// Goes back to false when the drag is taken away, which tells that from its end.
  @GestureState private var isDragging = false

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
    ZStack(alignment: place.alignment) {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .disabled(isModal && isOpened)
        .padding(place.set, mode == .docked && isOpened ? menuLength : 0)
      if isOpened || drag != nil {
        if isModal { tapCatcher }
        placedMenu
          .transition(.move(edge: edge))
          // A view that is being removed lies behind its live siblings of the same zIndex: without
          // this the content would hide the menu from the first frame of closing.
          .zIndex(1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .measuring($size)
    .gesture(dragging, including: isDragEnabled ? .all : .subviews)
    .coordinateSpace(name: DrawerSpace())
    .animation(animation, value: isOpened)
    .onExitCommand(perform: isModal && isOpened ? { close() } : nil)
    .onChange(of: isOpened) { _, isOpened in
      // A menu that comes back before it was gone does not appear anew.
      if isOpened, isModal { isMenuFocused = true }
    }
    .onChange(of: isDragging) { _, isDragging in
      // A drag that was taken away has no end of its own.
      if !isDragging, drag != nil { settle(velocity: 0) }
    }
    .environment(\.drawerPresentationMode, $isOpened.mappedToDrawerPresentationMode())
    .environment(\.isDrawerOpened, $isOpened)
  }

  private var place: DrawerEdge { DrawerEdge(edge: edge, layoutDirection: layoutDirection) }
  private var isModal: Bool { mode == .modal }
  private var menuLength: CGFloat { length ?? place.length(menuSize) }

  /// How much of the menu is in, 0…1; an opened menu counts as in while it still slides.
  private var openShare: CGFloat {
    guard let drag else { return 1 }
    return menuLength > 0 ? 1 + drag.displacement(length: menuLength) / menuLength : 0
  }

  private var placedMenu: some View {
    menu
      .frame(
        width: edge.isHorizontal ? length : nil, height: edge.isHorizontal ? nil : length
      )
      .measuring($menuSize)
      .focused($isMenuFocused)
      .onAppear { if isOpened, isModal { isMenuFocused = true } }
      .offset(place.offset(displacement: drag?.displacement(length: menuLength) ?? 0))
  }

  private var tapCatcher: some View {
    (scrim ?? .clear)
      .opacity(openShare)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onTapGesture(perform: close)
  }

  /// Closes the drawer; does nothing while the tap catcher is on its way out.
  private func close() {
    if isOpened { isOpened = false }
  }

  // MARK: Dragging

  private var dragging: some Gesture<DragGesture.Value> {
    DragGesture(coordinateSpace: .named(DrawerSpace()))
      .updating($isDragging) { _, state, _ in state = true }
      .onChanged(follow)
      .onEnded { value in
        if drag != nil { settle(velocity: place.inward(value.velocity)) }
      }
  }

  private func follow(_ value: DragGesture.Value) {
    guard drag != nil || isOpened || startsAtEdge(value) else { return }
    var transaction = Transaction()
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    withTransaction(transaction) {
      drag = DrawerDrag(wasOpened: isOpened, inward: place.inward(value.translation))
    }
  }

  private func startsAtEdge(_ value: DragGesture.Value) -> Bool {
    place.distance(of: value.startLocation, in: size) <= DrawerEdge.grip
  }

  private func settle(velocity: CGFloat) {
    let opens = drag?.opens(velocity: velocity, length: menuLength) ?? isOpened
    withAnimation(animation) {
      drag = nil
      isOpened = opens
    }
  }
}

/// The name of the space of the innermost drawer.
private nonisolated struct DrawerSpace: Hashable {}

extension DrawerEdge {
  /// How near to the edge a drag that opens the drawer must begin, in points.
  static let grip: CGFloat = 24
}

extension Edge {
  fileprivate var isHorizontal: Bool { self == .leading || self == .trailing }
}
