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
    var memory: PixelMemory? = PixelMemory(capacity: 1 << 20)
    let pixels = memory!.pixels
    pixels[0] = 1
    var isThere: UInt8 = 0
    #expect(mincore(pixels, 1, &isThere) == 0)
    memory = nil
    // Another mapping may have come in its place; it would not hold what was written.
    #expect(mincore(pixels, 1, &isThere) == -1 || pixels[0] == 0)
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
