import CPixman
import WUIGeometry

/// Pixels to draw on: premultiplied ARGB in native-endian 32-bit words, seen through pixman.
package final class Surface {
  package let width: Int
  package let height: Int
  /// Bytes from one row to the next.
  package let stride: Int
  package let pixels: UnsafeMutablePointer<UInt32>
  let image: OpaquePointer
  /// The memory of the pixels where it is the surface's own.
  private let memory: PixelMemory?
  /// The region that pixman's image is restricted to, in device space, see `Canvas`.
  var clip: Region.Storage?
  var clipOrigin = (0, 0)
  /// Whether all pixels that are drawn on, or with, are known to be opaque.
  ///
  /// `Canvas` keeps it true to what it draws; whoever writes translucent pixels past it says so here.
  var isOpaque = false
  /// Whether pixman maps positions to pixels, so that they cannot be read where they lie.
  var isSampled = false

  /// The largest width or height: pixman silently draws nothing beyond it.
  package static let maximumLength = 32766

  /// A transparent surface over memory of its own; lengths in device pixels, 1…32766.
  package convenience init(width: Int, height: Int) {
    let memory = PixelMemory(capacity: width * height)
    if !memory.isClear { memory.pixels.initialize(repeating: 0, count: width * height) }
    self.init(memory, width: width, height: height)
  }

  /// A surface over memory of its own of which every pixel is to be written before it is read.
  convenience init(uninitializedWidth width: Int, height: Int) {
    self.init(PixelMemory(capacity: width * height), width: width, height: height)
  }

  /// A surface over memory that is kept alive with it.
  convenience init(_ memory: PixelMemory, width: Int, height: Int) {
    self.init(
      pixels: memory.pixels, width: width, height: height, stride: width * 4, memory: memory)
  }

  /// A surface over memory that someone else keeps alive, such as a shared buffer.
  ///
  /// - Parameter stride: Bytes from one row to the next, a multiple of 4.
  package convenience init(
    pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int
  ) {
    self.init(pixels: pixels, width: width, height: height, stride: stride, memory: nil)
  }

  private init(
    pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int,
    memory: PixelMemory?
  ) {
    precondition(
      (1...Surface.maximumLength).contains(width) && (1...Surface.maximumLength).contains(height),
      "a surface is 1…32766 pixels wide and high")
    (self.pixels, self.width, self.height, self.stride) = (pixels, width, height, stride)
    self.memory = memory
    image = makeImage(wui_pixman_argb, width, height, pixels, stride)
  }

  deinit { pixman_image_unref(image) }

  /// The whole surface.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// A pixel as premultiplied ARGB.
  package subscript(x: Int, y: Int) -> UInt32 {
    precondition(bounds.contains(PixelRect(x: x, y: y, width: 1, height: 1)))
    return pixels[y * (stride / 4) + x]
  }

  /// A copy of the pixels.
  package func makeBitmap() -> Bitmap {
    let row = stride / 4
    let copy = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        (buffer.baseAddress! + y * width).initialize(from: pixels + y * row, count: width)
      }
      count = width * height
    }
    return Bitmap(width: width, height: height, pixels: copy)
  }
}

/// An image of pixman over memory; there is no picture without memory for its header.
func makeImage(
  _ format: pixman_format_code_t, _ width: Int, _ height: Int, _ bits: UnsafeMutableRawPointer?,
  _ stride: Int
) -> OpaquePointer {
  guard
    let image = pixman_image_create_bits_no_clear(
      format, Int32(width), Int32(height), bits?.assumingMemoryBound(to: UInt32.self),
      Int32(stride))
  else { fatalError("out of memory for an image of \(width)×\(height) pixels") }
  return image
}
