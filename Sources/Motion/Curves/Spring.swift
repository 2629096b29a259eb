import WUIGeometry

/// A damped spring, described by how it feels (duration and bounce) or by its physics.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double

  /// The undamped angular frequency ω in radians per second; infinite for a response of 0.
  let frequency: Double

  /// The damping as a share of the critical damping: below 1 the spring overshoots, above 1 it
  /// creeps.
  public let dampingRatio: Double

  init(mass: Double, frequency: Double, dampingRatio: Double) {
    self.mass = mass
    self.frequency = frequency
    self.dampingRatio = max(0, dampingRatio)
  }

  /// Creates a spring that feels as if it took `duration`.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds: the period of the undamped spring.
  ///   - bounce: From −1 (flat) over 0 (no bounce) to 1 (endless oscillation).
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from its stiffness, expressed as the period it would have without damping.
  ///
  /// - Parameters:
  ///   - response: The undamped period in seconds; 0 makes the spring jump to its target.
  ///   - dampingRatio: The share of critical damping, at least 0.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      mass: 1, frequency: response > 0 ? 2 * .pi / response : .infinity,
      dampingRatio: dampingRatio)
  }

  /// Creates a spring from its physical quantities.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring, above 0.
  ///   - stiffness: The force per unit of displacement.
  ///   - damping: The force per unit of velocity.
  ///   - allowOverDamping: Whether a damping above the critical one slows the spring down; otherwise
  ///     it counts as critical.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      mass: mass, frequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// Creates a spring that comes to rest in a given time.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time in seconds after which the spring, moving from 0 to 1 from rest,
  ///     stays within `epsilon` of its target.
  ///   - dampingRatio: The share of critical damping, above 0.
  ///   - epsilon: The distance from the target that counts as rest.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // Only ω scales time, so the spring with ω = 1 tells how much faster this one has to be.
    let reference = Spring(mass: 1, frequency: 1, dampingRatio: dampingRatio)
      .settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(
      mass: 1, frequency: settlingDuration > 0 ? reference / settlingDuration : .infinity,
      dampingRatio: dampingRatio)
  }

  /// The perceived duration in seconds: the period of the undamped spring.
  public var duration: TimeInterval { response }

  /// How much the spring bounces: 0 for none, up to 1 for endless oscillation, negative for a
  /// flatter approach.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The period in seconds the spring would have without damping.
  public var response: Double { 2 * .pi / frequency }

  /// The force per unit of displacement.
  public var stiffness: Double { mass * frequency * frequency }

  /// The force per unit of velocity.
  public var damping: Double { 2 * dampingRatio * mass * frequency }

  /// Returns the damping ratio of a bounce in −1…1; values beyond are limited to it.
  private static func dampingRatio(bounce: Double) -> Double {
    let bounce = min(max(bounce, -1), 1)
    return bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }
}

// MARK: - Presets

extension Spring {
  /// A spring without bounce that takes 0.5 s.
  public static var smooth: Spring { smooth() }

  /// A spring without bounce, adjusted.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: Bounce to add to 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a hint of bounce (0.15) that takes 0.5 s.
  public static var snappy: Spring { snappy() }

  /// A spring with a hint of bounce, adjusted.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: Bounce to add to 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a visible bounce (0.3) that takes 0.5 s.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a visible bounce, adjusted.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: Bounce to add to 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
