import WUIGeometry

/// A handle by which something outside of the scene is moved, such as a title bar.
///
/// A press that moves becomes a drag, which is the owner's from then on; two clicks in a row are a
/// double click.
package final class DragHandleNode: Node, PressHandler {
  /// How far a press moves before it is a drag, in points.
  static let dragDistance: CGFloat = 4
  /// The longest time between the presses of a double click, in seconds.
  static let doubleClickTime = 0.4

  package var onDrag: () -> Void = {}
  package var onDoubleClick: () -> Void = {}

  private var press: CGPoint?
  private var lastClick: Double?

  override package var isResponder: Bool { true }

  package func pressBegan(at point: CGPoint, time: Double) -> Bool {
    if let lastClick, time - lastClick <= Self.doubleClickTime {
      self.lastClick = nil
      onDoubleClick()
    } else {
      press = point
      lastClick = time
    }
    return true
  }

  package func pressMoved(to point: CGPoint, time: Double) {
    guard let press, hypot(point.x - press.x, point.y - press.y) >= Self.dragDistance else {
      return
    }
    self.press = nil
    lastClick = nil
    onDrag()
  }

  package func pressEnded(at point: CGPoint, time: Double) { press = nil }

  package func pressCancelled() { press = nil }
}
