import WUIGeometry

/// An upright rectangle whose edges may run through pixels: what it covers follows from its edges, without
/// a mask.
struct SoftRect {
  /// Edges in steps of 1/64 pixel, FreeType's precision.
  private let left, top, right, bottom: Int

  /// Nil beyond any surface.
  init?(_ rect: CGRect) {
    func steps(_ value: CGFloat) -> Int? {
      abs(value) < 1_000_000 ? Int((value * 64).rounded()) : nil
    }
    guard let left = steps(rect.minX), let top = steps(rect.minY), let right = steps(rect.maxX),
      let bottom = steps(rect.maxY)
    else { return nil }
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  /// Calls a closure with the parts of equal coverage, 1…255: the inside, edges and corners.
  func forEachPart(_ body: (PixelRect, UInt8) -> Void) {
    for (y, height, covered) in SoftRect.bands(top, bottom) {
      for (x, width, across) in SoftRect.bands(left, right) {
        // As FreeType counts for paths of this direction: in 1/256 of a pixel, the whole one as 255.
        let coverage = (covered * across - 1) / 16
        if coverage > 0 {
          body(PixelRect(x: x, y: y, width: width, height: height), UInt8(coverage))
        }
      }
    }
  }

  /// The pixels between two edges as runs of equal coverage, in 1/64.
  private static func bands(_ from: Int, _ to: Int) -> [(start: Int, count: Int, coverage: Int)] {
    let (first, last) = (from >> 6, (to - 1) >> 6)
    guard to > from else { return [] }
    if first == last { return [(first, 1, to - from)] }
    let (head, tail) = (64 - (from & 63), (to - 1) & 63 + 1)
    var bands: [(Int, Int, Int)] = []
    if head < 64 { bands.append((first, 1, head)) }
    let (start, end) = (head < 64 ? first + 1 : first, tail < 64 ? last : last + 1)
    if end > start { bands.append((start, end - start, 64)) }
    if tail < 64 { bands.append((last, 1, tail)) }
    return bands
  }
}
