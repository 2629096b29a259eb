import Foundation
import WUIGeometry
import WUIHost
import WUISceneGraph
import WUIViews

extension OffscreenHost {
  /// Presses and releases a key. Returns whether any view handled it.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    let isHandled = keyDown(key, modifiers: modifiers)
    keyUp(key, modifiers: modifiers)
    return isHandled
  }

  /// Presses a key and holds it. Returns whether any view handled it.
  @discardableResult
  public func keyDown(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    scene.send(KeyPress(phase: .down, key: key, modifiers: modifiers))
  }

  /// Repeats a key that is held. Returns whether any view handled it.
  @discardableResult
  public func keyRepeat(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    scene.send(KeyPress(phase: .repeat, key: key, modifiers: modifiers))
  }

  /// Releases a key.
  public func keyUp(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
    scene.send(KeyPress(phase: .up, key: key, modifiers: modifiers))
  }

  /// Presses and releases the keys of a text, one after the other.
  public func type(_ text: String) {
    for character in text { press(KeyEquivalent(character)) }
  }

  /// Another window gets the keyboard: what a key holds pressed is let go, and keys reach nobody.
  ///
  /// The pointer may stay; a press that it holds goes on.
  public func loseFocus() { scene.hasFocus = false }

  /// The window gets the keyboard back, with the focus where it was. Of a key that is still held it hears
  /// the release only.
  public func regainFocus() { scene.hasFocus = true }

  /// Moves the pointer to a point of the window.
  public func movePointer(to point: CGPoint) {
    scene.send(PointerEvent(kind: .motion, location: point))
  }

  /// Presses the primary button at a point of the window.
  public func pointerDown(at point: CGPoint) {
    movePointer(to: point)
    scene.send(PointerEvent(kind: .down, location: point))
  }

  /// Releases the primary button at a point of the window.
  public func pointerUp(at point: CGPoint) {
    scene.send(PointerEvent(kind: .motion, location: point))
    scene.send(PointerEvent(kind: .up, location: point))
  }

  /// The pointer leaves the window.
  public func pointerLeave() { scene.send(PointerEvent(kind: .leave, location: .zero)) }

  /// The press under way is taken away, as when the compositor takes a touch over.
  public func pointerCancel() { scene.send(PointerEvent(kind: .cancel, location: .zero)) }

  /// Presses and releases the primary button at a point of the window.
  public func tap(at point: CGPoint) {
    pointerDown(at: point)
    pointerUp(at: point)
  }

  /// Presses and releases the primary button at a point of the window.
  public func tap(x: CGFloat, y: CGFloat) { tap(at: CGPoint(x: x, y: y)) }

  /// Presses and releases the primary button in the middle of the view of an accessibility identifier.
  public func tap(_ identifier: String) {
    let frame = frame(of: identifier)
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Presses the primary button, moves the pointer over a time in steps of a frame, and releases it.
  public func drag(from start: CGPoint, to end: CGPoint, over milliseconds: Double) {
    pointerDown(at: start)
    let steps = max(Int((milliseconds / (1000.0 / 60)).rounded(.up)), 1)
    for step in 1...steps {
      advance(milliseconds: milliseconds / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      movePointer(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    pointerUp(at: end)
  }
}
