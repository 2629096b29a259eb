import WUIGeometry

/// A function of progress over time, both running from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case circularEaseInOutInverse
    case bezier(CubicBezier)
  }

  let form: Form

  init(_ form: Form) { self.form = form }

  /// Progress equals time.
  public static let linear = UnitCurve(.linear)

  /// Starts slowly: a Bézier curve with the control points (0.42, 0) and (1, 1).
  public static let easeIn = UnitCurve(.bezier(CubicBezier(0.42, 0, 1, 1)))

  /// Ends slowly: a Bézier curve with the control points (0, 0) and (0.58, 1).
  public static let easeOut = UnitCurve(.bezier(CubicBezier(0, 0, 0.58, 1)))

  /// Starts and ends slowly: a Bézier curve with the control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = UnitCurve(.bezier(CubicBezier(0.42, 0, 0.58, 1)))

  /// Starts slowly and ends at full speed, as the lower right quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)

  /// Starts at full speed and ends slowly, as the upper left quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)

  /// Starts and ends slowly and is fastest in the middle: two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// The progress at `progress` of the time, which is limited to 0…1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch form {
    case .linear: return x
    case .circularEaseIn: return 1 - Self.leg(x)
    case .circularEaseOut: return Self.leg(1 - x)
    case .circularEaseInOut:
      return x < 0.5 ? (1 - Self.leg(2 * x)) / 2 : (1 + Self.leg(2 - 2 * x)) / 2
    case .circularEaseInOutInverse:
      return x < 0.5 ? Self.leg(1 - 2 * x) / 2 : 1 - Self.leg(2 * x - 1) / 2
    case .bezier(let curve): return curve.value(at: x)
    }
  }

  /// The rate of change at `progress` of the time, which is limited to 0…1.
  ///
  /// - Note: Unlike SwiftUI, an end at which a Bézier curve's control point lies on the end point
  ///   itself (the end of `easeIn`, the start of `easeOut`) has the slope the curve approaches there.
  public func velocity(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch form {
    case .linear: return 1
    case .circularEaseIn: return x / Self.leg(x)
    case .circularEaseOut: return (1 - x) / Self.leg(1 - x)
    case .circularEaseInOut:
      let distance = x < 0.5 ? 2 * x : 2 - 2 * x
      return distance / Self.leg(distance)
    case .circularEaseInOutInverse:
      let distance = abs(1 - 2 * x)
      return distance / Self.leg(distance)
    case .bezier(let curve): return curve.velocity(at: x)
    }
  }

  /// The curve with time and progress exchanged.
  ///
  /// A Bézier curve whose progress leaves 0…1 has no inverse; its control points are limited to it.
  public var inverse: UnitCurve {
    switch form {
    case .linear: self
    case .circularEaseIn: UnitCurve(.circularEaseOut)
    case .circularEaseOut: UnitCurve(.circularEaseIn)
    case .circularEaseInOut: UnitCurve(.circularEaseInOutInverse)
    case .circularEaseInOutInverse: UnitCurve(.circularEaseInOut)
    case .bezier(let curve): UnitCurve(.bezier(curve.inverse))
    }
  }

  /// The other leg of a right triangle with hypotenuse 1.
  private static func leg(_ side: Double) -> Double {
    max(0, 1 - side * side).squareRoot()
  }
}

extension UnitCurve {
  /// A Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - startControlPoint: The point that the start heads for; its x is limited to 0…1.
  ///   - endControlPoint: The point that the end comes from; its x is limited to 0…1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      .bezier(
        CubicBezier(
          startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)))
  }
}
