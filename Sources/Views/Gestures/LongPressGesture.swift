import WUIGeometry
import WUISceneGraph

/// A press that is held. Its value is true from the moment of the press.
@MainActor @preconcurrency
public struct LongPressGesture: PrimitiveGesture {
  /// What the gesture reports.
  public typealias Value = Bool

  /// How long the press must last, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// A press of a duration, in seconds, that moves no further than a distance, in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  package func makeRecognizer() -> Recognizer<Bool> { LongPressRecognizer(self) }

  package func update(_ recognizer: Recognizer<Bool>) {
    (recognizer as? LongPressRecognizer)?.gesture = self
  }
}

private final class LongPressRecognizer: Recognizer<Bool> {
  var gesture: LongPressGesture
  private var start: (location: CGPoint, time: Double)?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var deadline: Double? {
    guard let start, gesture.minimumDuration.isFinite else { return nil }
    return start.time + gesture.minimumDuration
  }

  override func handle(_ event: GestureEvent) -> GesturePhase<Bool> {
    if event.kind == .began { start = (event.location, event.time) }
    guard let start else { return .failed }
    let distance = hypot(event.location.x - start.location.x, event.location.y - start.location.y)
    if event.kind == .cancelled || distance > gesture.maximumDistance { return stop(.failed) }
    // By the sum that the deadline is: a difference may be rounded to less, and the deadline come for ever.
    if event.time >= start.time + gesture.minimumDuration { return stop(.ended(true)) }
    return event.kind == .ended ? stop(.failed) : .possible(true)
  }

  private func stop(_ phase: GesturePhase<Bool>) -> GesturePhase<Bool> {
    start = nil
    return phase
  }
}

extension View {
  /// Calls an action when the view is pressed for a time, in seconds, without moving further than a
  /// distance, in points.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        base: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance
        ).onEnded { _ in action() }, onPressingChanged: onPressingChanged))
  }
}

/// A gesture that says when the press begins and when it is over.
package struct PressingGesture<Base> {
  let base: Base
  let onPressingChanged: ((Bool) -> Void)?
}

extension PressingGesture: Gesture, PrimitiveGesture where Base: Gesture {
  package typealias Value = Base.Value
  package typealias Body = Never

  package func makeRecognizer() -> Recognizer<Base.Value> {
    PressingRecognizer(base._recognition.make(), onPressingChanged)
  }

  package func update(_ recognizer: Recognizer<Base.Value>) {
    guard let recognizer = recognizer as? PressingRecognizer<Base.Value> else { return }
    base._recognition.update(recognizer.base)
    recognizer.onPressingChanged = onPressingChanged
  }
}

private final class PressingRecognizer<Value>: Recognizer<Value> {
  let base: Recognizer<Value>
  var onPressingChanged: ((Bool) -> Void)?
  private var isPressing = false {
    didSet { if isPressing != oldValue { onPressingChanged?(isPressing) } }
  }

  init(_ base: Recognizer<Value>, _ onPressingChanged: ((Bool) -> Void)?) {
    self.base = base
    self.onPressingChanged = onPressingChanged
  }

  override var deadline: Double? { base.deadline }

  override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
    let phase = base.handle(event)
    isPressing = !phase.isOver
    return phase
  }
}
