import WaylandUI

/// The closed solution of a damped spring on its way to 0, as an oracle that shares no code with the
/// toolkit.
package struct ReferenceSpring {
  package let response: Double
  package let dampingFraction: Double

  package init(response: Double, dampingFraction: Double) {
    self.response = response
    self.dampingFraction = dampingFraction
  }

  /// The distance from the target, and its rate of change, some seconds after the given ones.
  package func state(after time: Double, distance: Double, velocity: Double) -> (
    distance: Double, velocity: Double
  ) {
    let omega = 2 * Double.pi / response
    let decay = dampingFraction * omega
    if dampingFraction == 1 {
      let b = velocity + omega * distance
      let e = exp(-omega * time)
      return ((distance + b * time) * e, (b - omega * (distance + b * time)) * e)
    }
    let damped = omega * (1 - dampingFraction * dampingFraction).squareRoot()
    let b = (velocity + decay * distance) / damped
    let (c, s, e) = (cos(damped * time), sin(damped * time), exp(-decay * time))
    let value = e * (distance * c + b * s)
    return (value, e * damped * (b * c - distance * s) - decay * value)
  }
}
