import CPango
import WUIGeometry

extension RasterizedGlyph {
  /// A copy of what FreeType has drawn; nil for a format that FreeType does not use here.
  init?(_ slot: FT_GlyphSlotRec) {
    let bitmap = slot.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    left = Int(slot.bitmap_left)
    top = Int(slot.bitmap_top)
    self.width = width
    self.height = height
    guard let buffer = bitmap.buffer, width > 0, height > 0 else {
      self = .blank
      return
    }
    let pitch = Int(bitmap.pitch)
    switch UInt32(bitmap.pixel_mode) {
    case FT_PIXEL_MODE_GRAY.rawValue:
      pixels = Self.coverage(width, height) { x, y in buffer[y * pitch + x] }
    case FT_PIXEL_MODE_MONO.rawValue:
      pixels = Self.coverage(width, height) { x, y in
        buffer[y * pitch + x / 8] & (0x80 >> UInt8(x % 8)) == 0 ? 0 : 255
      }
    case FT_PIXEL_MODE_BGRA.rawValue:
      pixels = .color(
        (0..<(width * height)).map { index in
          let pixel = buffer + (index / width) * pitch + (index % width) * 4
          return UInt32(pixel[3]) << 24 | UInt32(pixel[2]) << 16 | UInt32(pixel[1]) << 8
            | UInt32(pixel[0])
        })
    default: return nil
    }
  }

  /// Rows are padded to whole 32-bit words, as pixman wants them.
  private static func coverage(_ width: Int, _ height: Int, at pixel: (Int, Int) -> UInt8) -> Pixels
  {
    let stride = (width + 3) & ~3
    var bytes = [UInt8](repeating: 0, count: stride * height)
    for y in 0..<height {
      for x in 0..<width { bytes[y * stride + x] = pixel(x, y) }
    }
    return .coverage(bytes, stride: stride)
  }

  /// The glyph at another size: each pixel is the mean of those that it covers.
  func scaled(by factor: CGFloat) -> RasterizedGlyph {
    guard width > 0, height > 0, factor > 0 else { return .blank }
    var result = self
    result.width = max(1, Int((CGFloat(width) * factor).rounded()))
    result.height = max(1, Int((CGFloat(height) * factor).rounded()))
    result.left = Int((CGFloat(left) * factor).rounded())
    result.top = Int((CGFloat(top) * factor).rounded())
    let columns = Self.sources(width, result.width)
    let rows = Self.sources(height, result.height)
    switch pixels {
    case .coverage(let bytes, let stride):
      result.pixels = Self.coverage(result.width, result.height) { x, y in
        UInt8(Self.mean(columns[x], rows[y]) { UInt32(bytes[$1 * stride + $0]) })
      }
    case .color(let words):
      var scaled: [UInt32] = []
      scaled.reserveCapacity(result.width * result.height)
      for row in rows {
        for column in columns {
          var word: UInt32 = 0
          for shift: UInt32 in [0, 8, 16, 24] {
            word |= Self.mean(column, row) { words[$1 * width + $0] >> shift & 255 } << shift
          }
          scaled.append(word)
        }
      }
      result.pixels = .color(scaled)
    }
    return result
  }

  /// For each of `count` pixels, those of `total` that it covers, at least one.
  private static func sources(_ total: Int, _ count: Int) -> [Range<Int>] {
    (0..<count).map { index in
      let start = index * total / count
      return start..<max(start + 1, (index + 1) * total / count)
    }
  }

  private static func mean(
    _ columns: Range<Int>, _ rows: Range<Int>, of value: (Int, Int) -> UInt32
  ) -> UInt32 {
    var sum: UInt32 = 0
    for y in rows { for x in columns { sum += value(x, y) } }
    let count = UInt32(columns.count * rows.count)
    return (sum + count / 2) / count
  }
}
