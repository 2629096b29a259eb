import WUIGeometry

/// How lines of text lie to each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Lines begin together: on the left where the interface runs left to right.
  case leading
  /// Lines share their middle.
  case center
  /// Lines end together.
  case trailing
}

/// Where text that does not fit is cut.
public enum TextTruncationMode: Hashable, Sendable {
  /// At the beginning of the last line.
  case head
  /// At the end of the last line.
  case tail
  /// In the middle of the last line.
  case middle
}

/// The space that text is given, and how it is set in it.
package struct TextParameters: Hashable, Sendable {
  /// The width at which lines break, in points; nil breaks lines only between paragraphs.
  package var width: CGFloat?
  /// The height that lines may fill, in points; at least one line is shown. Nil for no bound.
  package var height: CGFloat?
  /// The greatest number of lines; nil for no bound.
  package var maxLines: Int?
  package var truncation: TextTruncationMode
  package var alignment: TextAlignment
  /// Space between lines, in points.
  package var lineSpacing: CGFloat
  /// The side on which lines begin; the direction of the text itself follows from its letters.
  package var layoutDirection: LayoutDirection
  /// How far fonts may shrink before text is truncated, 0…1.
  package var minimumScaleFactor: CGFloat

  package init(
    width: CGFloat? = nil, height: CGFloat? = nil, maxLines: Int? = nil,
    truncation: TextTruncationMode = .tail, alignment: TextAlignment = .leading,
    lineSpacing: CGFloat = 0, layoutDirection: LayoutDirection = .leftToRight,
    minimumScaleFactor: CGFloat = 1
  ) {
    self.width = width
    self.height = height
    self.maxLines = maxLines
    self.truncation = truncation
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.layoutDirection = layoutDirection
    self.minimumScaleFactor = minimumScaleFactor
  }

  /// The parameters with what has no meaning removed: infinite bounds, negative lengths, no line at all.
  var normalized: TextParameters {
    var copy = self
    copy.width = width.flatMap { $0.isFinite ? max($0, 0) : nil }
    copy.height = height.flatMap { $0.isFinite ? max($0, 0) : nil }
    copy.maxLines = maxLines.map { max($0, 1) }
    copy.minimumScaleFactor = min(max(minimumScaleFactor, 0.01), 1)
    return copy
  }

  /// The parameters of lines that nothing breaks, shrinks or truncates.
  var unbounded: TextParameters {
    TextParameters(
      alignment: alignment, lineSpacing: lineSpacing, layoutDirection: layoutDirection)
  }
}
