import Testing
import WUIGeometry
import WUITypography

private func layout(_ text: String, _ font: Font = .body) -> TextLayout {
  TextEngine.shared.layout(TextContent(text, font: font))
}

@Test(arguments: [
  "Blåbærsyltetøy ÆØÅ", "Съешь ещё этих мягких французских булок", "سلام دنیا ۱۲۳ پژگچ",
  "שלום עולם", "Ελληνικά", "हिन्दी",
])
func everyCharacterHasAGlyph(text: String) {
  let result = layout(text)
  #expect(result.runs.flatMap(\.glyphs).allSatisfy { $0.id != 0 })
  #expect(result.runs.flatMap(\.decorations).isEmpty)
}

@Test func norwegianAndRussianComeFromTheSystemFont() {
  let faces = Set(layout("Blåbærsyltetøy Съешь ещё").runs.map(\.face.file))
  #expect(faces.count == 1)
}

@Test func characterOfNoFontIsABox() {
  // A code point of the private use area that no installed font claims.
  let result = layout("a\u{10FABC}")
  #expect(result.runs.flatMap(\.decorations).count == 4)
  #expect(result.runs.flatMap(\.glyphs).count == 1)
}

@Test func persianRunsFromTheRight() throws {
  // Logical order: two Persian words, then Latin; on screen the Latin lies left of them.
  let result = layout("سلام دنیا abc")
  let latin = layout("abc").runs[0].glyphs.map(\.id)
  #expect(Array(result.runs.flatMap(\.glyphs).map(\.id).prefix(3)) == latin)
  let last = try #require(result.runs.flatMap(\.glyphs).last)
  // The first letter, sīn in its initial form, is the rightmost.
  #expect(last.id == layout("سـ").runs.flatMap(\.glyphs).last?.id)
}

@Test func persianLettersJoin() {
  let joined = layout("سلام").runs.flatMap(\.glyphs).count
  #expect(joined < 4)  // lām and alef are one glyph
  #expect(
    layout("ب").runs.flatMap(\.glyphs).map(\.id)
      != layout("بب").runs.flatMap(\.glyphs).suffix(1).map(\.id))
}

@Test func neutralTextFollowsTheLayoutDirection() throws {
  func first(_ direction: LayoutDirection) throws -> UInt32 {
    let content = TextContent("(1")
    let result = TextEngine.shared.layout(content, TextParameters(layoutDirection: direction))
    return try #require(result.runs.flatMap(\.glyphs).first).id
  }
  let glyphs = (try first(.leftToRight), try first(.rightToLeft))
  #expect(glyphs.0 != glyphs.1)
}

@Test func glyphsAdvanceFromLeftToRight() {
  for text in ["Hamburg", "سلام دنیا", "ab سلام cd"] {
    let xs = layout(text).runs.map { $0.glyphs.first?.x ?? 0 }
    #expect(xs == xs.sorted())
  }
}
