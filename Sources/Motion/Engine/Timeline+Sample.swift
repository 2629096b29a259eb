/// What an animation does to a value at one moment.
///
/// The value is base + progress·(target − base) + drift·velocity, where velocity is that with which a
/// merged spring began.
struct TimelineSample {
  /// The share of the way to the target.
  var progress: Double

  /// The change of `progress` per second.
  var speed: Double

  /// Seconds' worth of the initial velocity.
  var drift = 0.0

  /// The change of `drift` per second.
  var driftSpeed = 0.0

  /// Whether time alone ends the animation; springs end by coming to rest.
  var isOver = false
}

extension Timeline {
  /// The sample `elapsed` seconds after the change.
  func sample(at elapsed: Double) -> TimelineSample {
    guard elapsed >= delay else { return TimelineSample(progress: 0, speed: 0) }
    let time = (elapsed - delay) * rate
    switch core {
    case .curve(let curve, let duration):
      guard time < duration else {
        return TimelineSample(progress: 1, speed: 0, isOver: true)
      }
      let x = time / duration
      return TimelineSample(
        progress: curve.value(at: x), speed: curve.velocity(at: x) / duration * rate)
    case .spring(let spring, _, let initialVelocity):
      return sample(of: spring, initialVelocity: initialVelocity, time: time)
    case .repetition(let run, let period, let count, let autoreverses):
      return sample(
        of: run, period: period, count: count, autoreverses: autoreverses, time: time)
    }
  }

  private func sample(
    of spring: Spring, initialVelocity: Double, time: Double
  ) -> TimelineSample {
    let step = spring.propagator(time: time)
    return TimelineSample(
      progress: 1 - step.displacementFromDisplacement
        + initialVelocity * step.displacementFromVelocity,
      speed: (initialVelocity * step.velocityFromVelocity - step.velocityFromDisplacement) * rate,
      // The velocity is given per second, and the spring's own time runs `rate` times as fast.
      drift: rate > 0 ? step.displacementFromVelocity / rate : 0,
      driftSpeed: step.velocityFromVelocity)
  }

  private func sample(
    of run: Timeline, period: Double, count: Double, autoreverses: Bool, time: Double
  ) -> TimelineSample {
    guard period > 0, time < period * count else {
      return TimelineSample(progress: 1, speed: 0, isOver: true)
    }
    let index = (time / period).rounded(.down)
    let phase = index > 0 ? time - index * period : time
    let isReversed = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
    var sample = run.sample(at: isReversed ? period - phase : phase)
    sample.speed *= isReversed ? -rate : rate
    sample.isOver = false
    return sample
  }
}
