import WUIGeometry

/// Follows a press as a button does: pressed while the pointer is over it, acting on release inside;
/// focused, Space and Return press it.
package final class ButtonNode: FocusNode, PressHandler {
  package var action: () -> Void = {}
  package var onPressedChange: (Bool) -> Void = { _ in }
  package var isEnabled = true {
    didSet { if !isEnabled { isPressed = false } }
  }

  private var isPressed = false {
    didSet { if isPressed != oldValue { onPressedChange(isPressed) } }
  }

  package var claimsPress: Bool { true }

  // A disabled button still keeps the press from what is behind it.
  package func pressBegan(_ sample: PressSample) -> Bool {
    if isEnabled { isPressed = true }
    return true
  }

  package func pressMoved(_ sample: PressSample) {
    if isEnabled { isPressed = isHit(at: sample.location) }
  }

  package func pressEnded(_ sample: PressSample) -> Bool {
    let acts = isEnabled && isHit(at: sample.location)
    isPressed = false
    if acts { action() }
    return true
  }

  package func pressCancelled() { isPressed = false }

  override var isPressable: Bool { isEnabled }

  override func keyPressBegan() { isPressed = true }

  override func keyPressEnded(acts: Bool) {
    isPressed = false
    if acts { action() }
  }

  private func isHit(at point: CGPoint) -> Bool {
    hitTest(scene.modelPoint(point, in: self)) != nil
  }
}
