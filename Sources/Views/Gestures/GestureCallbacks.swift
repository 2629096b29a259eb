import WUIGeometry
import WUISceneGraph

/// A gesture with a closure that is told what becomes of it.
package struct ObservedGesture<Base, Value> {
  let base: Base
  let observe: (GesturePhase<Value>) -> Void
}

extension ObservedGesture: Gesture, PrimitiveGesture where Base: Gesture, Base.Value == Value {
  package typealias Body = Never

  package func makeRecognizer() -> Recognizer<Value> {
    ObservingRecognizer(base._recognition.make(), observe)
  }

  package func update(_ recognizer: Recognizer<Value>) {
    guard let recognizer = recognizer as? ObservingRecognizer<Value> else { return }
    base._recognition.update(recognizer.base)
    recognizer.observe = observe
  }
}

private final class ObservingRecognizer<Value>: Recognizer<Value> {
  let base: Recognizer<Value>
  var observe: (GesturePhase<Value>) -> Void

  init(_ base: Recognizer<Value>, _ observe: @escaping (GesturePhase<Value>) -> Void) {
    self.base = base
    self.observe = observe
  }

  override var deadline: Double? { base.deadline }
  override var waitsForMovement: Bool { base.waitsForMovement }

  override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
    let phase = base.handle(event)
    observe(phase)
    return phase
  }
}

extension Gesture {
  /// Calls an action when the gesture was made.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ObservedGesture(base: self) { if case .ended(let value) = $0 { action(value) } }
  }

  /// Calls an action when the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable {
    let last = LastValue<Value>()
    return ObservedGesture(base: self) { phase in
      if phase.isOver {
        last.value = nil
        return
      }
      guard let value = phase.value, value != last.value else { return }
      last.value = value
      action(value)
    }
  }

  /// The gesture with another value.
  public func map<T>(_ body: @escaping (Value) -> T) -> some Gesture<T> {
    MappedGesture(base: self, transform: body)
  }
}

/// The value a closure has seen last.
private final class LastValue<Value> {
  var value: Value?
}

/// A gesture with another value.
package struct MappedGesture<Base, BaseValue, Value> {
  let base: Base
  let transform: (BaseValue) -> Value
}

extension MappedGesture: Gesture, PrimitiveGesture where Base: Gesture, Base.Value == BaseValue {
  package typealias Body = Never

  package func makeRecognizer() -> Recognizer<Value> {
    MappingRecognizer(base._recognition.make(), transform)
  }

  package func update(_ recognizer: Recognizer<Value>) {
    guard let recognizer = recognizer as? MappingRecognizer<BaseValue, Value> else { return }
    base._recognition.update(recognizer.base)
    recognizer.transform = transform
  }
}

private final class MappingRecognizer<Inner, Value>: Recognizer<Value> {
  let base: Recognizer<Inner>
  var transform: (Inner) -> Value

  init(_ base: Recognizer<Inner>, _ transform: @escaping (Inner) -> Value) {
    self.base = base
    self.transform = transform
  }

  override var deadline: Double? { base.deadline }
  override var waitsForMovement: Bool { base.waitsForMovement }

  override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
    base.handle(event).map(transform)
  }
}
