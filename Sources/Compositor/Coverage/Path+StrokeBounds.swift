import WUIGeometry

extension Path {
  /// A rectangle, in points, around what a stroke covers.
  func strokeBounds(_ style: StrokeStyle) -> CGRect {
    let bounds = controlBounds
    guard !bounds.isNull, style.lineWidth > 0 else { return .null }
    let reach = strokeReach(style)
    return bounds.insetBy(dx: -reach, dy: -reach)
  }

  /// How far from the path a stroke covers anything, in points.
  func strokeReach(_ style: StrokeStyle) -> CGFloat {
    var factor: CGFloat = style.lineCap == .square ? 1.4143 : 1
    if style.lineJoin == .miter { factor = max(factor, min(style.miterLimit, sharpestMiter)) }
    // A dot is drawn as a line of a thousandth of a point.
    return style.lineWidth / 2 * factor + 1e-3
  }

  /// The longest miter among the path's corners, as a multiple of the line width; 1 if it is smooth.
  private var sharpestMiter: CGFloat {
    subpaths.reduce(1) { longest, part in
      let segments = part.segments.filter { $0.start != $0.end || $0.isCurved }
      var result = longest
      for (segment, next) in zip(segments, segments.dropFirst()) {
        result = max(result, miter(segment, next))
      }
      if part.isClosed, let first = segments.first, let last = segments.last {
        result = max(result, miter(last, first))
      }
      return result
    }
  }

  /// The miter of the corner between two segments, 1/sin(φ/2) for the angle φ between them.
  private func miter(_ segment: PathSegment, _ next: PathSegment) -> CGFloat {
    guard let a = segment.endDirection, let b = next.startDirection else { return 1 }
    // sin²(φ/2) = (1 + cos of the turn) / 2
    let cosine = (a.x * b.x + a.y * b.y) / (hypot(a.x, a.y) * hypot(b.x, b.y))
    return 1 / max(1e-6, ((1 + cosine) / 2).squareRoot())
  }
}

extension PathSegment {
  /// From the start to the next point that lies elsewhere.
  fileprivate var startDirection: CGPoint? {
    for number in 1...degree {
      if let way = way(from: start, to: self[number]) { return way }
    }
    return nil
  }

  /// To the end from the last point that lies elsewhere.
  fileprivate var endDirection: CGPoint? {
    for number in (0..<degree).reversed() {
      if let way = way(from: self[number], to: end) { return way }
    }
    return nil
  }

  private func way(from a: CGPoint, to b: CGPoint) -> CGPoint? {
    let way = CGPoint(x: b.x - a.x, y: b.y - a.y)
    return hypot(way.x, way.y) > 1e-9 ? way : nil
  }
}
