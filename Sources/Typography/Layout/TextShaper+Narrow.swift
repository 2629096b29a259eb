import WUIGeometry

// Text that is offered no width.
extension TextShaper {
  /// A letter alone on its line.
  struct NarrowLetter: Hashable {
    var letter: Unicode.Scalar
    var font: Font
    var direction: LayoutDirection
    /// A factor on the font's size.
    var scale: CGFloat
  }

  /// The lines of a text that is offered no width: one for each letter, and for each space. Nil where only
  /// Pango can tell.
  ///
  /// Stacks ask each view how narrow it can be. Pango shapes the rest of the text anew for each line, so its
  /// answer takes time with the square of the length: a quarter of the time to a window's first frame.
  func narrowLines(of content: TextContent, _ setting: Setting) -> [ShapedLine]? {
    guard setting.width == 0, setting.ellipsis == nil, content.breaksBetweenLetters else {
      return nil
    }
    var lines: [ShapedLine] = []
    var start = 0
    for run in content.runs {
      for letter in run.text.unicodeScalars {
        let letter = NarrowLetter(
          letter: letter, font: run.font, direction: setting.direction, scale: setting.scale)
        var line = line(of: letter)
        for index in line.runs.indices { line.runs[index].color = run.color }
        line.start = start
        lines.append(line)
        start += line.length
      }
    }
    return lines
  }

  private func line(of letter: NarrowLetter) -> ShapedLine {
    if let known = narrowLetters[letter] { return known }
    let content = TextContent(String(letter.letter), font: letter.font)
    let setting = Setting(width: nil, direction: letter.direction, scale: letter.scale)
    var line = wrappedLines(of: content, setting)[0]
    // A space is alone on its line too, and at the end of a line it has no width.
    if letter.letter == " " { line.width = 0 }
    narrowLetters[letter] = line
    return line
  }
}

extension TextContent {
  /// Whether lines may break between any two letters, each of which looks the same on a line of its own;
  /// and there are at least two of them.
  ///
  /// True of letters, digits and signs of Latin, Greek and Cyrillic with single spaces between them. Other
  /// scripts join letters or stack marks.
  var breaksBetweenLetters: Bool {
    var count = 0
    var wasSpace = true
    for run in runs {
      guard run.spacing == 0, run.baselineOffset == 0, run.underline == nil,
        run.strikethrough == nil
      else { return false }
      for letter in run.text.unicodeScalars {
        let isSpace = letter == " "
        guard isSpace ? !wasSpace : Self.isPlain(letter) else { return false }
        if !isSpace { count += 1 }
        wasSpace = isSpace
      }
    }
    return !wasSpace && count > 1
  }

  private static func isPlain(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x21...0x7E, 0xA1...0xAC, 0xAE...0x17F, 0x391...0x3CE, 0x400...0x45F: true
    // The dashes, quotation marks and the ellipsis of these scripts.
    case 0x2013...0x2014, 0x2018...0x201E, 0x2026: true
    default: false
    }
  }
}
