import Testing
import WUICompositor

@Suite struct RegionTests {
  private let a = PixelRect(x: 0, y: 0, width: 10, height: 10)
  private let b = PixelRect(x: 5, y: 5, width: 10, height: 10)

  private func area(_ region: Region) -> Int {
    region.rects.reduce(0) { $0 + $1.width * $1.height }
  }

  @Test func setsOfPixels() {
    let (a, b) = (Region(a), Region(b))
    #expect(area(a.union(b)) == 175)
    #expect(a.intersection(b).rects == [PixelRect(x: 5, y: 5, width: 5, height: 5)])
    #expect(area(a.subtracting(b)) == 75)
    #expect(a.subtracting(a).isEmpty)
    #expect(a.union(b).extents == PixelRect(x: 0, y: 0, width: 15, height: 15))
    #expect(a.union(b) == b.union(a))
  }

  @Test func operandsStayAsTheyAre() {
    let region = Region(a)
    _ = region.union(b)
    _ = region.offset(dx: 3, dy: 3)
    #expect(region.rects == [a])
  }

  @Test func manyRectanglesBecomeTheirExtents() {
    let scattered = Region((0..<20).map { PixelRect(x: $0 * 4, y: $0 * 4, width: 2, height: 2) })
    #expect(scattered.rects.count == 20)
    #expect(scattered.simplified().rects == [scattered.extents])
    let few = Region([a, PixelRect(x: 40, y: 0, width: 2, height: 2)])
    #expect(few.simplified() == few)
  }

  @Test func emptyRectanglesAddNothing() {
    #expect(Region([PixelRect.empty, PixelRect(x: 3, y: 3, width: 0, height: 5)]).isEmpty)
    #expect(!Region(a).intersects(PixelRect(x: 10, y: 0, width: 5, height: 5)))
    #expect(Region(a).intersects(PixelRect(x: 9, y: 9, width: 5, height: 5)))
  }
}
