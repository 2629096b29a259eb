/// A timing curve through (0, 0) and (1, 1) given by two control points, evaluated as y over x.
struct CubicBezier: Hashable, Sendable {
  /// Coordinates of the control points; x lies in 0…1, so that every x has exactly one y.
  let x1, y1, x2, y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// The curve mirrored at the diagonal.
  var inverse: CubicBezier { CubicBezier(y1, x1, y2, x2) }

  func value(at x: Double) -> Double {
    Self.coordinate(y1, y2, parameter(at: x))
  }

  /// The slope dy/dx. Where both derivatives vanish (a control point on its end point) it is the
  /// limit, taken from the next derivative.
  func velocity(at x: Double) -> Double {
    let s = parameter(at: x)
    let dx = Self.derivative(x1, x2, s)
    let dy = Self.derivative(y1, y2, s)
    if abs(dx) > 1e-9 { return dy / dx }
    if abs(dy) > 1e-9 { return dy > 0 ? .infinity : -.infinity }
    let ddx = Self.secondDerivative(x1, x2, s)
    return abs(ddx) > 1e-9 ? Self.secondDerivative(y1, y2, s) / ddx : 1
  }

  /// The curve parameter whose x is the given one: Newton's method, kept inside a shrinking bracket
  /// by bisection where the slope misleads it.
  private func parameter(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    var s = x
    for _ in 0..<64 {
      let error = Self.coordinate(x1, x2, s) - x
      if abs(error) < 1e-12 { break }
      if error < 0 { low = s } else { high = s }
      let newton = s - error / Self.derivative(x1, x2, s)
      s = newton > low && newton < high ? newton : (low + high) / 2
    }
    return s
  }

  /// One coordinate at parameter `s`, for the control coordinates `a` and `b`.
  private static func coordinate(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
  }

  private static func derivative(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * a + 6 * r * s * (b - a) + 3 * s * s * (1 - b)
  }

  private static func secondDerivative(_ a: Double, _ b: Double, _ s: Double) -> Double {
    6 * (1 - s) * (b - 2 * a) + 6 * s * (1 - 2 * b + a)
  }
}
