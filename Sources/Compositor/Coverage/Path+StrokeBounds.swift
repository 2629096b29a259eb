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
      let segments = part.segments.filter { $0.start != $0.end || $0.points.count > 2 }
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
  fileprivate var startDirection: CGPoint? { direction(points) }

  fileprivate var endDirection: CGPoint? {
    direction(points.reversed()).map { CGPoint(x: -$0.x, y: -$0.y) }
  }

  /// From the first point to the next one that lies elsewhere.
  private func direction(_ points: [CGPoint]) -> CGPoint? {
    points.first { hypot($0.x - points[0].x, $0.y - points[0].y) > 1e-9 }
      .map { CGPoint(x: $0.x - points[0].x, y: $0.y - points[0].y) }
  }
}
