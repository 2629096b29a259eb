/// An animation in the form the engine evaluates: modifiers are folded into a start, a rate and a
/// core, so that most animations cost one function per frame.
struct Timeline: Sendable {
  indirect enum Core: Sendable {
    case curve(UnitCurve, duration: Double)
    /// A spring; `isFluid` tells those that merge from interpolating ones.
    case spring(Spring, isFluid: Bool, initialVelocity: Double)
    /// Runs of `period` seconds each; `count` is infinite for an endless repetition.
    case repetition(Timeline, period: Double, count: Double, autoreverses: Bool)
  }

  /// Seconds between the change and the first motion.
  var delay = 0.0

  /// Seconds of the core per second; 0 stands still.
  var rate = 1.0

  var core: Core

  init(core: Core) { self.core = core }

  init(_ animation: Animation) { self.init(animation.form) }

  private init(_ form: Animation.Form) {
    switch form {
    case .curve(let curve, let duration):
      self.init(core: .curve(curve, duration: duration))
    case .spring(let spring, _):
      self.init(core: .spring(spring, isFluid: true, initialVelocity: 0))
    case .interpolatingSpring(let spring, let velocity):
      self.init(core: .spring(spring, isFluid: false, initialVelocity: velocity))
    case .delay(let base, let delay):
      self.init(base)
      self.delay += delay
    case .speed(let base, let speed):
      self.init(base)
      let factor = max(0, speed)
      delay = factor > 0 ? delay / factor : 0
      rate *= factor
    case .repetition(let base, let count, let autoreverses):
      let run = Timeline(base)
      self.init(
        core: .repetition(
          run, period: run.end, count: count.map(Double.init) ?? .infinity,
          autoreverses: autoreverses))
    }
  }

  /// Whether the animation is a single spring, fluid or interpolating.
  var isSpring: Bool {
    if case .spring = core { true } else { false }
  }

  /// The spring, sped up by the rate, if the animation is a fluid one: it takes over the velocity of
  /// another.
  var fluidSpring: Spring? {
    guard case .spring(let spring, isFluid: true, _) = core else { return nil }
    return spring.sped(by: rate)
  }

  /// Seconds from the change until the animation is at rest; for springs, until it stays within 0.1 %
  /// of the way.
  var end: Double {
    switch core {
    case .curve(_, let duration): delay + duration / rate
    case .spring(let spring, _, _): delay + spring.settlingDuration / rate
    case .repetition: perceivedEnd
    }
  }

  /// Seconds from the change until the motion is perceived as complete.
  var perceivedEnd: Double {
    switch core {
    case .curve: end
    case .spring(let spring, _, _): delay + spring.duration / rate
    case .repetition(_, let period, let count, _):
      // Nothing to repeat is over at once, however often.
      delay + (period > 0 ? period * count : 0) / rate
    }
  }
}

extension Spring {
  /// The spring whose motion is the same, `rate` times as fast.
  func sped(by rate: Double) -> Spring {
    Spring(mass: mass, frequency: frequency * rate, dampingRatio: dampingRatio)
  }
}
