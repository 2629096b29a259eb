import WUIGeometry

/// Lines of shaped text, ready to draw: immutable, so that display lists can hold it.
///
/// Lengths are in points and do not depend on the scale at which text is drawn. The height of a line is
/// its ascent plus its descent, each rounded to a whole point, so that lines of a paragraph are evenly
/// spaced on the pixel grid; the width is that of the widest line, rounded up to 1⁄64 point, so that a
/// layout proposed its own width does not break its lines again.
package final class TextLayout: Sendable {
  /// The size in points.
  package let size: CGSize
  /// How far the first line's baseline lies below the top, in points.
  package let firstBaseline: CGFloat
  /// How far the last line's baseline lies below the top, in points.
  package let lastBaseline: CGFloat
  package let lineCount: Int
  /// Whether some of the text is left out.
  package let isTruncated: Bool
  /// The glyphs of all lines, from left to right within a line.
  package let runs: [GlyphRun]

  init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int, isTruncated: Bool,
    runs: [GlyphRun]
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.runs = runs
  }

  /// The layout of no text.
  static let empty = TextLayout(
    size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false, runs: [])
}

/// Layouts are equal when they draw the same, even if they were made at different times.
extension TextLayout: Hashable {
  package static func == (lhs: TextLayout, rhs: TextLayout) -> Bool {
    lhs === rhs || (lhs.size == rhs.size && lhs.runs == rhs.runs)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(runs.first)
  }
}

/// Glyphs of one face, size and colour on one line.
package struct GlyphRun: Hashable, Sendable {
  /// A glyph and where its origin on the baseline lies, in points from the layout's top-left corner.
  package struct Glyph: Hashable, Sendable {
    package var id: UInt32
    package var x: CGFloat
    package var y: CGFloat

    package init(id: UInt32, x: CGFloat, y: CGFloat) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// A line under or through the run.
  package struct Decoration: Hashable, Sendable {
    /// In points from the layout's top-left corner.
    package var rect: CGRect
    /// The colour; nil for the run's.
    package var color: Color.Resolved?
  }

  package var face: FontFace
  /// The font's size in points.
  package var pointSize: CGFloat
  /// The colour; nil for the colour in which the layout is drawn.
  package var color: Color.Resolved?
  package var glyphs: [Glyph]
  package var decorations: [Decoration]

  package init(
    face: FontFace, pointSize: CGFloat, color: Color.Resolved? = nil, glyphs: [Glyph],
    decorations: [Decoration] = []
  ) {
    self.face = face
    self.pointSize = pointSize
    self.color = color
    self.glyphs = glyphs
    self.decorations = decorations
  }

  /// The run moved by a distance in points.
  func offset(x: CGFloat, y: CGFloat) -> GlyphRun {
    var copy = self
    for index in copy.glyphs.indices {
      copy.glyphs[index].x += x
      copy.glyphs[index].y += y
    }
    for index in copy.decorations.indices {
      copy.decorations[index].rect = copy.decorations[index].rect.offsetBy(dx: x, dy: y)
    }
    return copy
  }
}
