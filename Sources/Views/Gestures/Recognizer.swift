import WUIGeometry
import WUISceneGraph

/// Recognises one gesture in the events of a press.
package class Recognizer<Value> {
  package init() {}

  /// Takes an event in and says what has become of the gesture.
  package func handle(_ event: GestureEvent) -> GesturePhase<Value> { .failed }

  /// When the recogniser wants to be told that time has passed, in seconds.
  package var deadline: Double? { nil }

  /// Whether the gesture can only begin when the pointer has moved some way.
  package var waitsForMovement: Bool { false }
}
