import Testing
import WUIGeometry
import WUITypography

private let sentence = "The quick brown fox jumps over the lazy dog"

private func layout(_ text: String, _ parameters: TextParameters) -> TextLayout {
  TextEngine.shared.layout(TextContent(text), parameters)
}

private func glyphs(_ layout: TextLayout) -> [UInt32] {
  layout.runs.flatMap(\.glyphs).map(\.id)
}

private func glyphs(_ text: String) -> [UInt32] { glyphs(layout(text, .init())) }

@Test(arguments: [TextTruncationMode.head, .middle, .tail])
func truncatedLineFits(mode: TextTruncationMode) {
  let result = layout(sentence, TextParameters(width: 150, maxLines: 1, truncation: mode))
  #expect(result.isTruncated)
  #expect(result.lineCount == 1)
  #expect(result.size.width <= 150 && result.size.width > 100)
}

@Test func ellipsisStandsWhereTextIsCut() throws {
  let ellipsis = try #require(glyphs("…").first)
  func cut(_ mode: TextTruncationMode) -> [UInt32] {
    glyphs(layout(sentence, TextParameters(width: 150, maxLines: 1, truncation: mode)))
  }
  let whole = glyphs(sentence)
  #expect(cut(.tail).last == ellipsis)
  #expect(whole.starts(with: cut(.tail).dropLast()))
  #expect(cut(.head).first == ellipsis)
  #expect(whole.reversed().starts(with: cut(.head).dropFirst().reversed()))
  let middle = cut(.middle)
  #expect(middle.first == whole.first && middle.last == whole.last)
  #expect(middle.contains(ellipsis))
}

@Test func lastOfSeveralLinesIsTruncated() {
  let result = layout(sentence, TextParameters(width: 120, maxLines: 2))
  #expect(result.lineCount == 2 && result.isTruncated)
  #expect(result.size.width <= 120)
  #expect(glyphs(result).last == glyphs("…").last)
}

@Test func heightLimitsLines() {
  // A line of body text is 20 points high.
  #expect(layout(sentence, TextParameters(width: 120, height: 59)).lineCount == 2)
  #expect(layout(sentence, TextParameters(width: 120, height: 60)).lineCount == 3)
  #expect(layout(sentence, TextParameters(width: 120, height: 0)).lineCount == 1)
  #expect(layout(sentence, TextParameters(width: 0, height: 0)).lineCount == 1)
}

@Test func textThatFitsIsNotTruncated() {
  let result = layout(sentence, TextParameters(width: 1000, height: 20, maxLines: 1))
  #expect(!result.isTruncated)
  #expect(glyphs(result) == glyphs(sentence))
}

@Test func paragraphsBehindTheLimitLeaveAnEllipsis() {
  let result = layout("one\ntwo", TextParameters(width: 200, maxLines: 1))
  #expect(result.isTruncated)
  #expect(glyphs(result) == glyphs("one…"))
  #expect(glyphs(layout("one\ntwo", TextParameters(maxLines: 1))) == glyphs("one…"))
}

@Test func textShrinksBeforeItIsTruncated() throws {
  let parameters = TextParameters(width: 300, maxLines: 1, minimumScaleFactor: 0.5)
  let natural = layout(sentence, .init()).size.width
  let shrunk = layout(sentence, parameters)
  #expect(!shrunk.isTruncated)
  #expect(shrunk.size.width <= 300)
  let factor = try #require(shrunk.runs.first).pointSize / 17
  #expect(factor <= 300 / natural && factor > 300 / natural - 0.02)

  let hopeless = layout(sentence, TextParameters(width: 60, maxLines: 1, minimumScaleFactor: 0.5))
  #expect(hopeless.isTruncated)
  #expect(hopeless.runs.first?.pointSize == 8.5)
}
