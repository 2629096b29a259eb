import CRsvg
import WUICompositor
import WUIGeometry

/// Owns a document that librsvg has parsed; used by one thread at a time.
struct LibrsvgDocument: ~Copyable {
  // The pointer never leaves the lock that guards the document.
  private nonisolated(unsafe) let pointer: OpaquePointer
  let size: CGSize

  init(_ data: Data) throws(VectorImage.Failure) {
    var message = [CChar](repeating: 0, count: 256)
    let pointer = data.withUnsafeBytes {
      wui_svg_create($0.baseAddress, $0.count, &message, message.count)
    }
    guard let pointer else {
      let bytes = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw VectorImage.Failure(reason: String(decoding: bytes, as: UTF8.self))
    }
    var (width, height) = (0.0, 0.0)
    // CSS gives a replaced element without a size of its own 300 by 150 pixels.
    if !wui_svg_size(pointer, &width, &height) || width <= 0 || height <= 0 {
      (width, height) = (300, 150)
    }
    self.pointer = pointer
    size = CGSize(width: width, height: height)
  }

  deinit { wui_svg_destroy(pointer) }

  borrowing func draw(width: Int, height: Int) -> Bitmap {
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      buffer.initialize(repeating: 0)
      count = width * height
      _ = wui_svg_draw(
        pointer, size.width, size.height, buffer.baseAddress, Int32(width), Int32(height))
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
