extension Path {
  /// A connected part of a path.
  package struct Subpath: Sendable {
    package var start: CGPoint
    package var segments: [PathSegment] = []
    /// Whether the subpath ends with `closeSubpath`; the closing line is one of the segments
    /// unless it has no length.
    package var isClosed = false
  }

  /// The connected parts, in order.
  package var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    var point = CGPoint.zero
    func finish() {
      if let current { result.append(current) }
    }
    for element in elements {
      if case .move(let end) = element {
        finish()
        current = Subpath(start: end)
        point = end
        continue
      }
      if current == nil { current = Subpath(start: point) }
      switch element {
      case .move: break
      case .line(let end):
        current?.segments.append(PathSegment(point, end))
        point = end
      case .quadCurve(let end, let control):
        current?.segments.append(PathSegment(point, control, end))
        point = end
      case .curve(let end, let control1, let control2):
        current?.segments.append(PathSegment(point, control1, control2, end))
        point = end
      case .closeSubpath:
        let start = current?.start ?? point
        if hypot(start.x - point.x, start.y - point.y) > 1e-9 {
          current?.segments.append(PathSegment(point, start))
        }
        current?.isClosed = true
        finish()
        current = nil
        point = start
      }
    }
    finish()
    return result
  }
}
