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
    PairRecognizer(first.recognition.make(), second.recognition.make()) { a, b in
      let value = Value(first: a.value, second: b.value)
      switch (a, b) {
      case (.failed, .failed): return .failed
      case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
      case (.active, _), (_, .active), (.ended, _), (_, .ended): return .active(value)
      default: return .possible(a.value == nil && b.value == nil ? nil : value)
      }
    }
  }

  package func update(_ recognizer: Recognizer<Value>) {
    guard let pair = recognizer as? PairRecognizer<First.Value, Second.Value, Value> else { return }
    first.recognition.update(pair.first)
    second.recognition.update(pair.second)
  }
}

/// One gesture, or else another.
@MainActor @preconcurrency
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What the one that was made tells of itself.
  public enum Value {
    /// The first gesture's value.
    case first(First.Value)
    /// The second gesture's value.
    case second(Second.Value)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that is tried when the first one has failed.
  public var second: Second

  /// One gesture, or else another.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  package func makeRecognizer() -> Recognizer<Value> {
    PairRecognizer(first.recognition.make(), second.recognition.make()) { a, b in
      switch a {
      case .failed: b.map(Value.second)
      case .possible(let value): .possible(value.map(Value.first))
      case .active, .ended: a.map(Value.first)
      }
    }
  }

  package func update(_ recognizer: Recognizer<Value>) {
    guard let pair = recognizer as? PairRecognizer<First.Value, Second.Value, Value> else { return }
    first.recognition.update(pair.first)
    second.recognition.update(pair.second)
  }
}

/// Tells two recognisers everything and combines what they make of it.
private final class PairRecognizer<First, Second, Value>: Recognizer<Value> {
  let first: Recognizer<First>
  let second: Recognizer<Second>
  private let combine: (GesturePhase<First>, GesturePhase<Second>) -> GesturePhase<Value>
  private var phases: (GesturePhase<First>, GesturePhase<Second>) = (.failed, .failed)

  init(
    _ first: Recognizer<First>, _ second: Recognizer<Second>,
    combine: @escaping (GesturePhase<First>, GesturePhase<Second>) -> GesturePhase<Value>
  ) {
    self.first = first
    self.second = second
    self.combine = combine
  }

  override var deadline: Double? { [first.deadline, second.deadline].compactMap(\.self).min() }
  override var waitsForMovement: Bool { first.waitsForMovement && second.waitsForMovement }

  override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
    if event.kind == .began {
      phases = (first.handle(event), second.handle(event))
    } else {
      if !phases.0.isOver { phases.0 = first.handle(event) }
      if !phases.1.isOver { phases.1 = second.handle(event) }
    }
    return combine(phases.0, phases.1)
  }
}

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
    SequenceRecognizer<First, Second>(first.recognition.make(), second.recognition.make())
  }

  package func update(_ recognizer: Recognizer<Value>) {
    guard let sequence = recognizer as? SequenceRecognizer<First, Second> else { return }
    first.recognition.update(sequence.first)
    second.recognition.update(sequence.second)
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
  /// This gesture and another at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }

  /// This gesture and then, in the same press, another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or else another.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
