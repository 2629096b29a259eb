/// A straight or curved piece of a path, as a Bézier curve of degree 1, 2 or 3.
package struct PathSegment: Sendable {
  /// The end points and, between them, the control points.
  package var points: [CGPoint]

  package init(_ points: CGPoint...) { self.points = points }

  init(points: [CGPoint]) { self.points = points }

  package var start: CGPoint { points[0] }
  package var end: CGPoint { points[points.count - 1] }

  /// The element that draws the segment from its start.
  package var element: Path.Element {
    switch points.count {
    case 2: .line(to: points[1])
    case 3: .quadCurve(to: points[2], control: points[1])
    default: .curve(to: points[3], control1: points[1], control2: points[2])
    }
  }

  /// The point at a parameter, 0…1.
  package func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    switch points.count {
    case 2:
      return CGPoint(x: u * points[0].x + t * points[1].x, y: u * points[0].y + t * points[1].y)
    case 3:
      let (a, b, c) = (u * u, 2 * u * t, t * t)
      return CGPoint(
        x: a * points[0].x + b * points[1].x + c * points[2].x,
        y: a * points[0].y + b * points[1].y + c * points[2].y)
    default:
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * points[0].x + b * points[1].x + c * points[2].x + d * points[3].x,
        y: a * points[0].y + b * points[1].y + c * points[2].y + d * points[3].y)
    }
  }

  /// The derivative at a parameter, 0…1, as a vector.
  func derivative(at t: CGFloat) -> CGPoint {
    // Without arrays: lengths are sums of many of these.
    func delta(_ index: Int) -> CGPoint {
      CGPoint(
        x: points[index + 1].x - points[index].x, y: points[index + 1].y - points[index].y)
    }
    let u = 1 - t
    switch points.count {
    case 2: return delta(0)
    case 3:
      let (p, q) = (delta(0), delta(1))
      return CGPoint(x: 2 * (u * p.x + t * q.x), y: 2 * (u * p.y + t * q.y))
    default:
      let (p, q, r) = (delta(0), delta(1), delta(2))
      let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
      return CGPoint(x: a * p.x + b * q.x + c * r.x, y: a * p.y + b * q.y + c * r.y)
    }
  }

  /// The piece between two parameters, 0…1.
  package func piece(from: CGFloat, to: CGFloat) -> PathSegment {
    var result = self
    if to < 1 { result = result.split(at: to).0 }
    if from > 0 { result = result.split(at: from / to).1 }
    return result
  }

  /// Both halves at a parameter, by de Casteljau's construction.
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    var (left, right) = ([points[0]], [points[points.count - 1]])
    var row = points
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map {
        CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
      }
      left.append(row[0])
      right.append(row[row.count - 1])
    }
    return (PathSegment(points: left), PathSegment(points: right.reversed()))
  }

  /// Whether the segment is longer than a distance, measured along its control points.
  package func reaches(_ distance: CGFloat) -> Bool {
    zip(points, points.dropFirst()).contains {
      abs($1.x - $0.x) > distance || abs($1.y - $0.y) > distance
    }
  }

  /// The length of the piece from the start to a parameter.
  package func length(to t: CGFloat = 1) -> CGFloat {
    guard points.count > 2 else { return hypot(end.x - start.x, end.y - start.y) * t }
    // Gauss–Legendre with five nodes on each of eight intervals: better than 1e-6 of the length
    // on the curves that shapes are made of.
    let intervals = 8
    var sum: CGFloat = 0
    for interval in 0..<intervals {
      let (width, left) = (t / CGFloat(intervals), t * CGFloat(interval) / CGFloat(intervals))
      for (node, weight) in PathSegment.gauss {
        let speed = derivative(at: left + width * (node + 1) / 2)
        // Not `hypot`, which takes several times as long: coordinates whose squares overflow are none that
        // could be drawn.
        sum += weight * (speed.x * speed.x + speed.y * speed.y).squareRoot() * width / 2
      }
    }
    return sum
  }

  /// The parameter at which the piece from the start has a given length.
  package func parameter(atLength target: CGFloat, of total: CGFloat) -> CGFloat {
    guard total > 0 else { return 0 }
    guard points.count > 2 else { return target / total }
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var t = target / total
    for _ in 0..<24 {
      let error = length(to: t) - target
      if abs(error) <= total * 1e-7 { break }
      if error > 0 { high = t } else { low = t }
      let speed = derivative(at: t)
      let next = t - error / max(hypot(speed.x, speed.y), 1e-12)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  private static let gauss: [(CGFloat, CGFloat)] = [
    (0, 0.5688888888888889),
    (-0.5384693101056831, 0.4786286704993665), (0.5384693101056831, 0.4786286704993665),
    (-0.9061798459386640, 0.2369268850561891), (0.9061798459386640, 0.2369268850561891),
  ]
}
