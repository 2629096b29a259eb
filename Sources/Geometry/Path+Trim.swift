extension Path {
  /// The part of the path between two fractions of its length.
  ///
  /// Fractions outside 0…1 are clamped. The result is empty unless `from` is less than `to`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(0, min(1, from)), max(0, min(1, to)))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let parts = subpaths.map { part in (part, part.segments.map { $0.length() }) }
    let total = parts.reduce(0) { $0 + $1.1.reduce(0, +) }
    let cut = Cut(from: from * total, to: to * total, slack: total * 1e-9)
    var (result, position): (Path, CGFloat) = (Path(), 0)
    for (part, lengths) in parts { cut.add(part, lengths, at: &position, to: &result) }
    return result
  }

  /// An interval of lengths along a path.
  private struct Cut {
    var from: CGFloat
    var to: CGFloat
    /// Pieces shorter than this are rounding errors.
    var slack: CGFloat

    func add(
      _ part: Subpath, _ lengths: [CGFloat], at position: inout CGFloat, to path: inout Path
    ) {
      let begin = position
      var isDrawing = false
      for (segment, length) in zip(part.segments, lengths) {
        let (low, high) = (max(from - position, 0), min(to - position, length))
        position += length
        guard high - low > slack else { continue }
        let piece = segment.piece(
          from: low <= slack ? 0 : segment.parameter(atLength: low, of: length),
          to: high >= length - slack ? 1 : segment.parameter(atLength: high, of: length))
        if !isDrawing { path.move(to: piece.start) }
        isDrawing = true
        path.elements.append(piece.element)
      }
      let isWhole = from <= begin + slack && to >= position - slack
      guard part.isClosed, isWhole, isDrawing else { return }
      if case .line = path.elements.last { path.elements.removeLast() }
      path.closeSubpath()
    }
  }
}
