import Testing
import WUIGeometry
import WUITypography

private func width(_ text: String, _ font: Font) -> CGFloat {
  TextEngine.shared.layout(TextContent(text, font: font)).size.width
}

private func file(_ font: Font) -> String {
  TextEngine.shared.layout(TextContent("a", font: font)).runs[0].face.file
}

@Test func monospacedDigitsHaveEqualWidths() {
  let font = Font.body.monospacedDigit()
  let widths = Set((0...9).map { width("\($0)", font) })
  #expect(widths.count == 1)
  #expect(width("1", .body) != width("8", .body))
}

@Test func monospacedDesignHasEqualWidths() {
  #expect(width("iiii", .body.monospaced()) == width("MMMM", .body.monospaced()))
  #expect(file(.body.monospaced()) == file(.system(.body, design: .monospaced)))
}

@Test func designsAreDifferentFonts() {
  let files = Set(
    [Font.Design.default, .serif, .monospaced].map { file(.system(.body, design: $0)) })
  #expect(files.count == 3)
}

@Test func italicIsAnotherFaceOrASlant() {
  let plain = TextEngine.shared.layout(TextContent("a")).runs[0].face
  let italic = TextEngine.shared.layout(TextContent("a", font: .body.italic())).runs[0].face
  #expect(plain != italic)
}

@Test func customFontIsFoundByFamilyAndByPostScriptName() {
  #expect(file(.custom("DejaVu Serif", size: 17)).hasSuffix("DejaVuSerif.ttf"))
  #expect(file(.custom("DejaVuSerif-Bold", size: 17)).hasSuffix("DejaVuSerif-Bold.ttf"))
  #expect(file(.custom("DejaVu Serif", size: 17).bold()).hasSuffix("DejaVuSerif-Bold.ttf"))
  #expect(file(.custom("Inter-SemiBold", size: 17)).hasSuffix("Inter-SemiBold.otf"))
}

@Test func unknownFontBecomesTheSystemFont() {
  #expect(file(.custom("No Such Font", size: 17)) == file(.body))
}

@Test func spacingIsAddedBetweenCharacters() {
  func width(tracking: CGFloat) -> CGFloat {
    TextEngine.shared.layout(TextContent(runs: [.init("HHHH", tracking: tracking)])).size.width
  }
  let difference = width(tracking: 5) - width(tracking: 0)
  #expect(abs(difference - 15) < 0.1 || abs(difference - 20) < 0.1)
}

@Test func runsKeepTheirLook() throws {
  let red = Color.Resolved(red: 1, green: 0, blue: 0)
  let content = TextContent(runs: [
    .init("plain "), .init("red", color: red), .init(" big", font: .title),
    .init(" up", baselineOffset: 4),
  ])
  let runs = TextEngine.shared.layout(content).runs
  #expect(runs.map(\.color) == [nil, red, nil, nil])
  #expect(runs.map(\.pointSize) == [17, 17, 28, 17])
  let baselines = try runs.map { try #require($0.glyphs.first).y }
  #expect(baselines[0] == baselines[2])
  #expect(baselines[3] == baselines[0] - 4)
}

@Test func runsThatDifferInColourOnlyKeepTheirGlyphs() {
  let red = Color.Resolved(red: 1, green: 0, blue: 0)
  let whole = TextEngine.shared.layout(TextContent("AVAV"))
  let split = TextEngine.shared.layout(TextContent(runs: [.init("AV"), .init("AV", color: red)]))
  #expect(split.size == whole.size)
  #expect(split.runs.flatMap(\.glyphs) == whole.runs.flatMap(\.glyphs))
}

@Test func linesLieUnderAndThroughText() throws {
  let content = TextContent(runs: [.init("x", underline: .init(), strikethrough: .init())])
  let layout = TextEngine.shared.layout(content)
  let rects = try #require(layout.runs.first).decorations.map(\.rect)
  #expect(rects.count == 2)
  #expect(rects[0].minY > layout.firstBaseline && rects[0].maxY <= layout.size.height)
  #expect(rects[1].minY < layout.firstBaseline && rects[1].minY > layout.firstBaseline - 10)
  #expect(rects.allSatisfy { $0.height >= 0.5 && abs($0.width - layout.size.width) < 0.05 })
}
