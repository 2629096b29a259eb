import WUIGeometry

/// The pointer at one moment of a press of the primary button.
package struct PressSample {
  /// In points of the window.
  package let location: CGPoint
  /// In seconds of the host's clock.
  package let time: Double

  package init(location: CGPoint, time: Double) {
    self.location = location
    self.time = time
  }
}

/// How a handler stands to others that want the same press.
package enum PressPriority {
  /// Before everything inside.
  case high
  /// The inner one before the outer one.
  case normal
  /// Beside all others, whoever wins.
  case simultaneous
}

/// What a node does with a press of the primary button.
///
/// All handlers under the pointer follow a press until the first of them recognises it, which takes it
/// away from the others; of several that recognise it at the same moment, the one of higher priority does.
package protocol PressHandler: Node {
  var pressPriority: PressPriority { get }
  /// Whether handlers further out are not asked, as a button's are not, but for those that wait for
  /// movement: a drag can begin on a button.
  var claimsPress: Bool { get }
  /// Whether the handler recognises a press only when the pointer has moved some way.
  var waitsForMovement: Bool { get }
  /// The press begins. Returns whether the handler takes part.
  func pressBegan(_ sample: PressSample) -> Bool
  /// Whether the press is this handler's by now.
  var recognizesPress: Bool { get }
  /// The pointer moves while the button is down.
  func pressMoved(_ sample: PressSample)
  /// The button is released. Returns whether the press was for this handler, which has acted then.
  func pressEnded(_ sample: PressSample) -> Bool
  /// The press is taken away: another handler has it, the pointer left, the view is gone.
  func pressCancelled()
  /// When the handler wants to be told that time has passed, in seconds.
  var pressDeadline: Double? { get }
  /// The deadline has come.
  func pressTimePassed(_ sample: PressSample)
}

extension PressHandler {
  package var pressPriority: PressPriority { .normal }
  package var claimsPress: Bool { false }
  package var waitsForMovement: Bool { false }
  package var recognizesPress: Bool { false }
  package var pressDeadline: Double? { nil }
  package func pressTimePassed(_ sample: PressSample) {}
}
