import WUIGeometry

extension Spring {
  /// What the spring makes of a start after `time` seconds; before the start nothing changes.
  func propagator(time: Double) -> SpringPropagator {
    if time <= 0 || dampingRatio == .infinity { return .identity }
    if frequency == .infinity { return .settled }
    return SpringPropagator(frequency: frequency, ratio: dampingRatio, time: time)
  }

  // MARK: Vectors

  /// The value on its way from zero to `target`, `time` seconds after the start.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = propagator(time: time)
    return target - target.scaled(by: step.displacementFromDisplacement)
      + initialVelocity.scaled(by: step.displacementFromVelocity)
  }

  /// The velocity per second on the way from zero to `target`, `time` seconds after the start.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = propagator(time: time)
    return initialVelocity.scaled(by: step.velocityFromVelocity)
      - target.scaled(by: step.velocityFromDisplacement)
  }

  /// Moves `value` and `velocity` on by `deltaTime` seconds towards `target`.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let step = propagator(time: deltaTime)
    let displacement = value - target
    value =
      target + displacement.scaled(by: step.displacementFromDisplacement)
      + velocity.scaled(by: step.displacementFromVelocity)
    velocity =
      displacement.scaled(by: step.velocityFromDisplacement)
      + velocity.scaled(by: step.velocityFromVelocity)
  }

  /// The force that pulls a body at `position` with `velocity` towards `target`.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  // MARK: Animatable values

  /// The value on its way between two values, `time` seconds after the start.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let start = fromValue.animatableData
    var result = toValue
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// The velocity per second on the way between two values, `time` seconds after the start.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on the way between two values, at `position` with `velocity`.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }
}
