/// A straight or curved piece of a path, as a Bézier curve of degree 1, 2 or 3.
///
/// It holds its points itself: a path is taken apart into segments in every frame of an animation, and an array
/// for each would be most of the work.
package struct PathSegment: Sendable {
  /// 1 for a straight line, 2 and 3 for curves with as many control points less one.
  package let degree: Int
  package let start: CGPoint
  private let control1: CGPoint
  private let control2: CGPoint
  package let end: CGPoint

  package init(_ start: CGPoint, _ end: CGPoint) {
    self.init(degree: 1, start, end, end, end)
  }

  package init(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    self.init(degree: 2, start, control, end, end)
  }

  package init(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint
  ) {
    self.init(degree: 3, start, control1, control2, end)
  }

  private init(
    degree: Int, _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint
  ) {
    self.degree = degree
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// The end points and, between them, the control points, numbered from 0 to the degree.
  package subscript(number: Int) -> CGPoint {
    switch number {
    case 0: start
    case degree: end
    case 1: control1
    default: control2
    }
  }

  package var isCurved: Bool { degree > 1 }

  /// The element that draws the segment from its start.
  package var element: Path.Element {
    switch degree {
    case 1: .line(to: end)
    case 2: .quadCurve(to: end, control: control1)
    default: .curve(to: end, control1: control1, control2: control2)
    }
  }

  /// The point at a parameter, 0…1.
  package func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    switch degree {
    case 1: return CGPoint(x: u * start.x + t * end.x, y: u * start.y + t * end.y)
    case 2:
      let (a, b, c) = (u * u, 2 * u * t, t * t)
      return CGPoint(
        x: a * start.x + b * control1.x + c * end.x, y: a * start.y + b * control1.y + c * end.y)
    default:
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }
  }

  /// The derivative at a parameter, 0…1, as a vector.
  func derivative(at t: CGFloat) -> CGPoint {
    func delta(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: b.x - a.x, y: b.y - a.y) }
    let u = 1 - t
    switch degree {
    case 1: return delta(start, end)
    case 2:
      let (p, q) = (delta(start, control1), delta(control1, end))
      return CGPoint(x: 2 * (u * p.x + t * q.x), y: 2 * (u * p.y + t * q.y))
    default:
      let (p, q, r) = (
        delta(start, control1), delta(control1, control2), delta(control2, end)
      )
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
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    switch degree {
    case 1:
      let middle = between(start, end)
      return (PathSegment(start, middle), PathSegment(middle, end))
    case 2:
      let (p, q) = (between(start, control1), between(control1, end))
      let middle = between(p, q)
      return (PathSegment(start, p, middle), PathSegment(middle, q, end))
    default:
      let (p, q, r) = (
        between(start, control1), between(control1, control2), between(control2, end)
      )
      let (pq, qr) = (between(p, q), between(q, r))
      let middle = between(pq, qr)
      return (PathSegment(start, p, pq, middle), PathSegment(middle, qr, r, end))
    }
  }

  /// Whether the segment is longer than a distance, measured along its control points.
  package func reaches(_ distance: CGFloat) -> Bool {
    for number in 1...degree {
      let (a, b) = (self[number - 1], self[number])
      if abs(b.x - a.x) > distance || abs(b.y - a.y) > distance { return true }
    }
    return false
  }

  /// The length of the piece from the start to a parameter.
  package func length(to t: CGFloat = 1) -> CGFloat {
    guard isCurved else { return hypot(end.x - start.x, end.y - start.y) * t }
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
    guard isCurved else { return target / total }
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
