/// One rounded corner of radius 1, from which all four are made by mirroring and scaling.
///
/// The corner point is the origin and the sides run along +x and +y, so that the circle that
/// rounds it has its centre at (1, 1). A circular corner is a quarter of that circle. A continuous
/// corner keeps the middle of the quarter and leads from each side into it by a cubic curve that
/// begins with curvature 0 and ends with curvature 1, so that the outline has no jump of
/// curvature. The lead-in starts `reach` away from the corner; where a side is too short for it,
/// the lead-in shrinks, down to the plain circle where the side has room for the radius only.
struct RoundedCorner {
  /// Cubic curves from the side along +x to the side along +y, the first starting at `start`.
  private var start: CGPoint
  private var curves: [(control1: CGPoint, control2: CGPoint, end: CGPoint)] = []

  /// How far from the corner a continuous corner of radius 1 begins on iOS.
  static let reach: CGFloat = 1.528665
  /// The angle of the circle that each full lead-in replaces, in radians: with 22° the curve
  /// keeps within 1 % of the radius of the one that iOS draws.
  private static let leadIn: CGFloat = 22 * .pi / 180

  /// A corner for sides whose halves are `roomX` and `roomY` radii long, each at least 1.
  init(style: RoundedCornerStyle, roomX: CGFloat, roomY: CGFloat) {
    let x = LeadIn(style: style, room: roomX)
    let y = LeadIn(style: style, room: roomY)
    start = CGPoint(x: x.begin, y: 0)
    if x.angle > 0 {
      curves.append(
        (CGPoint(x: x.control1, y: 0), CGPoint(x: x.control2, y: 0), RoundedCorner.circle(x.angle)))
    }
    addArc(from: x.angle, to: .pi / 2 - y.angle)
    if y.angle > 0 {
      curves.append(
        (CGPoint(x: 0, y: y.control2), CGPoint(x: 0, y: y.control1), CGPoint(x: 0, y: y.begin)))
    }
  }

  /// The point of the circle at an angle from where it touches the side along +x.
  private static func circle(_ angle: CGFloat) -> CGPoint {
    CGPoint(x: 1 - sin(angle), y: 1 - cos(angle))
  }

  private mutating func addArc(from: CGFloat, to: CGFloat) {
    let handle = 4 / 3 * tan((to - from) / 4)
    let (first, last) = (RoundedCorner.circle(from), RoundedCorner.circle(to))
    curves.append(
      (
        CGPoint(x: first.x - handle * cos(from), y: first.y + handle * sin(from)),
        CGPoint(x: last.x + handle * cos(to), y: last.y - handle * sin(to)), last
      ))
  }

  /// Adds a line to the corner and the corner itself, clockwise.
  ///
  /// - Parameter turn: 0 for the top-right corner, 1 bottom-right, 2 bottom-left, 3 top-left.
  func add(to path: inout Path, at corner: CGPoint, radii: CGSize, turn: Int) {
    let signX: CGFloat = turn == 0 || turn == 1 ? -1 : 1
    let signY: CGFloat = turn == 1 || turn == 2 ? -1 : 1
    func map(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: corner.x + signX * radii.width * point.x, y: corner.y + signY * radii.height * point.y)
    }
    if turn == 0 || turn == 2 {
      path.addLine(to: map(start))
      for curve in curves {
        path.addCurve(
          to: map(curve.end), control1: map(curve.control1), control2: map(curve.control2))
      }
    } else {
      path.addLine(to: map(curves[curves.count - 1].end))
      for index in curves.indices.reversed() {
        path.addCurve(
          to: map(index == 0 ? start : curves[index - 1].end),
          control1: map(curves[index].control2), control2: map(curves[index].control1))
      }
    }
  }

  /// The curve from a side into the circle: distances from the corner along the side.
  private struct LeadIn {
    /// The angle of the circle that the curve replaces.
    var angle: CGFloat = 0
    var begin: CGFloat = 1
    var control1: CGFloat = 1
    var control2: CGFloat = 1

    init(style: RoundedCornerStyle, room: CGFloat) {
      let reach = min(RoundedCorner.reach, room)
      guard style == .continuous, reach > 1 + 1e-6 else { return }
      angle = RoundedCorner.leadIn * (reach - 1) / (RoundedCorner.reach - 1)
      begin = reach
      let end = RoundedCorner.circle(angle)
      // The second control point lies where the circle's tangent at the end meets the side; a
      // cubic's curvature at its end is 2/3 of the first control point's distance from that
      // tangent over the square of the last handle's length, which shall be 1.
      control2 = end.x + end.y / tan(angle)
      let handle = end.y / sin(angle)
      control1 = control2 + 1.5 * handle * handle / sin(angle)
    }
  }
}
