import WUIGeometry

extension Spring {
  /// The time in seconds after which the spring, moving from 0 to 1 from rest, stays within 0.001 of
  /// its target; infinite without damping.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// The time in seconds after which the spring, moving from zero to `target`, stays within `epsilon`
  /// of it.
  ///
  /// The estimate is on the safe side: it follows the envelope of the oscillation.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    if frequency == .infinity { return 0 }
    if dampingRatio == 0 || dampingRatio == .infinity || frequency == 0 || epsilon <= 0 {
      return .infinity
    }
    let displacement = V.zero - target
    return Envelope(spring: self, displacement: displacement, velocity: initialVelocity)
      .timeBelow(epsilon)
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
private struct Envelope {
  let constant: Double
  let slope: Double
  let rate: Double

  init<V: VectorArithmetic>(spring: Spring, displacement: V, velocity: V) {
    let ratio = spring.dampingRatio
    let frequency = spring.frequency
    let decay = ratio * frequency
    // The solution's second coefficient, still to be divided by its frequency.
    let second = velocity + displacement.scaled(by: decay)
    if abs(ratio - 1) < 1e-8 {
      constant = displacement.magnitudeSquared.squareRoot()
      slope = second.magnitudeSquared.squareRoot()
      rate = decay
    } else if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      constant =
        (displacement.magnitudeSquared + second.magnitudeSquared / (damped * damped)).squareRoot()
      slope = 0
      rate = decay
    } else {
      let root = frequency * (ratio * ratio - 1).squareRoot()
      let part = second.scaled(by: 1 / root)
      // Both exponentials are bounded by the slower one, with the fast one's share added.
      constant =
        ((displacement + part).magnitudeSquared.squareRoot()
          + (displacement - part).magnitudeSquared.squareRoot()) / 2
      slope = 0
      rate = frequency / (ratio + root / frequency)
    }
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
