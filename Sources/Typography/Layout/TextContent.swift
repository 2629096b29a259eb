import WUIGeometry

/// Text with its attributes: what a `Text` view, or a sum of them, shows.
package struct TextContent: Hashable, Sendable {
  /// A piece of text of one look.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var font: Font
    /// The colour; nil for the colour in which the whole layout is drawn.
    package var color: Color.Resolved?
    package var underline: Line?
    package var strikethrough: Line?
    /// Space added after each character, in points.
    ///
    /// - Note: Unlike SwiftUI, half of it goes before and half behind each character of a line, none at the
    ///   line's ends, and ligatures are dissolved by kerning too.
    package var kerning: CGFloat
    /// As `kerning`, and in its place where it is not zero.
    package var tracking: CGFloat
    /// How far the text is raised above the baseline, in points.
    package var baselineOffset: CGFloat

    package init(
      _ text: String, font: Font = .body, color: Color.Resolved? = nil, underline: Line? = nil,
      strikethrough: Line? = nil, kerning: CGFloat = 0, tracking: CGFloat = 0,
      baselineOffset: CGFloat = 0
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.underline = underline
      self.strikethrough = strikethrough
      self.kerning = kerning
      self.tracking = tracking
      self.baselineOffset = baselineOffset
    }

    var spacing: CGFloat { tracking != 0 ? tracking : kerning }

    /// Whether another run's glyphs are made in the same way.
    func isShaped(like other: Run) -> Bool {
      font == other.font && spacing == other.spacing && baselineOffset == other.baselineOffset
    }
  }

  /// A line under or through text.
  package struct Line: Hashable, Sendable {
    /// The colour; nil for the text's.
    package var color: Color.Resolved?

    package init(color: Color.Resolved? = nil) { self.color = color }
  }

  package var runs: [Run]

  package init(runs: [Run]) { self.runs = runs }

  /// Text of one look.
  package init(_ text: String, font: Font = .body) { runs = [Run(text, font: font)] }

  /// Texts one after the other.
  package static func + (lhs: TextContent, rhs: TextContent) -> TextContent {
    TextContent(runs: lhs.runs + rhs.runs)
  }

  package var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

  /// The text in UTF-8 bytes.
  var byteCount: Int { runs.reduce(0) { $0 + $1.text.utf8.count } }

  /// The part that begins at a byte which begins a character, up to another.
  func slice(_ bytes: Range<Int>) -> TextContent {
    var start = 0
    var result = TextContent(runs: [])
    for run in runs {
      let utf8 = run.text.utf8
      let part = bytes.clamped(to: start..<(start + utf8.count))
      if !part.isEmpty {
        let from = utf8.index(utf8.startIndex, offsetBy: part.lowerBound - start)
        let to = utf8.index(from, offsetBy: part.count)
        var copy = run
        copy.text = String(run.text[from..<to])
        result.runs.append(copy)
      }
      start += utf8.count
    }
    return result
  }

  /// The text on one line: paragraph separators become spaces.
  func joiningParagraphs() -> TextContent {
    var copy = self
    for index in copy.runs.indices {
      copy.runs[index].text = String(copy.runs[index].text.map { $0.isNewline ? " " : $0 })
    }
    return copy
  }

  /// The text with an ellipsis that looks like its end.
  func appendingEllipsis() -> TextContent {
    var copy = self
    if copy.runs.isEmpty { copy.runs.append(Run("")) }
    copy.runs[copy.runs.count - 1].text += "…"
    return copy
  }
}
