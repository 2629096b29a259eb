import WUIGeometry

/// Sends the events of the pointer to the views they concern.
package final class PointerRouter {
  private unowned let scene: SceneTree
  /// The press that is under way.
  private var press: PressSession?
  /// Whether the window has ever had a view that listens to the pointer coming and going.
  fileprivate(set) var hasListeners = false
  private var hovered: [HoverNode] = []
  private var last: CGPoint?

  init(scene: SceneTree) { self.scene = scene }

  /// Whether a press is under way, by which views may be dragged.
  package var isPressed: Bool { press != nil }

  /// Handles an event; times are seconds of the host's clock.
  package func handle(_ event: PointerEvent, time: Double) {
    switch event.kind {
    case .enter, .motion:
      press?.move(to: PressSample(location: event.location, time: time))
      hover(over: event)
    case .down where event.button == .primary:
      begin(at: event.location, time: time)
      if !event.isTouch { last = event.location }
    case .up where event.button == .primary:
      press?.end(at: PressSample(location: event.location, time: time))
      press = nil
    case .leave:
      last = nil
      updateHover()
      cancel()
    case .cancel: cancel()
    default: break
    }
  }

  /// A finger does not hover: what it touches is pressed.
  private func hover(over event: PointerEvent) {
    guard !event.isTouch else { return }
    last = event.location
    updateHover()
  }

  private func begin(at point: CGPoint, time: Double) {
    cancel()
    guard let path = scene.root.hitTest(point) else { return }
    press = PressSession(path, at: PressSample(location: point, time: time))
    scene.focus.pointerPressed(path)
    if press?.deadline != nil { scene.onNeedsFrame() }
  }

  /// Takes the press away from the view that has it.
  package func cancel() {
    press?.cancel()
    press = nil
  }

  /// Tells views that the pointer has come or gone; called also when views have moved under it.
  package func updateHover() {
    // Finding what is under the pointer asks every view; nobody needs to know where no view listens.
    guard hasListeners else { return }
    let path = last.flatMap { scene.root.hitTest($0) } ?? []
    let now = path.compactMap { $0 as? HoverNode }
    for node in hovered where !now.contains(where: { $0 === node }) { node.action(false) }
    for node in now where !hovered.contains(where: { $0 === node }) { node.action(true) }
    hovered = now
  }

  /// A node has left the tree: it has neither press nor pointer any more.
  func forget(_ node: Node) {
    hovered.removeAll { $0 === node }
    press?.forget(node)
  }

  /// When the press is to be told that time has passed, in seconds; nil if it does not wait.
  package var nextDeadline: Double? { press?.deadline }

  /// Tells the press that time has passed, if it waits for that.
  package func timePassed(at time: Double) {
    guard let deadline = nextDeadline, deadline <= time else { return }
    press?.timePassed(at: time)
  }
}

/// Is told when the pointer comes over what is below it, and when it leaves.
package final class HoverNode: Node {
  package var action: (Bool) -> Void = { _ in }

  override package init(scene: SceneTree, scope: TransactionScope) {
    super.init(scene: scene, scope: scope)
    scene.pointer.hasListeners = true
  }

  override package var isResponder: Bool { true }
}
