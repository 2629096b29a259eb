import CPixman
import WUIGeometry

/// Pictures ready to be drawn: averaged down where they are shown much smaller, tinted if they are
/// templates.
final class ImageStore {
  struct Key: Hashable {
    var reference: ImageReference
    /// The size at which the picture is shown, in device pixels.
    var width: Int
    var height: Int
    /// The premultiplied colour of a template.
    var tint: UInt32?
  }

  /// A picture and the size, in its pixels, that stands for the whole of it: the last row and column
  /// may stand for less than a pixel.
  struct Picture {
    var surface: Surface
    var width: CGFloat
    var height: CGFloat
  }

  private var pictures = LeastRecentlyUsed<Key, Picture>(costLimit: 64 << 20)

  var usage: CacheUsage { pictures.usage }

  /// The picture of a key; nil where it has no pixels.
  func picture(_ key: Key) -> Picture? {
    if let picture = pictures[key] { return picture }
    let bitmap = key.reference.provider.bitmap(pixelWidth: key.width, pixelHeight: key.height)
    guard bitmap.width > 0, bitmap.height > 0 else { return nil }
    let factorX = max(
      1, bitmap.width / max(1, key.width), bitmap.width / Surface.maximumLength + 1)
    let factorY = max(
      1, bitmap.height / max(1, key.height), bitmap.height / Surface.maximumLength + 1)
    let surface = bitmap.reduced(factorX, factorY)
    if let tint = key.tint { surface.tint(tint) }
    pixman_image_set_repeat(surface.image, PIXMAN_REPEAT_PAD)
    surface.isOpaque = (0..<surface.width * surface.height).allSatisfy {
      surface.pixels[$0] >> 24 == 255
    }
    let picture = Picture(
      surface: surface, width: CGFloat(bitmap.width) / CGFloat(factorX),
      height: CGFloat(bitmap.height) / CGFloat(factorY))
    pictures.insert(picture, for: key, cost: surface.width * surface.height * 4 + 256)
    return picture
  }
}

extension Bitmap {
  /// A surface each of whose pixels is the mean of `factorX` × `factorY` pixels.
  fileprivate func reduced(_ factorX: Int, _ factorY: Int) -> Surface {
    let surface = Surface(
      width: (width + factorX - 1) / factorX, height: (height + factorY - 1) / factorY)
    if factorX == 1, factorY == 1 {
      surface.pixels.update(from: pixels, count: pixels.count)
      return surface
    }
    pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<surface.height {
        let rows = y * factorY..<min(height, (y + 1) * factorY)
        for x in 0..<surface.width {
          let columns = x * factorX..<min(width, (x + 1) * factorX)
          surface.pixels[y * surface.width + x] = mean(pixels, columns, rows)
        }
      }
    }
    return surface
  }

  @inline(__always)
  private func mean(
    _ pixels: UnsafeBufferPointer<UInt32>, _ columns: Range<Int>, _ rows: Range<Int>
  ) -> UInt32 {
    var (alpha, red, green, blue): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    for y in rows {
      for x in columns {
        let pixel = UInt64(pixels[y &* width &+ x])
        alpha &+= pixel >> 24
        red &+= pixel >> 16 & 255
        green &+= pixel >> 8 & 255
        blue &+= pixel & 255
      }
    }
    let count = UInt64(columns.count * rows.count)
    func byte(_ sum: UInt64, _ shift: UInt64) -> UInt64 { ((sum + count / 2) / count) << shift }
    return UInt32(byte(alpha, 24) | byte(red, 16) | byte(green, 8) | byte(blue, 0))
  }
}

extension Surface {
  /// Replaces every pixel by a premultiplied colour times the pixel's alpha.
  fileprivate func tint(_ color: UInt32) {
    let (color, pixels) = (PixelLanes(color), pixels)
    for index in 0..<(width * height) {
      let alpha = Int32(bitPattern: pixels[index] >> 24)
      pixels[index] = pixel255(
        color.alpha &* alpha, color.red &* alpha, color.green &* alpha, color.blue &* alpha)
    }
  }
}
