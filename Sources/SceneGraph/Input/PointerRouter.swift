import WUIGeometry

/// Sends the events of the pointer to the views they concern.
package final class PointerRouter {
  private unowned let scene: SceneTree
  /// The handler that has the press, until the button is released.
  private weak var captured: (any PressHandler)?
  private var timers: [(time: Double, owner: Node, action: () -> Void)] = []
  private var hovered: [HoverNode] = []
  private var last: CGPoint?

  init(scene: SceneTree) { self.scene = scene }

  /// Handles an event; times are seconds of the host's clock.
  package func handle(_ event: PointerEvent, time: Double) {
    switch event.kind {
    case .enter, .motion:
      last = event.location
      captured?.pressMoved(to: event.location, time: time)
      updateHover()
    case .down where event.button == .primary:
      begin(at: event.location, time: time)
    case .up where event.button == .primary:
      captured?.pressEnded(at: event.location, time: time)
      captured = nil
    case .leave:
      last = nil
      updateHover()
      cancel()
    case .cancel: cancel()
    default: break
    }
  }

  private func begin(at point: CGPoint, time: Double) {
    cancel()
    last = point
    guard let path = scene.root.hitTest(point) else { return }
    // The innermost handler that wants the press has it (components.md H6).
    for case let handler as any PressHandler in path
    where handler.pressBegan(at: point, time: time) {
      captured = handler
      scene.focus.pointerPressed(path)
      return
    }
    scene.focus.pointerPressed(path)
  }

  /// Takes the press away from the view that has it.
  package func cancel() {
    captured?.pressCancelled()
    captured = nil
  }

  /// Tells views that the pointer has come or gone; called also when views have moved under it.
  package func updateHover() {
    let path = last.flatMap { scene.root.hitTest($0) } ?? []
    let now = path.compactMap { $0 as? HoverNode }
    for node in hovered where !now.contains(where: { $0 === node }) { node.action(false) }
    for node in now where !hovered.contains(where: { $0 === node }) { node.action(true) }
    hovered = now
  }

  // MARK: Timers

  func addTimer(at time: Double, for owner: Node, _ action: @escaping () -> Void) {
    guard time.isFinite else { return }
    timers.append((time, owner, action))
    scene.onNeedsFrame()
  }

  func removeTimer(for owner: Node) { timers.removeAll { $0.owner === owner } }

  /// When the next gesture is to be told that time has passed, in seconds; nil if none waits.
  package var nextTimer: Double? { timers.map(\.time).min() }

  /// Runs the timers that are due.
  package func fireTimers(at time: Double) {
    let due = timers.filter { $0.time <= time }
    timers.removeAll { $0.time <= time }
    for timer in due { timer.action() }
  }
}

/// Is told when the pointer comes over what is below it, and when it leaves.
package final class HoverNode: Node {
  package var action: (Bool) -> Void = { _ in }

  override package var isResponder: Bool { true }
}
