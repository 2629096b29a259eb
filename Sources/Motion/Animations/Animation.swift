import WUIGeometry

/// How a value gets from its old to its new state over time.
public struct Animation: Hashable, Sendable {
  /// What the animation is made of: a curve or a spring, inside any number of modifiers.
  indirect enum Form: Hashable, Sendable {
    case curve(UnitCurve, duration: TimeInterval)
    case spring(Spring, blendDuration: TimeInterval)
    case interpolatingSpring(Spring, initialVelocity: Double)
    case delay(Form, TimeInterval)
    case speed(Form, Double)
    case repetition(Form, count: Int?, autoreverses: Bool)
  }

  let form: Form

  init(_ form: Form) { self.form = form }

  /// The animation used where none is named: a spring with a response of 0.55 s and no bounce.
  ///
  /// - Note: Apple's documentation gives these figures since iOS 17; before, it was an ease-in-out.
  public static let `default` = Animation(
    .spring(Spring(response: 0.55, dampingRatio: 1), blendDuration: 0))
}

// MARK: - Modifiers

extension Animation {
  /// Returns the animation, starting `delay` seconds later.
  ///
  /// A negative delay skips the animation's beginning.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delay(form, delay)) }

  /// Returns the animation, running `speed` times as fast; at a speed of 0 it stands still.
  public func speed(_ speed: Double) -> Animation { Animation(.speed(form, speed)) }

  /// Returns the animation, running several times over.
  ///
  /// The value ends at its target, at once when the last run, by reversing, led away from it. A
  /// spring's run lasts for its settling duration.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of runs; below 1 there is no animation.
  ///   - autoreverses: Whether each second run goes backwards.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repetition(form, count: max(0, repeatCount), autoreverses: autoreverses))
  }

  /// Returns the animation, running over and over until another change of the value replaces it.
  ///
  /// - Parameter autoreverses: Whether each second run goes backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repetition(form, count: nil, autoreverses: autoreverses))
  }
}
