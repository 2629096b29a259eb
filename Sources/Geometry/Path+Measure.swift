extension Path {
  /// The smallest rectangle around all points of the path, control points not counted;
  /// `CGRect.null` for an empty path.
  public var boundingRect: CGRect {
    var bounds = PointBounds()
    for part in subpaths {
      bounds.add(part.start)
      for segment in part.segments {
        bounds.add(segment.end)
        for t in segment.extrema { bounds.add(segment.point(at: t)) }
      }
    }
    return bounds.rect
  }

  /// A rectangle around all points and control points: cheaper than ``boundingRect``, never smaller.
  package var controlBounds: CGRect {
    var bounds = PointBounds()
    for element in elements {
      switch element {
      case .move(let end), .line(let end): bounds.add(end)
      case .quadCurve(let end, let control):
        bounds.add(end)
        bounds.add(control)
      case .curve(let end, let control1, let control2):
        bounds.add(end)
        bounds.add(control1)
        bounds.add(control2)
      case .closeSubpath: break
      }
    }
    return bounds.rect
  }

  /// Whether a point lies inside the path, every subpath taken as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - eoFill: Whether to use the even-odd rule instead of the non-zero winding rule.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for part in subpaths {
      var last = part.start
      func cross(to next: CGPoint) {
        winding += windingStep(of: point, from: last, to: next)
        last = next
      }
      for segment in part.segments { segment.flatten(cross) }
      cross(to: part.start)
    }
    return eoFill ? winding & 1 != 0 : winding != 0
  }

  /// The rectangle that the path is, if it is nothing else; in any direction, from any corner.
  package var asRect: CGRect? {
    guard elements.count == 5, elements[4] == .closeSubpath,
      case .move(let p0) = elements[0], case .line(let p1) = elements[1],
      case .line(let p2) = elements[2], case .line(let p3) = elements[3]
    else { return nil }
    let isUpright =
      (p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x)
      || (p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y)
    guard isUpright else { return nil }
    return CGRect(
      x: min(p0.x, p2.x), y: min(p0.y, p2.y), width: abs(p2.x - p0.x), height: abs(p2.y - p0.y))
  }
}

/// 1 or −1 where a line crosses the ray from a point towards +x, downwards or upwards.
private func windingStep(of point: CGPoint, from a: CGPoint, to b: CGPoint) -> Int {
  guard (a.y <= point.y) != (b.y <= point.y) else { return 0 }
  let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
  guard x > point.x else { return 0 }
  return b.y > a.y ? 1 : -1
}

/// The smallest rectangle around points.
private struct PointBounds {
  private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func add(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect {
    guard low.x <= high.x, low.y <= high.y else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension PathSegment {
  /// The parameters at which x or y turns round.
  fileprivate var extrema: [CGFloat] { extrema(\.x) + extrema(\.y) }

  private func extrema(_ axis: (CGPoint) -> CGFloat) -> [CGFloat] {
    guard isCurved else { return [] }
    let (p0, p1, p2) = (axis(self[0]), axis(self[1]), axis(self[2]))
    if degree == 2 {
      let t = (p0 - p1) / (p0 - 2 * p1 + p2)
      return t > 0 && t < 1 ? [t] : []
    }
    let a = axis(end) - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 * max(1, abs(b)) {
      if b != 0 { roots = [-c / b] }
    } else if b * b >= 4 * a * c {
      let root = (b * b - 4 * a * c).squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// How far from its chord the curve is at most, in points; of `n` pieces of equal parameters, an `n²`th.
  package var bulge: CGFloat {
    guard isCurved else { return 0 }
    // The second differences of the control points bound it.
    var bend: CGFloat = 0
    for number in 2...degree {
      let (a, b, c) = (self[number - 2], self[number - 1], self[number])
      bend = max(bend, hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y))
    }
    let degree = CGFloat(degree)
    return degree * (degree - 1) / 8 * bend
  }

  /// Visits the ends of short lines that keep within 0.01 points of the segment.
  fileprivate func flatten(_ visit: (CGPoint) -> Void) {
    guard isCurved else { return visit(end) }
    let count = (bulge / 0.01).squareRoot().rounded(.up)
    guard count.isFinite else { return visit(end) }
    let pieces = max(1, min(1000, Int(count)))
    for index in stride(from: 1, to: pieces, by: 1) {
      visit(point(at: CGFloat(index) / CGFloat(pieces)))
    }
    visit(end)
  }
}
