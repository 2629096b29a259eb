import WUIGeometry
import WUISceneGraph

/// A gesture that leaves a press alone where its first value does not meet a condition.
package struct ConditionalGesture<Base, Value> {
  let base: Base
  let condition: (Value) -> Bool
}

extension ConditionalGesture: Gesture, PrimitiveGesture where Base: Gesture, Base.Value == Value {
  package typealias Body = Never

  package func makeRecognizer() -> Recognizer<Value> {
    ConditionalRecognizer(base._recognition.make(), condition)
  }

  package func update(_ recognizer: Recognizer<Value>) {
    guard let recognizer = recognizer as? ConditionalRecognizer<Value> else { return }
    base._recognition.update(recognizer.base)
    recognizer.condition = condition
  }
}

private final class ConditionalRecognizer<Value>: Recognizer<Value> {
  let base: Recognizer<Value>
  var condition: (Value) -> Bool
  /// Whether the press has met the condition.
  private var hasBegun = false

  init(_ base: Recognizer<Value>, _ condition: @escaping (Value) -> Bool) {
    self.base = base
    self.condition = condition
  }

  override var deadline: Double? { base.deadline }
  override var waitsForMovement: Bool { base.waitsForMovement }

  override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
    if event.kind == .began { hasBegun = false }
    let phase = base.handle(event)
    switch phase {
    case .active(let value), .ended(let value):
      if hasBegun || condition(value) {
        hasBegun = true
        return phase
      }
      _ = base.handle(event.retold(as: .cancelled))
      return .failed
    case .possible, .failed: return phase
    }
  }
}

extension Gesture {
  /// Recognises the gesture only if its first value meets a condition; if not, the press is left to the
  /// other gestures that follow it.
  ///
  /// A drawer takes only drags that begin at its edge and lead inwards:
  /// `DragGesture().beginning { $0.startLocation.x < 24 && $0.translation.width > 0 }`.
  ///
  /// - Note: Unlike SwiftUI, which leaves such a decision to the recognisers of UIKit.
  public func beginning(if condition: @escaping (Value) -> Bool) -> some Gesture<Value> {
    ConditionalGesture(base: self, condition: condition)
  }
}
