/// One running animation of a value.
struct AnimationLayer<Value: VectorArithmetic> {
  /// The animation, ready to evaluate.
  let timeline: Timeline

  /// The time of the change, in seconds.
  let start: Double

  /// Where the animation leads; it moves along with what the value is measured from, or with a hand.
  var target: Value

  /// The velocity a spring begins with, per second.
  var velocity: Value = .zero

  /// The square of the largest distance the motion can have, against which "nearly there" is measured.
  private var reachSquared = 0.0

  init(timeline: Timeline, start: Double, target: Value) {
    self.timeline = timeline
    self.start = start
    self.target = target
  }

  /// Notes how far a motion from `base` reaches: its way, and what its velocity adds.
  mutating func measure(from base: Value) {
    guard case .spring(let spring, _, let initialVelocity) = timeline.core else { return }
    let frequency = spring.frequency * timeline.rate
    let way = (target - base).magnitudeSquared
    let push = velocity.magnitudeSquared + initialVelocity * initialVelocity * way
    reachSquared = way + push / (frequency * frequency)
  }

  /// Moves `motion`, which holds the value and velocity of the layers below, to what this layer makes
  /// of it at `time`.
  ///
  /// - Parameter withVelocity: Whether the velocity counts. Without springs nobody asks for it from frame to
  ///   frame, and it is most of the arithmetic.
  /// - Returns: Whether the layer is over.
  func advance(
    _ motion: inout (value: Value, velocity: Value), to time: Double, withVelocity: Bool
  ) -> Bool {
    let sample = timeline.sample(at: time - start)
    if sample.isOver { return true }
    if withVelocity {
      motion.velocity.scale(by: 1 - sample.progress)
      motion.velocity.add(target - motion.value, times: sample.speed)
      motion.velocity.add(velocity, times: sample.driftSpeed)
    }
    motion.value.move(towards: target, by: sample.progress)
    if timeline.isSpring { motion.value.add(velocity, times: sample.drift) }
    return isAtRest(motion, elapsed: time - start)
  }

  /// Whether a spring has come to rest: velocity and acceleration are at most 0.06 units per second
  /// (per second²), and at most 1 % of the way is left.
  ///
  /// The thresholds are those of SwiftUI's fluid springs; interpolating ones use them too.
  private func isAtRest(_ motion: (value: Value, velocity: Value), elapsed: Double) -> Bool {
    guard case .spring(let spring, _, _) = timeline.core, elapsed >= timeline.delay else {
      return false
    }
    let timed = spring.sped(by: timeline.rate)
    if timed.frequency == .infinity { return true }
    let limit = 0.0036
    let rest = target - motion.value
    guard motion.velocity.magnitudeSquared <= limit,
      rest.magnitudeSquared <= 0.0001 * reachSquared
    else { return false }
    let acceleration =
      rest.scaled(by: timed.frequency * timed.frequency)
      - motion.velocity.scaled(by: 2 * timed.dampingRatio * timed.frequency)
    return acceleration.magnitudeSquared <= limit
  }
}

extension AnimationLayer: Sendable where Value: Sendable {}
