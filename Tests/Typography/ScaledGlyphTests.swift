import Testing
import WUIGeometry

@testable import WUITypography

/// Colour emoji come as bitmaps of one size, which are reduced to the size of the text.
@Test func colourGlyphIsReducedByMeans() {
  let white: UInt32 = 0xFFFF_FFFF
  let red: UInt32 = 0xFFFF_0000
  let glyph = RasterizedGlyph(
    left: 2, top: 8, width: 4, height: 2,
    pixels: .color([white, white, red, 0, white, white, red, 0]))
  let half = glyph.scaled(by: 0.5)
  #expect(half.left == 1 && half.top == 4 && half.width == 2 && half.height == 1)
  guard case .color(let words) = half.pixels else { return #expect(Bool(false)) }
  #expect(words == [white, 0x8080_0000])
}

@Test func coverageIsReducedByMeans() {
  let glyph = RasterizedGlyph(
    left: 0, top: 2, width: 2, height: 2,
    pixels: .coverage([255, 0, 0, 0, 255, 0, 0, 0], stride: 4))
  guard case .coverage(let bytes, let stride) = glyph.scaled(by: 0.5).pixels else {
    return #expect(Bool(false))
  }
  #expect(stride == 4)
  #expect(bytes[0] == 128)
}
