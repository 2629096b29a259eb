import WUIGeometry

/// The keyboard focus of a window, and the way keys take through its views.
package final class FocusManager {
  private unowned let scene: SceneTree
  package private(set) weak var focused: FocusNode?
  /// Whether the ring is drawn: after the keyboard moved the focus, until the pointer is used.
  package private(set) var showsRing = false
  /// The view that the keyboard holds pressed.
  private weak var pressed: FocusNode?

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
    release()
    focused = node
    old?.onFocusChange?(false)
    node?.onFocusChange?(true)
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
    if focused === node { focus(nil, byKeyboard: false) }
  }

  /// Drops the focus of a view that may not have it any more (disabled, leaving).
  package func validate() {
    guard let focused else { return }
    if !focused.isFocusable || focused.removal != nil { focus(nil, byKeyboard: false) }
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

  /// Handles a key: the focused view and those around it first, then those that take what is left,
  /// then Tab. Returns whether anything happened.
  @discardableResult
  package func handle(_ key: KeyPress) -> Bool {
    if key.phase == .up { return handleRelease(key) }
    showsRing = showsRing || focused != nil
    if deliver(key) { return true }
    if key.key == .tab, key.modifiers.isSubset(of: [.shift, .capsLock, .numericPad]) {
      move(forward: !key.modifiers.contains(.shift))
      return true
    }
    return false
  }

  private func deliver(_ key: KeyPress) -> Bool {
    var current: Node? = focused
    while let node = current {
      if let node = node as? KeyNode, node.handle(key) { return true }
      if node === focused, pressFocused(key) { return true }
      current = node.parent
    }
    return deliverUnfocused(scene.root, key)
  }

  /// Front to back: of two open layers the upper one gets the key.
  private func deliverUnfocused(_ node: Node, _ key: KeyPress) -> Bool {
    if let hit = node as? HitTestingNode, !hit.allowsHitTesting { return false }
    for child in node.paintOrder.reversed() where !node.departing.contains(where: { $0 === child }) {
      if deliverUnfocused(child, key) { return true }
    }
    guard let keys = node as? KeyNode, keys.takesUnfocusedKeys else { return false }
    return keys.handle(key)
  }

  private func pressFocused(_ key: KeyPress) -> Bool {
    guard key.key == .space || key.key == .return, key.phase == .down,
      let focused, let press = focused.press
    else { return false }
    pressed = focused
    press(true)
    return true
  }

  private func handleRelease(_ key: KeyPress) -> Bool {
    guard key.key == .space || key.key == .return, let node = pressed else {
      return deliver(key)
    }
    pressed = nil
    node.press?(false)
    return true
  }

  /// Lets go of what the keyboard holds pressed, without acting.
  package func release() {
    if let node = pressed {
      pressed = nil
      node.cancelPress?()
    }
  }
}
