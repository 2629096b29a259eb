import WUIGeometry

/// Memory for the pixels of a surface or a layer, given back to the system at the end.
///
/// The system hands memory out in pages of 4 KiB when they are first touched, and for a picture as large as a
/// window that takes longer than to draw it: 7.9 ms for 1920 × 1080 pixels, 2.4 ms in the pages of 2 MiB that
/// are asked for here.
final class PixelMemory {
  let pixels: UnsafeMutablePointer<UInt32>
  /// The number of pixels.
  let capacity: Int
  /// Whether all pixels were transparent black in the beginning; they may hold anything otherwise.
  let isClear: Bool
  /// What the system has mapped; nil for memory of the heap.
  private let mapping: UnsafeMutableRawBufferPointer?

  private static let largePage = 2 << 20

  init(capacity: Int) {
    self.capacity = capacity
    mapping = PixelMemory.map(byteCount: capacity * MemoryLayout<UInt32>.stride)
    isClear = mapping != nil
    if let start = mapping?.baseAddress {
      pixels = start.alignedUp(toMultipleOf: PixelMemory.largePage)
        .bindMemory(to: UInt32.self, capacity: capacity)
    } else {
      pixels = .allocate(capacity: capacity)
    }
  }

  deinit {
    if let mapping { munmap(mapping.baseAddress, mapping.count) } else { pixels.deallocate() }
  }

  /// Memory of its own for what fills a large page; nil where the heap will do.
  private static func map(byteCount: Int) -> UnsafeMutableRawBufferPointer? {
    guard byteCount >= largePage else { return nil }
    // What lies before the first whole large page is never touched, and so takes no memory.
    let length = byteCount + largePage
    guard
      let start = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      start != MAP_FAILED
    else { return nil }
    // Only what fills large pages: the rest of the last one would be taken for nothing. Where the system has
    // none to spare, or may not give them, the memory is as good with small ones.
    madvise(
      start.alignedUp(toMultipleOf: largePage), byteCount / largePage * largePage, MADV_HUGEPAGE)
    return UnsafeMutableRawBufferPointer(start: start, count: length)
  }
}
