import Testing
import WUIGeometry
import WUIPlatform

@Suite struct DamageRegionTests {
  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
    PixelRect(x: x, y: y, width: width, height: height)
  }

  @Test func aCoveredRectangleAddsNothing() {
    var region = DamageRegion([rect(0, 0, 10, 10)])
    region.insert(rect(2, 2, 3, 3))
    region.insert(rect(5, 5, 0, 4))
    #expect(region.rects == [rect(0, 0, 10, 10)])
  }

  @Test func aCoveringRectangleReplacesWhatItCovers() {
    var region = DamageRegion([rect(1, 1, 2, 2), rect(20, 20, 2, 2), rect(4, 4, 1, 1)])
    region.insert(rect(0, 0, 10, 10))
    #expect(region.rects == [rect(20, 20, 2, 2), rect(0, 0, 10, 10)])
  }

  @Test func manyRectanglesBecomeTheirBoundingBox() {
    let spread = (0..<16).map { rect($0 * 10, $0, 4, 4) }
    #expect(DamageRegion(spread).rects.count == 16)
    #expect(DamageRegion(spread + [rect(500, 300, 1, 1)]).rects == [rect(0, 0, 501, 301)])
  }

  @Test func clippingDropsWhatLiesOutside() {
    let region = DamageRegion([rect(-5, -5, 10, 10), rect(90, 90, 50, 50), rect(200, 0, 5, 5)])
    #expect(
      region.clipped(to: rect(0, 0, 100, 100)).rects == [rect(0, 0, 5, 5), rect(90, 90, 10, 10)])
  }

  @Test func unionWithNothingIsTheOther() {
    let nothing = rect(7, 7, 0, 0)
    #expect(nothing.union(rect(1, 2, 3, 4)) == rect(1, 2, 3, 4))
    #expect(rect(1, 2, 3, 4).union(nothing) == rect(1, 2, 3, 4))
    #expect(rect(0, 0, 1, 1).union(rect(9, 4, 1, 1)) == rect(0, 0, 10, 5))
  }
}
