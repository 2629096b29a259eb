import WUIGeometry

/// What a spring makes of any start in a given time: displacement and velocity afterwards are linear
/// in those before.
///
/// It solves x″ = −ω²x − 2ζωx′ in closed form, so a long step equals many short ones.
struct SpringPropagator {
  /// Share of the displacement that is left.
  let displacementFromDisplacement: Double
  /// Displacement per unit of initial velocity, in seconds.
  let displacementFromVelocity: Double
  /// Velocity per unit of initial displacement, in 1/s.
  let velocityFromDisplacement: Double
  /// Share of the velocity that is left.
  let velocityFromVelocity: Double

  /// - Parameters:
  ///   - frequency: The undamped angular frequency ω, in radians per second.
  ///   - ratio: The damping ratio ζ; 1 is critical.
  ///   - time: The step in seconds, at least 0.
  init(frequency: Double, ratio: Double, time: Double) {
    let decay = ratio * frequency
    // `even` and `odd` are the solution's cosine-like and sine-like parts, the latter per rad/s.
    let even: Double
    let odd: Double
    if abs(ratio - 1) < 1e-8 {
      even = exp(-decay * time)
      odd = even * time
    } else if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let envelope = exp(-decay * time)
      even = envelope * cos(damped * time)
      odd = envelope * sin(damped * time) / damped
    } else {
      let root = (ratio * ratio - 1).squareRoot()
      // −ω/(ζ+√(ζ²−1)) is −ζω+ω√(ζ²−1) without the cancellation.
      let slow = exp(-frequency / (ratio + root) * time)
      let fast = exp(-frequency * (ratio + root) * time)
      even = (slow + fast) / 2
      odd = (slow - fast) / (2 * frequency * root)
    }
    displacementFromDisplacement = even + decay * odd
    displacementFromVelocity = odd
    velocityFromDisplacement = -frequency * frequency * odd
    velocityFromVelocity = even - decay * odd
  }

  private init(settled: Bool) {
    displacementFromDisplacement = settled ? 0 : 1
    displacementFromVelocity = 0
    velocityFromDisplacement = 0
    velocityFromVelocity = settled ? 0 : 1
  }

  /// At rest in its place, whatever the start: a spring of infinite stiffness.
  static let settled = SpringPropagator(settled: true)

  /// As at the start: no time has passed.
  static let identity = SpringPropagator(settled: false)
}
