extension Path {
  /// Adds an arc of a circle, with a line to its start if the path has a current point.
  ///
  /// Angles start at 3 o'clock and grow clockwise on screen. As in SwiftUI, whose y axis points
  /// down while the word is meant for one that points up, `clockwise: false` draws along growing
  /// angles, which is clockwise on screen. An arc of a whole turn or more is a full circle.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the arc starts.
  ///   - endAngle: Where the arc ends.
  ///   - clockwise: True for falling angles.
  ///   - transform: Maps the arc before it is added.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let difference = (endAngle.radians - startAngle.radians) * (clockwise ? -1 : 1)
    var sweep = difference
    if difference < 0 {
      sweep = difference - (difference / turn).rounded(.down) * turn
    } else if difference > turn {
      sweep = turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: .radians(clockwise ? -sweep : sweep), transform: transform)
  }

  /// Adds an arc of a circle, with a line to its start if the path has a current point.
  ///
  /// - Parameter delta: How far to go; positive angles lead clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: Double, _ distance: CGFloat = 0) -> CGPoint {
      let (sine, cosine) = (sin(angle), cos(angle))
      return CGPoint(
        x: center.x + radius * (cosine - distance * sine),
        y: center.y + radius * (sine + distance * cosine)
      ).applying(transform)
    }
    let start = point(startAngle.radians)
    if elements.isEmpty { move(to: start) } else { addLine(to: start) }
    // Cubic curves of at most a quarter turn keep within 0.03 % of the radius.
    let count = Int((abs(delta.radians) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = delta.radians / Double(count)
    let handle = CGFloat(4 / 3 * tan(step / 4))
    for index in 0..<count {
      let from = startAngle.radians + step * Double(index)
      addCurve(
        to: point(from + step), control1: point(from, handle),
        control2: point(from + step, -handle))
    }
  }

  /// Adds an arc that touches two lines: from the current point to `tangent1End`, and from there to
  /// `tangent2End`; a line leads to where it touches the first.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = tangent1End.applying(transform)
    guard let start = currentPoint?.applying(transform.inverted()) else {
      return move(to: corner)
    }
    let (x1, y1) = (start.x - tangent1End.x, start.y - tangent1End.y)
    let (x2, y2) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (length1, length2) = (hypot(x1, y1), hypot(x2, y2))
    let (cross, dot) = (x1 * y2 - y1 * x2, x1 * x2 + y1 * y2)
    guard radius > 0, abs(cross) > 1e-9 * max(1, length1 * length2) else {
      return addLine(to: corner)
    }
    let half = atan2(abs(cross), dot) / 2
    let distance = radius / tan(half)
    let side: CGFloat = cross > 0 ? 1 : -1
    let (ux, uy) = (x1 / length1, y1 / length1)
    let center = CGPoint(
      x: tangent1End.x + ux * distance - side * uy * radius,
      y: tangent1End.y + uy * distance + side * ux * radius)
    let from = atan2(side * -ux, side * uy)
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(from)),
      delta: .radians(Double(-side * (.pi - 2 * half))), transform: transform)
  }
}
