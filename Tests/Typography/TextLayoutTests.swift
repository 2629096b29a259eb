import Testing
import WUIGeometry
import WUITypography

private let sentence = TextContent("The quick brown fox jumps over the lazy dog")

private func layout(_ text: String, _ font: Font = .body, _ parameters: TextParameters = .init())
  -> TextLayout
{
  TextEngine.shared.layout(TextContent(text, font: font), parameters)
}

private func layout(_ content: TextContent, _ parameters: TextParameters = .init()) -> TextLayout {
  TextEngine.shared.layout(content, parameters)
}

/// The glyphs of a layout from left to right, top to bottom.
private func ids(_ layout: TextLayout) -> [UInt32] { layout.runs.flatMap(\.glyphs).map(\.id) }

@Test func unboundedTextIsOneLine() {
  let line = layout(sentence)
  #expect(line.lineCount == 1)
  #expect(!line.isTruncated)
  #expect(line.firstBaseline == line.lastBaseline)
  #expect(line.firstBaseline > line.size.height / 2 && line.firstBaseline < line.size.height)
}

/// Inter's ascent and descent are 0.96875 and 0.2412 em; each is rounded to a whole point.
@Test(arguments: [(17, 20, 16), (34, 41, 33), (12, 15, 12)] as [(CGFloat, CGFloat, CGFloat)])
func lineHeightIsRoundedAscentPlusRoundedDescent(
  size: CGFloat, height: CGFloat, baseline: CGFloat
) {
  let line = layout("Ag", .custom("Inter", size: size))
  #expect(line.size.height == height)
  #expect(line.firstBaseline == baseline)
}

@Test func widthIsThatOfTheFontUnits() {
  // Inter's advance of “H” at 2048 or 2816 units per em must not depend on a pixel grid: a hundredfold
  // font is a hundredfold width, but for the rounding to 1⁄64 and Pango's 1⁄1024.
  let small = layout("H", .custom("Inter", size: 10)).size.width
  let large = layout("H", .custom("Inter", size: 1000)).size.width
  #expect(abs(large - small * 100) < 100 * (1.0 / 64 + 1.0 / 512))
}

@Test func widthGrowsWithWeight() {
  let weights: [Font.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]
  let widths = weights.map { layout("Drawer", .system(size: 24, weight: $0)).size.width }
  #expect(widths == widths.sorted())
  #expect(Set(widths).count == weights.count)
}

@Test func wrappedTextKeepsItsGlyphs() {
  let natural = layout(sentence)
  let wrapped = layout(sentence, TextParameters(width: 120))
  #expect(wrapped.lineCount > 1)
  #expect(wrapped.size.width <= 120)
  #expect(wrapped.size.height == natural.size.height * CGFloat(wrapped.lineCount))
  #expect(wrapped.lastBaseline - wrapped.firstBaseline == wrapped.size.height - 20)
  #expect(!wrapped.isTruncated)
  let space = ids(layout(" "))
  #expect(
    ids(wrapped).filter { !space.contains($0) } == ids(natural).filter { !space.contains($0) })
}

@Test func textProposedItsOwnWidthDoesNotBreak() {
  let natural = layout(sentence)
  #expect(layout(sentence, TextParameters(width: natural.size.width)) === natural)
  #expect(layout(sentence, TextParameters(width: natural.size.width - 1)).lineCount == 2)
}

@Test func wordTooLongForTheLineBreaksWithoutHyphen() {
  let word = layout("Donaudampfschifffahrtsgesellschaft", .body, TextParameters(width: 100))
  #expect(word.lineCount >= 3)
  #expect(word.size.width <= 100)
  #expect(ids(word).count <= "Donaudampfschifffahrtsgesellschaft".count)
}

@Test func paragraphsBreakAtAnyWidth() {
  #expect(layout("a\nb\n\nc").lineCount == 4)
  #expect(layout("a\u{2029}b").lineCount == 2)
}

@Test func emptyTextTakesNoSpace() {
  #expect(layout("").size == .zero)
  #expect(layout("").runs.isEmpty)
}

@Test func lineSpacingLiesBetweenLines() {
  let plain = layout("a\nb\nc")
  let spaced = layout("a\nb\nc", .body, TextParameters(lineSpacing: 7))
  #expect(spaced.size.height == plain.size.height + 14)
  #expect(spaced.lastBaseline == plain.lastBaseline + 14)
}

@Test func alignmentMovesShortLines() throws {
  func starts(_ alignment: TextAlignment, _ direction: LayoutDirection) throws -> CGFloat {
    let lines = layout(
      "i\nmmmm", .body, TextParameters(alignment: alignment, layoutDirection: direction))
    return try #require(lines.runs.first?.glyphs.first?.x)
  }
  let slack = layout("mmmm").size.width - layout("i").size.width
  func expect(_ x: CGFloat, near value: CGFloat) { #expect(abs(x - value) <= 1.0 / 32) }
  try expect(starts(.leading, .leftToRight), near: 0)
  try expect(starts(.center, .leftToRight), near: slack / 2)
  try expect(starts(.trailing, .leftToRight), near: slack)
  try expect(starts(.leading, .rightToLeft), near: slack)
  try expect(starts(.trailing, .rightToLeft), near: 0)
}

@Test func sameTextIsTheSameLayout() {
  let parameters = TextParameters(width: 90)
  #expect(layout(sentence, parameters) === layout(sentence, parameters))
}

@Test func layoutsOfEqualLookAreEqual() {
  let engines = (TextEngine(), TextEngine())
  let (first, second) = (engines.0.layout(sentence), engines.0.layout(sentence + TextContent("")))
  #expect(first !== second)
  #expect(first == second)
  #expect(first.hashValue == second.hashValue)
  #expect(engines.0.layout(TextContent("fox")) != engines.0.layout(TextContent("cat")))
}

@Test(arguments: [0, -5, .infinity, .nan, 1e9] as [CGFloat])
func anyProposedWidthIsSurvived(width: CGFloat) {
  let result = layout("Zero\nwidth", .body, TextParameters(width: width))
  #expect(result.size.width > 0 && result.size.width.isFinite)
  #expect(result.lineCount == (width <= 0 ? 9 : 2))
}

@Test func oddStringsAreSurvived() {
  for text in ["\0", "a\0b", "\u{FFFF}", "\r\n", "\u{202E}abc", "\u{200D}\u{FE0F}", "e\u{301}"] {
    for width in [nil, 0, 50] as [CGFloat?] {
      let result = layout(text, .body, TextParameters(width: width, height: 10))
      #expect(result.size.height >= 0 && result.size.width.isFinite)
    }
  }
}
