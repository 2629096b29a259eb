import WUIGeometry

extension Animation {
  /// An animation with constant speed over 0.35 s.
  public static var linear: Animation { linear(duration: 0.35) }

  /// An animation with constant speed over `duration` seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// An animation that starts slowly, over 0.35 s.
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  /// An animation that starts slowly, over `duration` seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// An animation that ends slowly, over 0.35 s.
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  /// An animation that ends slowly, over `duration` seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// An animation that starts and ends slowly, over 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// An animation that starts and ends slowly, over `duration` seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// An animation along a Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: The first control point's x, in 0…1.
  ///   - p1y: The first control point's y; beyond 0…1 the value leaves its range.
  ///   - p2x: The second control point's x, in 0…1.
  ///   - p2y: The second control point's y.
  ///   - duration: The duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(UnitCurve(.bezier(CubicBezier(p1x, p1y, p2x, p2y))), duration: duration)
  }

  /// An animation along `curve` over `duration` seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration))
  }
}
