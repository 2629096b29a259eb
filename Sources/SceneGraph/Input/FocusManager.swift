import WUIGeometry

/// The keyboard focus of a window, and the way keys take through its views.
package final class FocusManager {
  private unowned let scene: SceneTree
  package private(set) weak var focused: FocusNode?
  /// Whether the ring is drawn: after the keyboard moved the focus, until the pointer is used.
  package private(set) var showsRing = false
  /// The view that the keyboard holds pressed.
  private weak var pressed: FocusNode?
  /// The views that had the focus, the latest last: it goes back to them when its view goes.
  private var history: [WeakFocus] = []

  private struct WeakFocus {
    weak var node: FocusNode?
  }

  /// The bindings that follow the focused view. They are remembered because a view that has left the
  /// tree does not know any more what was around it.
  private var following: [WeakBinding] = []

  private struct WeakBinding {
    weak var node: FocusBindingNode?
  }

  init(scene: SceneTree) { self.scene = scene }

  /// The views that Tab visits, in its order: that of declaration, as they are read.
  package var candidates: [FocusNode] {
    var result: [FocusNode] = []
    collect(scene.root, into: &result)
    return result
  }

  private func collect(_ node: Node, into result: inout [FocusNode]) {
    if let hit = node as? HitTestingNode, !hit.allowsHitTesting { return }
    if let focus = node as? FocusNode, focus.isFocusable { result.append(focus) }
    for child in node.children { collect(child, into: &result) }
  }

  /// Gives a view the focus, or takes it from all.
  package func focus(_ node: FocusNode?, byKeyboard: Bool) {
    if byKeyboard { showsRing = true }
    scene.invalidatePaint()
    guard node !== focused else { return }
    let old = focused
    remember(old)
    release(acts: false)
    focused = node
    old?.onFocusChange?(false)
    node?.onFocusChange?(true)
    let before = following.compactMap(\.node)
    let after = bindings(around: node)
    following = after.map(WeakBinding.init)
    for binding in before where !after.contains(where: { $0 === binding }) {
      binding.onFocusChange(false)
    }
    for binding in after where !before.contains(where: { $0 === binding }) {
      binding.onFocusChange(true)
    }
  }

  private func remember(_ node: FocusNode?) {
    history.removeAll { $0.node == nil || $0.node === node }
    if let node { history.append(WeakFocus(node: node)) }
    if history.count > 32 { history.removeFirst() }
  }

  /// Gives the focus back to the view that had it before, if that can have it.
  private func restore() {
    focused = nil
    let present = candidates
    let earlier = history.reversed().lazy.compactMap(\.node).first { node in
      present.contains { $0 === node }
    }
    if let earlier { focus(earlier, byKeyboard: showsRing) }
  }

  /// Whether the focused view is a node or inside it.
  package func isInside(_ node: Node) -> Bool {
    bindings(around: focused).contains { $0 === node }
  }

  private func bindings(around node: Node?) -> [FocusBindingNode] {
    var result: [FocusBindingNode] = []
    var current = node
    while let node = current {
      if let binding = node as? FocusBindingNode { result.append(binding) }
      current = node.parent
    }
    return result
  }

  /// Moves the focus to the next or the previous view, round at the ends.
  package func move(forward: Bool) {
    let all = candidates
    guard !all.isEmpty else { return }
    let place = focused.flatMap { node in all.firstIndex { $0 === node } }
    let next =
      switch place {
      case nil: forward ? 0 : all.count - 1
      case let place?: (place + (forward ? 1 : -1) + all.count) % all.count
      }
    focus(all[next], byKeyboard: true)
  }

  /// The focused view has left the tree.
  func lost(_ node: FocusNode) {
    if pressed === node { pressed = nil }
    if focused === node { takeAway(from: node) }
  }

  /// Takes the focus from a view that may not have it any more: one that is disabled, or leaving.
  package func validate() {
    guard let focused else { return }
    if !focused.isFocusable || focused.isLeaving { takeAway(from: focused) }
  }

  /// Gives the focus back to the view that had it before.
  package func giveBack() {
    if let focused { takeAway(from: focused) }
  }

  private func takeAway(from node: FocusNode) {
    focus(nil, byKeyboard: false)
    history.removeAll { $0.node === node }
    restore()
  }

  /// A press of the pointer: the focus goes to what was pressed, without a ring.
  func pointerPressed(_ path: [Node]) {
    showsRing = false
    if let node = path.lazy.compactMap({ $0 as? FocusNode }).first(where: \.isFocusable) {
      focus(node, byKeyboard: false)
    }
    scene.invalidatePaint()
  }

  // MARK: Keys

  /// Handles a key. In this order it is for: shortcuts, where it has a modifier; the focused view and
  /// those around it; views that take what is left; plain shortcuts; Tab. Returns whether it was for
  /// any.
  @discardableResult
  package func handle(_ key: KeyPress) -> Bool {
    if key.phase == .up { return handleRelease(key) }
    if !showsRing {
      // Also where nothing has the focus yet: the key may be what moves it.
      showsRing = true
      if focused != nil { scene.invalidatePaint() }
    }
    let isModified = !key.modifiers.isDisjoint(with: [.control, .option, .command])
    if isModified, deliver(key, to: .shortcut) { return true }
    if deliverToFocused(key) || deliver(key, to: .unclaimed) { return true }
    if !isModified, deliver(key, to: .shortcut) { return true }
    guard !isModified else { return false }
    if key.key == .tab {
      move(forward: !key.modifiers.contains(.shift))
      return true
    }
    return moveByArrow(key.key)
  }

  /// Moves the focus to the nearest view in the direction of an arrow key.
  private func moveByArrow(_ key: KeyEquivalent) -> Bool {
    let directions: [KeyEquivalent: (x: CGFloat, y: CGFloat)] = [
      .upArrow: (0, -1), .downArrow: (0, 1), .leftArrow: (-1, 0), .rightArrow: (1, 0),
    ]
    guard let focused, let direction = directions[key] else { return false }
    func center(_ node: Node) -> CGPoint { CGPoint(x: node.frame.midX, y: node.frame.midY) }
    let start = center(focused)
    /// The way along the direction, and twice the way across it; nil behind the start.
    func distance(_ node: FocusNode) -> CGFloat? {
      let (dx, dy) = (center(node).x - start.x, center(node).y - start.y)
      let along = dx * direction.x + dy * direction.y
      guard along > 1 else { return nil }
      return along + 2 * abs(dx * direction.y + dy * direction.x)
    }
    let nearest = candidates.filter { $0 !== focused }
      .compactMap { node in distance(node).map { (node, $0) } }
      .min { $0.1 < $1.1 }
    guard let nearest else { return false }
    focus(nearest.0, byKeyboard: true)
    return true
  }

  private func deliverToFocused(_ key: KeyPress) -> Bool {
    var current: Node? = focused
    while let node = current {
      if node === focused, pressFocused(key) { return true }
      if let node = node as? KeyNode, node.reach != .shortcut, node.handle(key) { return true }
      current = node.parent
    }
    return false
  }

  /// Offers a key to views of one reach, front to back: of two open layers the upper one gets it.
  private func deliver(_ key: KeyPress, to reach: KeyNode.Reach) -> Bool {
    deliver(key, to: reach, in: scene.root)
  }

  private func deliver(_ key: KeyPress, to reach: KeyNode.Reach, in node: Node) -> Bool {
    for child in node.paintOrder.reversed()
    where child.parent === node && !node.departing.contains(where: { $0 === child }) {
      if deliver(key, to: reach, in: child) { return true }
    }
    guard let keys = node as? KeyNode, keys.reach == reach else { return false }
    return keys.handle(key)
  }

  private func pressFocused(_ key: KeyPress) -> Bool {
    guard let focused, focused.isPressable, key.key == .space || key.key == .return,
      key.modifiers.isDisjoint(with: [.control, .option, .command])
    else { return false }
    if key.phase == .down, pressed == nil {
      pressed = focused
      focused.keyPressBegan()
    }
    return true
  }

  private func handleRelease(_ key: KeyPress) -> Bool {
    guard key.key == .space || key.key == .return, pressed != nil else {
      return deliverToFocused(key)
    }
    release(acts: true)
    return true
  }

  /// Lets go of what the keyboard holds pressed.
  package func release(acts: Bool) {
    guard let node = pressed else { return }
    pressed = nil
    node.keyPressEnded(acts: acts)
  }
}
