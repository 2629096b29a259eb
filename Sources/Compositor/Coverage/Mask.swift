import CPixman
import WUIGeometry

/// Coverage of pixels, 8 bits each, at a place in device space.
final class Mask {
  let rect: PixelRect
  /// Bytes from one row to the next, a multiple of 4 as pixman wants it.
  let stride: Int
  let pixels: UnsafeMutablePointer<UInt8>
  let image: OpaquePointer

  /// A mask of zeros.
  init(rect: PixelRect) {
    precondition(
      rect.width <= Surface.maximumLength && rect.height <= Surface.maximumLength,
      "pixman silently draws nothing through a larger mask")
    self.rect = rect
    stride = (rect.width + 3) & ~3
    let size = max(4, stride * rect.height)
    pixels = .allocate(capacity: size)
    pixels.initialize(repeating: 0, count: size)
    image = makeImage(wui_pixman_a8, max(1, rect.width), max(1, rect.height), pixels, stride)
  }

  deinit {
    pixman_image_unref(image)
    pixels.deallocate()
  }

  /// The first byte of a row of device space.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { pixels + (y - rect.y) * stride }

  /// The largest part found of the mask, in its own device space, that is covered fully; nil where it is
  /// not worth telling apart. To be asked when the mask is drawn.
  private(set) lazy var solidPart: PixelRect? = findSolidPart()

  /// From the middle row outwards: good for what has a straight body, such as rounded rectangles.
  private func findSolidPart() -> PixelRect? {
    guard rect.width * rect.height >= 4096 else { return nil }
    let middle = row(rect.y + rect.height / 2)
    var (left, right) = (rect.width / 2, rect.width / 2)
    while left > 0, middle[left - 1] == 255 { left -= 1 }
    while right < rect.width, middle[right] == 255 { right += 1 }
    func isSolid(_ y: Int) -> Bool {
      let row = row(y)
      for x in left..<right where row[x] != 255 { return false }
      return true
    }
    guard (right - left) * 2 > rect.width else { return nil }
    var (top, bottom) = (rect.y + rect.height / 2, rect.y + rect.height / 2)
    while top > rect.y, isSolid(top - 1) { top -= 1 }
    while bottom < rect.maxY, isSolid(bottom) { bottom += 1 }
    let part = PixelRect(x: rect.x + left, y: top, width: right - left, height: bottom - top)
    return part.width * part.height * 2 > rect.width * rect.height ? part : nil
  }

  /// The bytes that the mask keeps alive.
  var byteCount: Int { stride * rect.height }
}

/// A mask, perhaps shared through a cache, moved to where it is used.
struct PlacedMask {
  var mask: Mask
  var dx = 0
  var dy = 0

  /// The pixels outside of which nothing is covered, in device space.
  var rect: PixelRect { mask.rect.offset(dx: dx, dy: dy) }

  /// The part of device space that is known to be covered fully.
  var solidPart: PixelRect? { mask.solidPart?.offset(dx: dx, dy: dy) }

  /// A part of the mask, all its coverage multiplied by `factor`/255.
  func scaled(by factor: UInt8, _ area: PixelRect) -> Mask {
    let result = Mask(rect: area)
    let part = area.intersection(rect)
    for y in part.y..<part.maxY {
      let from = mask.row(y - dy) + (part.x - rect.x)
      let to = result.row(y) + (part.x - area.x)
      for x in 0..<part.width {
        to[x] = UInt8(truncatingIfNeeded: multiply255(UInt32(from[x]), UInt32(factor)))
      }
    }
    return result
  }
}
