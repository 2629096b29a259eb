extension Path {
  /// Whether a point lies on the line of a style along the path.
  ///
  /// Open ends are half-open: of two lines that meet end to end, a point on the border belongs to the
  /// one that starts there.
  package func contains(_ point: CGPoint, stroke style: StrokeStyle) -> Bool {
    style.lineWidth > 0
      && subpaths.contains { $0.hasOnLine(point, reach: style.lineWidth / 2, cap: style.lineCap) }
  }
}

extension Path.Subpath {
  /// Whether a point lies within a distance of the subpath: beside one of its pieces, in the wedge
  /// outside of a corner between two, or in the cap of an open end.
  fileprivate func hasOnLine(_ point: CGPoint, reach: CGFloat, cap: CGLineCap) -> Bool {
    let points = polyline
    let pieces = zip(points, points.dropFirst()).filter { $0 != $1 }
    /// How far along a piece the point is, 0…1 beside it.
    let places = pieces.map { a, b in
      let (along, way) = (CGPoint(x: b.x - a.x, y: b.y - a.y), hypot(b.x - a.x, b.y - a.y))
      return ((point.x - a.x) * along.x + (point.y - a.y) * along.y) / (way * way)
    }
    for (index, (a, b)) in pieces.enumerated() {
      let t = places[index]
      let isFirst = index == 0 && !isClosed
      let isLast = index == pieces.count - 1 && !isClosed
      let counts =
        if t < 0 {
          // A corner is round only where neither of its pieces has the point beside it: past the end
          // of a short last piece, the piece before must not reach around it.
          isFirst ? cap != .butt : places[(index + pieces.count - 1) % pieces.count] > 1
        } else if isLast {
          t < 1 || cap != .butt
        } else {
          t <= 1
        }
      guard counts else { continue }
      let near = max(0, min(1, t))
      let nearest = CGPoint(x: a.x + near * (b.x - a.x), y: a.y + near * (b.y - a.y))
      if hypot(point.x - nearest.x, point.y - nearest.y) <= reach { return true }
    }
    return false
  }

  /// The points of the subpath with curves cut into short lines.
  fileprivate var polyline: [CGPoint] {
    var points = [start]
    for segment in segments {
      let pieces = segment.isCurved ? 24 : 1
      for piece in 1...pieces { points.append(segment.point(at: CGFloat(piece) / CGFloat(pieces))) }
    }
    if isClosed, points.last != start { points.append(start) }
    return points
  }
}
