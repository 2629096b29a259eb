import WUIGeometry

extension Spring {
  /// The time in seconds after which the spring, moving from 0 to 1 from rest, stays within 0.001 of
  /// its target; infinite without damping.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// The time in seconds after which the spring, moving from zero to `target`, stays within `epsilon`
  /// of it.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    if frequency == .infinity { return 0 }
    if dampingRatio == 0 || dampingRatio == .infinity || frequency == 0 || epsilon <= 0 {
      return .infinity
    }
    let displacement = V.zero - target
    // Near the critical damping the first bound is the tighter one, away from it the second.
    let linear = Envelope(linearFor: self, displacement: displacement, velocity: initialVelocity)
    let constant = Envelope(
      constantFor: self, displacement: displacement, velocity: initialVelocity)
    let bound = min(linear.timeBelow(epsilon), constant?.timeBelow(epsilon) ?? .infinity)
    return Excursion(spring: self, displacement: displacement, velocity: initialVelocity)
      .lastTime(beyond: epsilon, before: bound)
  }

  /// The time in seconds after which the spring, moving between two values, stays within `epsilon`
  /// of the second.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}

/// An upper bound of a spring's distance from its target: (constant + slope·t)·e^(−rate·t).
///
/// The distance itself is x₀·even(t) + (v₀ + ζωx₀)·odd(t), with the two functions of
/// `SpringPropagator`.
private struct Envelope {
  let constant: Double
  let slope: Double
  let rate: Double

  /// The bound that follows from even(t) ≤ e^(−rate·t) and odd(t) ≤ t·e^(−rate·t).
  init<V: VectorArithmetic>(linearFor spring: Spring, displacement: V, velocity: V) {
    let decay = spring.dampingRatio * spring.frequency
    constant = displacement.magnitudeSquared.squareRoot()
    slope = (velocity + displacement.scaled(by: decay)).magnitudeSquared.squareRoot()
    rate = spring.slowestDecay
  }

  /// The bound by the amplitude of the oscillation, or of the two exponentials; there is none for
  /// critical damping.
  init?<V: VectorArithmetic>(constantFor spring: Spring, displacement: V, velocity: V) {
    let ratio = spring.dampingRatio
    let root = spring.frequency * abs(1 - ratio * ratio).squareRoot()
    guard root > 0 else { return nil }
    let second = (velocity + displacement.scaled(by: ratio * spring.frequency))
      .scaled(by: 1 / root)
    if ratio < 1 {
      constant = (displacement.magnitudeSquared + second.magnitudeSquared).squareRoot()
    } else {
      constant =
        ((displacement + second).magnitudeSquared.squareRoot()
          + (displacement - second).magnitudeSquared.squareRoot()) / 2
    }
    slope = 0
    rate = spring.slowestDecay
  }

  func timeBelow(_ limit: Double) -> Double {
    if slope == 0 { return max(0, log(constant / limit) / rate) }
    // The bound rises until `peak` and falls from there on.
    let peak = max(0, 1 / rate - constant / slope)
    if bound(at: peak) <= limit { return 0 }
    var low = peak
    var high = peak + 1 / rate
    while bound(at: high) > limit { high += high - low }
    while high - low > 1e-9 * high {
      let middle = (low + high) / 2
      if bound(at: middle) > limit { low = middle } else { high = middle }
    }
    return high
  }

  private func bound(at time: Double) -> Double { (constant + slope * time) * exp(-rate * time) }
}

/// A spring's distance from its target over time.
private struct Excursion {
  private let spring: Spring
  private let displacementSquared: Double
  private let velocitySquared: Double
  /// Twice the inner product of the two.
  private let mixed: Double

  init<V: VectorArithmetic>(spring: Spring, displacement: V, velocity: V) {
    self.spring = spring
    displacementSquared = displacement.magnitudeSquared
    velocitySquared = velocity.magnitudeSquared
    mixed = (displacement + velocity).magnitudeSquared - displacementSquared - velocitySquared
  }

  private func squared(at time: Double) -> Double {
    let step = spring.propagator(time: time)
    let (a, b) = (step.displacementFromDisplacement, step.displacementFromVelocity)
    return a * a * displacementSquared + a * b * mixed + b * b * velocitySquared
  }

  /// The time of the greatest distance in a range with one extremum.
  private func highest(from start: Double, to end: Double) -> Double {
    var (low, high) = (start, end)
    for _ in 0..<32 {
      let third = (high - low) / 3
      if squared(at: low + third) < squared(at: high - third) {
        low += third
      } else {
        high -= third
      }
    }
    return (low + high) / 2
  }

  /// The last time at which the distance is above a limit; `bound` is a time after which it is not.
  func lastTime(beyond limit: Double, before bound: Double) -> Double {
    // Fine enough for the last swing, and for the one extremum of a spring that does not oscillate.
    let swing = spring.dampingRatio < 1 ? .pi / spring.dampedFrequency : bound
    let step = min(swing / 8, bound / 64)
    var (low, high) = (bound, bound)
    while true {
      if low == 0 { return 0 }
      (low, high) = (max(0, low - step), low)
      if squared(at: low) > limit * limit { break }
      // A swing that is only just large enough may lie between two steps.
      let peak = highest(from: low, to: min(high + step, bound))
      if squared(at: peak) > limit * limit {
        low = peak
        high = max(high, peak + step)
        break
      }
    }
    while high - low > 1e-9 * high {
      let middle = (low + high) / 2
      if squared(at: middle) > limit * limit { low = middle } else { high = middle }
    }
    return high
  }
}

extension Spring {
  /// The angular frequency of the oscillation, in radians per second; 0 where there is none.
  fileprivate var dampedFrequency: Double {
    frequency * max(0, 1 - dampingRatio * dampingRatio).squareRoot()
  }

  /// The rate, per second, of the exponential that dies out last.
  fileprivate var slowestDecay: Double {
    dampingRatio <= 1
      ? dampingRatio * frequency
      : frequency / (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
  }
}
