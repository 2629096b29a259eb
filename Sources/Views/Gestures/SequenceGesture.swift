import WUIGeometry
import WUISceneGraph

/// One gesture and then, in the same press, another.
@MainActor @preconcurrency
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the gestures tell of themselves.
  public enum Value {
    /// The first gesture is under way.
    case first(First.Value)
    /// The first gesture was made; the second one has nothing to tell yet, or is under way.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// One gesture and then another.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  package func makeRecognizer() -> Recognizer<Value> {
    SequenceRecognizer<First, Second>(first._recognition.make(), second._recognition.make())
  }

  package func update(_ recognizer: Recognizer<Value>) {
    guard let sequence = recognizer as? SequenceRecognizer<First, Second> else { return }
    first._recognition.update(sequence.first)
    second._recognition.update(sequence.second)
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  Recognizer<SequenceGesture<First, Second>.Value>
{
  let first: Recognizer<First.Value>
  let second: Recognizer<Second.Value>
  /// The value of the first gesture, once it was made.
  private var made: First.Value?

  init(_ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override var deadline: Double? { made == nil ? first.deadline : second.deadline }
  override var waitsForMovement: Bool { first.waitsForMovement }

  override func handle(_ event: GestureEvent) -> GesturePhase<SequenceGesture<First, Second>.Value>
  {
    if event.kind == .began { made = nil }
    if let made { return follow(made, second.handle(event)) }
    let phase = first.handle(event)
    guard case .ended(let value) = phase else { return phase.map { .first($0) } }
    made = value
    // The second one begins where the first one was made, unless the press is over.
    if event.kind == .ended { return .failed }
    return follow(value, second.handle(event.retold(as: .began)))
  }

  private func follow(_ made: First.Value, _ phase: GesturePhase<Second.Value>)
    -> GesturePhase<SequenceGesture<First, Second>.Value>
  {
    switch phase {
    case .possible(let value): .active(.second(made, value))
    case .active(let value): .active(.second(made, value))
    case .ended(let value): .ended(.second(made, value))
    case .failed: .failed
    }
  }
}

extension Gesture {
  /// This gesture and then, in the same press, another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
