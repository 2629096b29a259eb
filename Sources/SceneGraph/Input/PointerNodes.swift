import WUIGeometry

/// What a node does with a press of the primary button that begins on it.
package protocol PressHandler: Node {
  /// The press begins at a point of the window. Returns whether the handler wants it.
  func pressBegan(at point: CGPoint, time: Double) -> Bool
  /// The pointer moves while the button is down.
  func pressMoved(to point: CGPoint, time: Double)
  /// The button is released.
  func pressEnded(at point: CGPoint, time: Double)
  /// The press is taken away: the pointer left, the window lost it, the view is gone.
  func pressCancelled()
}

/// Gives what is below it a hit area of its own.
package final class ContentShapeNode: Node {
  /// Whether a point is inside, in a rectangle of the node's frame; nil leaves it to what is drawn.
  package var contains: ((CGPoint, CGRect) -> Bool)?

  override package func hitTest(_ point: CGPoint) -> [Node]? {
    guard let contains else { return super.hitTest(point) }
    guard contains(point, frame) else { return nil }
    return super.hitTest(point) ?? []
  }
}

/// Lets events through to what is behind where hit testing is off.
package final class HitTestingNode: Node {
  package var allowsHitTesting = true

  override package func hitTest(_ point: CGPoint) -> [Node]? {
    allowsHitTesting ? super.hitTest(point) : nil
  }
}

/// Recognises taps: at most 0.75 s and 45 points of movement (components.md H7).
package final class TapNode: Node, PressHandler {
  /// The number of taps in a row that make one.
  package var count = 1
  package var action: (CGPoint) -> Void = { _ in }
  package var isEnabled = true

  private var start: (point: CGPoint, time: Double)?
  private var taps = (count: 0, time: 0.0)

  override package var isResponder: Bool { true }

  package func pressBegan(at point: CGPoint, time: Double) -> Bool {
    guard isEnabled else { return false }
    start = (point, time)
    return true
  }

  package func pressMoved(to point: CGPoint, time: Double) {
    guard let start else { return }
    if hypot(point.x - start.point.x, point.y - start.point.y) > 45 { self.start = nil }
  }

  package func pressEnded(at point: CGPoint, time: Double) {
    pressMoved(to: point, time: time)
    guard let start, time - start.time <= 0.75 else {
      taps.count = 0
      return pressCancelled()
    }
    self.start = nil
    // Taps of one series follow each other within 0.35 s, as on Apple's platforms.
    taps.count = time - taps.time <= 0.35 ? taps.count + 1 : 1
    taps.time = time
    guard taps.count >= count else { return }
    taps.count = 0
    action(scene.modelPoint(point, in: self))
  }

  package func pressCancelled() { start = nil }
}

/// Recognises a press that is held.
package final class LongPressNode: Node, PressHandler {
  /// How long the press must last, in seconds.
  package var minimumDuration = 0.5
  /// How far the pointer may move, in points.
  package var maximumDistance: CGFloat = 10
  package var action: () -> Void = {}
  package var onPressingChanged: (Bool) -> Void = { _ in }

  private var start: (point: CGPoint, time: Double)?

  override package var isResponder: Bool { true }

  package func pressBegan(at point: CGPoint, time: Double) -> Bool {
    start = (point, time)
    onPressingChanged(true)
    scene.pointer.addTimer(at: time + minimumDuration, for: self) { [weak self] in
      guard let self, self.start != nil else { return }
      self.pressCancelled()
      self.action()
    }
    return true
  }

  package func pressMoved(to point: CGPoint, time: Double) {
    guard let start else { return }
    let distance = hypot(point.x - start.point.x, point.y - start.point.y)
    if distance > maximumDistance { pressCancelled() }
  }

  package func pressEnded(at point: CGPoint, time: Double) { pressCancelled() }

  package func pressCancelled() {
    guard start != nil else { return }
    start = nil
    scene.pointer.removeTimer(for: self)
    onPressingChanged(false)
  }
}

extension SceneTree {
  /// A point of the window in the coordinates of a node: the transforms above it are undone.
  package func modelPoint(_ point: CGPoint, in node: Node) -> CGPoint {
    var chain: [Node] = []
    var current = node.parent
    while let ancestor = current {
      chain.append(ancestor)
      current = ancestor.parent
    }
    return chain.reversed().reduce(point) { $1.pointForChildren($0) }
  }
}
