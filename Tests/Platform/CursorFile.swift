import WUIGeometry

/// A picture of the pointer in several sizes, in the format of Xcursor: a square of one colour each.
nonisolated struct CursorFile {
  /// Sides in pixels.
  let sizes: [Int]

  /// The hot spot, from the upper left corner, of a picture of a size, in pixels: a quarter of it.
  static func hotSpot(size: Int) -> Int { size / 4 }

  var data: Data {
    var words: [UInt32] = [0x7275_6358, 16, 0x1_0000, UInt32(sizes.count)]
    var position = 16 + 12 * sizes.count
    for size in sizes {
      words += [0xfffd_0002, UInt32(size), UInt32(position)]
      position += 36 + 4 * size * size
    }
    for size in sizes {
      let (side, spot) = (UInt32(size), UInt32(Self.hotSpot(size: size)))
      words += [36, 0xfffd_0002, side, 1, side, side, spot, spot, 0]
      words += Array(repeating: 0xff00_0000, count: size * size)
    }
    return Data(
      words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } })
  }
}
