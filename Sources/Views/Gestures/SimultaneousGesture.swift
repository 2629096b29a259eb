import WUIGeometry
import WUISceneGraph

/// Two gestures at the same time.
@MainActor @preconcurrency
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What both gestures tell of themselves; nil where one has nothing to tell yet.
  public struct Value {
    /// The first gesture's value.
    public var first: First.Value?
    /// The second gesture's value.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Two gestures at the same time.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  package func makeRecognizer() -> Recognizer<Value> {
    SimultaneousRecognizer<First, Second>(first._recognition.make(), second._recognition.make())
  }

  package func update(_ recognizer: Recognizer<Value>) {
    guard let pair = recognizer as? SimultaneousRecognizer<First, Second> else { return }
    first._recognition.update(pair.first)
    second._recognition.update(pair.second)
  }
}

/// Tells two recognisers everything.
private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  Recognizer<SimultaneousGesture<First, Second>.Value>
{
  let first: Recognizer<First.Value>
  let second: Recognizer<Second.Value>
  private var phases: (GesturePhase<First.Value>, GesturePhase<Second.Value>) = (.failed, .failed)

  init(_ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override var deadline: Double? { [first.deadline, second.deadline].compactMap(\.self).min() }
  override var waitsForMovement: Bool { first.waitsForMovement && second.waitsForMovement }

  override func handle(_ event: GestureEvent)
    -> GesturePhase<SimultaneousGesture<First, Second>.Value>
  {
    if event.kind == .began { phases = (.possible(nil), .possible(nil)) }
    if !phases.0.isOver { phases.0 = first.handle(event) }
    if !phases.1.isOver { phases.1 = second.handle(event) }
    let value = SimultaneousGesture<First, Second>.Value(
      first: phases.0.value, second: phases.1.value)
    switch phases {
    case (.failed, .failed): return .failed
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
    case (.active, _), (_, .active), (.ended, _), (_, .ended): return .active(value)
    default: return .possible(value.first == nil && value.second == nil ? nil : value)
    }
  }
}

extension Gesture {
  /// This gesture and another at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
