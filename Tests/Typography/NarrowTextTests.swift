import SeededNumbers
import Testing
import WUIGeometry

@testable import WUITypography

private let letters = Array("abcfgijlntxVAWTPy.,;:-–—()[]/'’\"“”!?&%+=<>*#@019ßæøåÆØÅéüñđŁαβΩжщЮё…")

/// Words of random letters with single spaces between them.
private func text(_ numbers: inout SeededNumbers) -> String {
  (0..<numbers.number(1..<4)).map { _ in
    String((0..<numbers.number(1..<7)).map { _ in letters[numbers.number(0..<letters.count)] })
  }.joined(separator: " ")
}

private func settings(_ numbers: inout SeededNumbers) -> (Font, TextShaper.Setting) {
  let fonts: [Font] = [.body, .headline, .caption.italic(), .system(size: 15, design: .serif)]
  return (
    fonts[numbers.number(0..<fonts.count)],
    TextShaper.Setting(
      width: 0, direction: numbers.chance(30) ? .rightToLeft : .leftToRight,
      scale: numbers.chance(30) ? 0.7 : 1)
  )
}

@MainActor
@Test(arguments: 0..<200)
func linesOfNoWidthAreThoseOfPango(seed: UInt64) throws {
  var numbers = SeededNumbers(seed: seed)
  let (font, setting) = settings(&numbers)
  let content = TextContent(runs: [
    .init(text(&numbers), font: font),
    .init(text(&numbers), color: .init(red: 1, green: 0, blue: 0)),
  ])
  let shaper = TextShaper()
  let narrow = try #require(shaper.narrowLines(of: content, setting))
  let wrapped = shaper.wrappedLines(of: content, setting)
  #expect(narrow.map(\.width) == wrapped.map(\.width), "\(content.runs.map(\.text))")
  #expect(narrow.map(\.start) == wrapped.map(\.start))
  #expect(narrow.map(\.length) == wrapped.map(\.length))
  #expect(narrow.map(\.ascent) == wrapped.map(\.ascent))
  #expect(narrow.map(\.descent) == wrapped.map(\.descent))
  #expect(narrow.map(\.endsParagraph) == wrapped.map(\.endsParagraph))
  // Pango leaves out the glyph of a space at a line's end. Letters that Inter draws in another form beside
  // certain neighbours, such as a hyphen between capitals, keep that form there; it is as wide.
  for (line, other) in zip(narrow, wrapped) where line.width > 0 {
    #expect(line.runs.map(\.face) == other.runs.map(\.face))
    #expect(line.runs.map(\.color) == other.runs.map(\.color))
    #expect(line.runs.flatMap(\.glyphs).map(\.x) == other.runs.flatMap(\.glyphs).map(\.x))
  }
}

@MainActor
@Test(arguments: ["سلام", "a\u{301}b", "two  spaces", " ab", "ab ", "a", "one\ntwo", "👩‍👩‍👧 x", "हिन्दी"])
func otherTextIsLeftToPango(text: String) {
  let setting = TextShaper.Setting(width: 0, direction: .leftToRight)
  #expect(TextShaper().narrowLines(of: TextContent(text), setting) == nil)
}

@MainActor
@Test(arguments: 0..<200)
func oneLineIsCutWhereSeveralWouldBe(seed: UInt64) {
  var numbers = SeededNumbers(seed: seed)
  let words = text(&numbers) + "x"
  let natural = TextEngine.shared.layout(TextContent(words)).size.width
  let width = natural * CGFloat(numbers.number(0..<130)) / 100
  let modes: [TextTruncationMode] = [.head, .middle, .tail]
  let mode = modes[numbers.number(0..<3)]
  let one = TextEngine.shared.layout(
    TextContent(words), TextParameters(width: width, maxLines: 1, truncation: mode))
  // Raised by nothing, which is set in the long way.
  let raised = TextContent(runs: [.init(words, baselineOffset: 1e-9)])
  let long = TextEngine.shared.layout(
    raised, TextParameters(width: width, maxLines: 1, truncation: mode))
  #expect(one.size == long.size, "\(words) in \(width)")
  #expect(one.isTruncated == long.isTruncated)
  #expect(one.runs.flatMap(\.glyphs).map(\.id) == long.runs.flatMap(\.glyphs).map(\.id))
}
