import Testing
import WUIGeometry
import WUITypography

private func glyph(_ text: String, _ font: Font = .body) -> (UInt32, FontFace) {
  let run = TextEngine.shared.layout(TextContent(text, font: font)).runs[0]
  return (run.glyphs[0].id, run.face)
}

/// The glyph's ink in whole pixels.
private func ink(_ glyph: RasterizedGlyph) -> Double {
  guard case .coverage(let bytes, _) = glyph.pixels else { return 0 }
  return bytes.reduce(0) { $0 + Double($1) } / 255
}

@Test func capitalStandsOnTheBaseline() throws {
  let (id, face) = glyph("H")
  let pixels = try #require(GlyphRasterizer().rasterize(id, of: face, pixelSize: 100))
  // Inter's capitals are 0.727 em high.
  #expect(pixels.top == pixels.height)
  #expect(abs(pixels.height - 73) <= 1)
}

@Test func rowsAreWholeWords() throws {
  let (id, face) = glyph("W")
  let pixels = try #require(GlyphRasterizer().rasterize(id, of: face, pixelSize: 17))
  guard case .coverage(let bytes, let stride) = pixels.pixels else { return #expect(Bool(false)) }
  #expect(stride % 4 == 0 && stride >= pixels.width)
  #expect(bytes.count == stride * pixels.height)
}

@Test func quartersMoveInkWithoutLosingIt() throws {
  let (id, face) = glyph("l")
  let rasterizer = GlyphRasterizer()
  let quarters = try (0..<4).map {
    try #require(rasterizer.rasterize(id, of: face, pixelSize: 16, quarter: $0))
  }
  for quarter in quarters { #expect(abs(ink(quarter) - ink(quarters[0])) < 0.2) }
  guard case .coverage(let first, _) = quarters[0].pixels,
    case .coverage(let second, _) = quarters[2].pixels
  else { return #expect(Bool(false)) }
  #expect(first != second)
}

@Test func boldHasMoreInk() throws {
  let rasterizer = GlyphRasterizer()
  let amounts = try [Font.Weight.regular, .semibold, .black].map { weight in
    let (id, face) = glyph("n", .body.weight(weight))
    return ink(try #require(rasterizer.rasterize(id, of: face, pixelSize: 40)))
  }
  #expect(amounts == amounts.sorted() && amounts[2] > amounts[0] * 1.5)
}

@Test func spaceHasNoInk() throws {
  let (id, face) = glyph(" ")
  let pixels = try #require(GlyphRasterizer().rasterize(id, of: face, pixelSize: 17))
  #expect(pixels.width == 0 && pixels.height == 0)
  #expect(GlyphRasterizer().outline(id, of: face, pointSize: 17).isEmpty)
}

@Test func outlineHasTheSizeOfTheFont() {
  let (id, face) = glyph("H")
  var points: [CGPoint] = []
  for element in GlyphRasterizer().outline(id, of: face, pointSize: 1000).elements {
    switch element {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
      points.append(end)
    case .closeSubpath: break
    }
  }
  #expect(points.map(\.y).max() == 0)
  #expect(abs((points.map(\.y).min() ?? 0) + 727) < 2)
}

@Test func missingFamilyWeightIsThickened() throws {
  // DejaVu Sans has no black italic of its own; Fontconfig asks for a thicker or the bold face.
  let rasterizer = GlyphRasterizer()
  let (plainID, plain) = glyph("n", .custom("DejaVu Serif", size: 17))
  let (blackID, black) = glyph("n", .custom("DejaVu Serif", size: 17).weight(.black))
  let thin = try #require(rasterizer.rasterize(plainID, of: plain, pixelSize: 40))
  let thick = try #require(rasterizer.rasterize(blackID, of: black, pixelSize: 40))
  #expect(ink(thick) > ink(thin) * 1.2)
}
