import Testing
import WUIGeometry

@testable import WUICompositor

/// Rectangles whose edges run through pixels are drawn without a mask; what they cover is what FreeType says.
@Suite struct SoftRectTests {
  /// Widths within one pixel, over two and more, at every 1/64 of a pixel.
  @Test(arguments: [0.0, 0.25, 0.5, 1, 1.75, 3]) func coverageIsThatOfAMask(width: Double) throws {
    for step in 0..<64 {
      for (height, y) in [(0.3, 1.2), (1.0, 2.0), (2.6, 0.7)] {
        let rect = CGRect(
          x: 2 + Double(step) / 64, y: y, width: width + Double(step % 7) / 64, height: height)
        var covered = [UInt8](repeating: 0, count: 64)
        try #require(SoftRect(rect)).forEachPart { part, coverage in
          for y in part.y..<part.maxY {
            for x in part.x..<part.maxX { covered[y * 8 + x] += coverage }
          }
        }
        let mask = MaskCache().mask(
          of: Path(rect), style: .fill(FillStyle()), transform: .identity,
          visible: PixelRect(x: 0, y: 0, width: 8, height: 8))
        var expected = [UInt8](repeating: 0, count: 64)
        if let mask {
          for y in mask.rect.y..<mask.rect.maxY {
            for x in mask.rect.x..<mask.rect.maxX {
              expected[y * 8 + x] = mask.mask.row(y - mask.dy)[x - mask.rect.x]
            }
          }
        }
        #expect(covered == expected, "\(rect)")
      }
    }
  }
}
