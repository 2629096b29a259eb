import WUIGeometry

// A change of the target makes these springs swing over to the new one with the velocity they have.
//
// `blendDuration` is part of an animation's identity only: a new response applies at once.
extension Animation {
  /// A spring that takes 0.5 s and does not bounce.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A spring described by how it feels.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - bounce: The bounciness: 0 for none, up to 1 for endless oscillation, down to −1 for a flatter
  ///     approach.
  ///   - blendDuration: Accepted for compatibility.
  /// - Note: Unlike SwiftUI, a change of the spring while it moves is not blended over
  ///   `blendDuration`; velocity stays continuous either way.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring described by its undamped period and its damping.
  ///
  /// - Parameters:
  ///   - response: The undamped period in seconds.
  ///   - dampingFraction: The share of critical damping: below 1 the value overshoots its target.
  ///   - blendDuration: Accepted for compatibility.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// The animation that moves as `spring` does.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: Accepted for compatibility.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring, blendDuration: blendDuration))
  }

  /// A stiff spring for values that follow a finger: response 0.15 s, damping fraction 0.86.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A stiff spring for values that follow a finger, described by how it feels.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: Bounce to add to 0.14.
  ///   - blendDuration: Accepted for compatibility.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A stiff spring for values that follow a finger, described by its undamped period and damping.
  ///
  /// - Parameters:
  ///   - response: The undamped period in seconds.
  ///   - dampingFraction: The share of critical damping.
  ///   - blendDuration: Accepted for compatibility.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring without bounce that takes 0.5 s.
  public static var smooth: Animation { smooth() }

  /// A spring without bounce, adjusted.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: Bounce to add to 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a hint of bounce (0.15) that takes 0.5 s.
  public static var snappy: Animation { snappy() }

  /// A spring with a hint of bounce, adjusted.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: Bounce to add to 0.15.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a visible bounce (0.3) that takes 0.5 s.
  public static var bouncy: Animation { bouncy() }

  /// A spring with a visible bounce, adjusted.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - extraBounce: Bounce to add to 0.3.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

// MARK: - Interpolating springs

extension Animation {
  /// An interpolating spring that takes 0.5 s and does not bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring(.smooth) }

  /// A spring whose motion is laid over a running one instead of taking over its velocity.
  ///
  /// - Parameters:
  ///   - mass: The mass at the end of the spring.
  ///   - stiffness: The force per unit of displacement.
  ///   - damping: The force per unit of velocity; above the critical one it counts as critical.
  ///   - initialVelocity: The velocity at the start, in distances to the target per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }

  /// A spring whose motion is laid over a running one, described by how it feels.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds.
  ///   - bounce: The bounciness: 0 for none, up to 1 for endless oscillation.
  ///   - initialVelocity: The velocity at the start, in distances to the target per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// The animation that moves as `spring` does, laid over a running one.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: The velocity at the start, in distances to the target per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity))
  }
}
