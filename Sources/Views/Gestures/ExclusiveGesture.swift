import WUIGeometry
import WUISceneGraph

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
    ExclusiveRecognizer<First, Second>(first._recognition.make(), second._recognition.make())
  }

  package func update(_ recognizer: Recognizer<Value>) {
    guard let pair = recognizer as? ExclusiveRecognizer<First, Second> else { return }
    first._recognition.update(pair.first)
    second._recognition.update(pair.second)
  }
}

/// Holds back from the second recogniser what happens until the first one has failed, so that only one of
/// them acts.
private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  Recognizer<ExclusiveGesture<First, Second>.Value>
{
  let first: Recognizer<First.Value>
  let second: Recognizer<Second.Value>
  private var phases: (GesturePhase<First.Value>, GesturePhase<Second.Value>) = (.failed, .failed)
  private var heldBack: [GestureEvent] = []

  init(_ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  private var hasFirstFailed: Bool {
    if case .failed = phases.0 { true } else { false }
  }

  override var deadline: Double? { hasFirstFailed ? second.deadline : first.deadline }
  override var waitsForMovement: Bool { first.waitsForMovement && second.waitsForMovement }

  override func handle(_ event: GestureEvent) -> GesturePhase<ExclusiveGesture<First, Second>.Value>
  {
    if event.kind == .began {
      phases = (.possible(nil), .possible(nil))
      heldBack = []
    }
    if !phases.0.isOver { phases.0 = first.handle(event) }
    heldBack.append(event)
    switch phases.0 {
    case .possible(let value): return .possible(value.map { .first($0) })
    case .active, .ended:
      // From now on the press is the first one's, even if it is taken away.
      phases.1 = .failed
      heldBack = []
      return phases.0.map { .first($0) }
    case .failed: return tellSecond(isTakenAway: event.kind == .cancelled)
    }
  }

  private func tellSecond(isTakenAway: Bool) -> GesturePhase<ExclusiveGesture<First, Second>.Value>
  {
    // Of a press that is taken away before its turn the second one need not know.
    if isTakenAway, heldBack.first?.kind == .began { return .failed }
    for event in heldBack where !phases.1.isOver { phases.1 = second.handle(event) }
    heldBack = []
    return phases.1.map { .second($0) }
  }
}

extension Gesture {
  /// This gesture, or else another.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
