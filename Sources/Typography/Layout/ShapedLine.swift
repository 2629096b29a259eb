import WUIGeometry

/// A line of glyphs; positions count from the line's left end on the baseline, y down.
struct ShapedLine {
  /// Above and below the baseline, in points, each a whole number.
  var ascent: CGFloat
  var descent: CGFloat
  /// The advance of the line without space at its end, in points.
  var width: CGFloat
  var runs: [GlyphRun]
  /// Where the line begins, in UTF-8 bytes of the text.
  var start: Int
  /// The line's bytes, without a paragraph separator.
  var length: Int
  /// Whether a paragraph ends with the line.
  var endsParagraph: Bool

  var height: CGFloat { ascent + descent }
}
