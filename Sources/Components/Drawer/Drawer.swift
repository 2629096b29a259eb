import WaylandUI

/// A menu that slides in over content that stays where it is, from the leading edge unless
/// `drawerEdge(_:)` says otherwise.
///
/// A drawer takes all the space it is offered and belongs at the root of a page or scene. The menu
/// is as wide as it wants to be. While it is open the drawer is modal: a tap beside the menu or
/// Escape closes it, keyboard focus moves into the menu, and the content takes neither. A drag from
/// the edge opens it, a drag back closes it; let go, it settles by where it would come to rest. Of
/// drawers in each other the innermost takes the drags that lead somewhere.
///
/// Views on both sides reach the drawer through the environment: `drawerPresentationMode` or
/// `isDrawerOpened`. What is to happen when it opens or closes belongs into `onChange(of:)` of the flag;
/// content that follows the menu's selection is a `switch` over it.
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
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @FocusState private var isMenuFocused: Bool

  @State private var size = CGSize.zero
  @State private var menuSize = CGSize.zero
  /// The menu while it follows the pointer.
  @State private var drag: DrawerDrag?
  /// Goes back to false when the drag is taken away, which tells that from its end.
  @GestureState private var isDragging = false
  @State private var seen = SeenShare()

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
    DrawerLayout(edge: edge, isDocked: !isModal, drag: drag) {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .disabled(isModal && isOpened)
        .transaction(value: [isOpened, drag == nil]) { transaction in
          // Room for a docked menu is made at once where motion is to be reduced.
          if reducesMotion, !isModal { transaction.animation = nil }
        }
        .drawerRole(.content)
      if isOpened || drag != nil {
        if isModal {
          tapCatcher.drawerRole(.cover)
          if let scrim {
            scrim.opacity(share).allowsHitTesting(false).drawerRole(.cover)
              // Not the tap catcher's: that one drops behind the content as soon as it is removed, and
              // the content takes taps while the scrim still fades.
              .zIndex(0.5)
          }
        }
        placedMenu
          .drawerRole(.menu)
          .transition(.drawerSlide(edge: edge, drag: drag, fade: motion))
          // A view that is being removed lies behind its live siblings of the same zIndex: without
          // this the content would hide the menu from the first frame of closing.
          .zIndex(1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .measuring($size)
    .background { SeenShareProbe(share: share, seen: seen) }
    .gesture(dragging, including: isDragEnabled ? .all : .subviews)
    .coordinateSpace(name: DrawerSpace())
    .animation(motion, value: isOpened)
    .onExitCommand(perform: isModal && isOpened ? { close() } : nil)
    .onChange(of: isOpened) { _, isOpened in
      // A menu that comes back before it was gone does not appear anew.
      if isOpened, isModal { isMenuFocused = true }
    }
    .onChange(of: isDragging) { _, isDragging in
      // A drag that was taken away has no end of its own.
      if !isDragging { settle(velocity: 0) }
    }
    .environment(\.drawerPresentationMode, $isOpened.mappedToDrawerPresentationMode())
    .environment(\.isDrawerOpened, $isOpened)
  }

  private var place: DrawerEdge { DrawerEdge(edge: edge, layoutDirection: layoutDirection) }
  private var isModal: Bool { mode == .modal }
  private var menuLength: CGFloat { length ?? edge.length(of: menuSize) }

  /// How the drawer opens and closes: by a short fade where motion is to be reduced.
  private var motion: Animation? {
    reducesMotion && animation != nil ? .easeInOut(duration: 0.2) : animation
  }

  /// How much of the menu is in by the model, 0…1.
  private var share: CGFloat { drag?.share(length: menuLength) ?? (isOpened ? 1 : 0) }

  private var placedMenu: some View {
    menu
      .frame(
        width: edge.isHorizontal ? length : nil, height: edge.isHorizontal ? nil : length
      )
      .measuring($menuSize)
      .focused($isMenuFocused)
      .onAppear { if isOpened, isModal { isMenuFocused = true } }
  }

  private var tapCatcher: some View {
    Color.clear.contentShape(Rectangle()).onTapGesture(perform: close)
  }

  /// Closes the drawer; does nothing while the tap catcher is on its way out.
  private func close() {
    if isOpened { isOpened = false }
  }

  // MARK: Dragging

  private var dragging: some Gesture<DragGesture.Value> {
    DragGesture(coordinateSpace: .named(DrawerSpace()))
      .beginning(if: begins)
      .updating($isDragging) { _, state, _ in state = true }
      .onChanged(follow)
      .onEnded { settle(velocity: place.inward($0.velocity)) }
  }

  /// How much of the menu is seen at the moment; it can be caught while it slides.
  private var seenShare: CGFloat { reducesMotion ? share : seen.value }

  /// Whether a drag is the drawer's: it begins on the menu, beside a modal one or, where nothing of the
  /// menu is in, near the edge, and leads where the menu can go.
  private func begins(_ value: DragGesture.Value) -> Bool {
    guard place.isAcross(value.translation) else { return false }
    let way = place.inward(value.translation)
    if seenShare >= 1, way > 0 { return false }
    if seenShare <= 0, way < 0 { return false }
    let reach = max(DrawerEdge.grip, seenShare * menuLength)
    return isModal && isOpened || place.distance(of: value.startLocation, in: size) <= reach
  }

  private func follow(_ value: DragGesture.Value) {
    let inward = place.inward(value.translation)
    let isCaught = drag == nil && seenShare > 0 && seenShare < 1
    // A menu at rest lies under the pointer as if it had followed from the start; one that is caught in
    // flight stays where it is seen.
    var drag =
      drag ?? DrawerDrag(startShare: min(1, max(0, seenShare)), slack: isCaught ? inward : 0)
    drag.inward = inward - drag.slack
    var transaction = Transaction()
    transaction.isContinuous = true
    // Without it, what the menu had left of its way ends.
    transaction.tracksVelocity = !isCaught
    withTransaction(transaction) { self.drag = drag }
  }

  private func settle(velocity: CGFloat) {
    guard let drag else { return }
    let opens = drag.opens(velocity: velocity, length: menuLength)
    if reducesMotion, opens {
      // The rest of the way would be a slide.
      self.drag?.inward = menuLength
    }
    withAnimation(motion) {
      self.drag = nil
      if isOpened != opens { isOpened = opens }
    }
  }
}

/// The name of the space of the innermost drawer.
private nonisolated struct DrawerSpace: Hashable {}
