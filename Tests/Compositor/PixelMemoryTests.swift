import Testing
import WUIGeometry

@testable import WUICompositor

@Suite struct PixelMemoryTests {
  @Test func largePicturesBeginAtLargePages() {
    let memory = PixelMemory(capacity: 1920 * 1080)
    #expect(UInt(bitPattern: memory.pixels) % (2 << 20) == 0)
    #expect(memory.isClear)
    #expect((0..<memory.capacity).allSatisfy { memory.pixels[$0] == 0 })
    memory.pixels[memory.capacity - 1] = 1
    #expect(!PixelMemory(capacity: 64 * 64).isClear)
  }

  @Test func largePicturesAreGivenBack() {
    func isMapped(_ pixels: UnsafeMutablePointer<UInt32>) -> Bool {
      var isThere: UInt8 = 0
      return mincore(pixels, 1, &isThere) == 0
    }
    var memories = (0..<4).map { _ in PixelMemory(capacity: 1 << 20) }
    let places = memories.map(\.pixels)
    #expect(places.allSatisfy(isMapped))
    memories = []
    // Another thread's mapping may have come in the place of one.
    #expect(!places.allSatisfy(isMapped))
  }

  @Test(arguments: [(3, 5), (1024, 1024)])
  func newSurfacesAreTransparent(width: Int, height: Int) {
    // Of memory that was in use before.
    for _ in 0..<2 {
      let surface = Surface(width: width, height: height)
      #expect((0..<(width * height)).allSatisfy { surface.pixels[$0] == 0 })
      surface.pixels.update(repeating: .max, count: width * height)
    }
  }
}
