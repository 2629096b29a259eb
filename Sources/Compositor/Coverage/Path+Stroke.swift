import WUIGeometry

extension Path {
  /// The outline of what a stroke of this path covers, to be filled by the non-zero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    strokeOutline(style, scale: 4)?.path ?? Path()
  }

  /// The outline of a stroke; nil where nothing is drawn.
  ///
  /// - Parameter scale: Device pixels per point, which sets the precision.
  func strokeOutline(_ style: StrokeStyle, scale: CGFloat) -> Outline? {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return nil }
    let path = drawable(cap: style.lineCap).dashed(style)
    return path.isEmpty ? nil : Outline(path).stroked(style, scale: scale)
  }

  /// The subpaths that have a length; one without is a dot if its caps are not butts: FreeType gives
  /// it none, so it becomes a very short line.
  private func drawable(cap: CGLineCap) -> Path {
    var result = Path()
    for part in subpaths {
      if part.segments.contains(where: { $0.reaches(1e-6) }) {
        result.add(part.segments, closed: part.isClosed)
      } else if cap != .butt, !part.segments.isEmpty || part.isClosed {
        result.move(to: part.start)
        result.addLine(to: CGPoint(x: part.start.x + 1e-3, y: part.start.y))
      }
    }
    return result
  }

  private mutating func add(_ segments: [PathSegment], closed: Bool = false) {
    guard let first = segments.first else { return }
    move(to: first.start)
    for segment in segments { elements.append(segment.element) }
    if closed { closeSubpath() }
  }

  /// The dashes of a stroke as open subpaths; the path itself where the style has no dashes.
  private func dashed(_ style: StrokeStyle) -> Path {
    // A dash of no length is a dot if its caps are not butts.
    let least: CGFloat = style.lineCap == .butt ? 0 : 1e-3
    var lengths = style.dash.map { max(0, $0) }
    if !lengths.count.isMultiple(of: 2) { lengths += lengths }
    for index in stride(from: 0, to: lengths.count, by: 2) {
      lengths[index] = max(least, lengths[index])
    }
    let period = lengths.reduce(0, +)
    guard period > 1e-3, period.isFinite, style.dashPhase.isFinite else { return self }
    let pattern = DashPattern(lengths: lengths, period: period, phase: style.dashPhase)
    var result = Path()
    for part in subpaths {
      for dash in pattern.dashes(of: part) { result.add(dash) }
    }
    return result
  }
}

/// Dashes and gaps in turn, repeated along a subpath.
private struct DashPattern {
  var lengths: [CGFloat]
  var period: CGFloat
  var phase: CGFloat

  /// More dashes than this on one subpath look like a solid line and cost too much.
  static let limit: CGFloat = 20_000

  func dashes(of part: Path.Subpath) -> [[PathSegment]] {
    let segmentLengths = part.segments.map { $0.length() }
    let total = segmentLengths.reduce(0, +)
    guard total / period * CGFloat(lengths.count) < DashPattern.limit else {
      return [part.segments]
    }
    var (index, left) = start
    let startsInDash = index.isMultiple(of: 2)
    var dashes: [[PathSegment]] = []
    var dash: [PathSegment] = []
    for (segment, length) in zip(part.segments, segmentLengths) {
      var position: CGFloat = 0
      var from: CGFloat = 0
      while length - position > left {
        position += left
        let to = segment.parameter(atLength: position, of: length)
        if index.isMultiple(of: 2) {
          if to > from { dash.append(segment.piece(from: from, to: to)) }
          if !dash.isEmpty { dashes.append(dash) }
          dash = []
        }
        from = to
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - position
      if index.isMultiple(of: 2), from < 1 { dash.append(segment.piece(from: from, to: 1)) }
    }
    if !dash.isEmpty {
      // A dash over the seam of a closed subpath is one dash.
      if part.isClosed, startsInDash, !dashes.isEmpty {
        dashes[0] = dash + dashes[0]
      } else {
        dashes.append(dash)
      }
    }
    return dashes
  }

  /// The element of the pattern at the start of a subpath, and what is left of it.
  private var start: (index: Int, left: CGFloat) {
    var rest = phase - (phase / period).rounded(.down) * period
    for (index, length) in lengths.enumerated() {
      if rest < length { return (index, length - rest) }
      rest -= length
    }
    return (0, lengths[0])
  }
}
