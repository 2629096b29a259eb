extension Path {
  /// Whether a point lies on the line of a style along the path.
  ///
  /// Open ends are half-open: of two lines that meet end to end, a point on the border belongs to the
  /// one that starts there.
  package func contains(_ point: CGPoint, stroke style: StrokeStyle) -> Bool {
    let reach = style.lineWidth / 2
    return subpaths.contains { part in
      let points = part.polyline
      for (index, (a, b)) in zip(points, points.dropFirst()).enumerated() {
        let isFirst = index == 0 && !part.isClosed
        let isLast = index == points.count - 2 && !part.isClosed
        let (along, length) = (CGPoint(x: b.x - a.x, y: b.y - a.y), hypot(b.x - a.x, b.y - a.y))
        guard length > 0 else { continue }
        let t =
          ((point.x - a.x) * along.x + (point.y - a.y) * along.y) / (length * length)
        if style.lineCap == .butt, (isFirst && t < 0) || (isLast && t >= 1) { continue }
        let near = max(0, min(1, t))
        let distance = hypot(point.x - a.x - near * along.x, point.y - a.y - near * along.y)
        if distance <= reach { return true }
      }
      return false
    }
  }
}

extension Path.Subpath {
  /// The points of the subpath with curves cut into short lines.
  fileprivate var polyline: [CGPoint] {
    var points = [start]
    for segment in segments {
      let pieces = segment.points.count > 2 ? 24 : 1
      for piece in 1...pieces { points.append(segment.point(at: CGFloat(piece) / CGFloat(pieces))) }
    }
    if isClosed, points.last != start { points.append(start) }
    return points
  }
}
