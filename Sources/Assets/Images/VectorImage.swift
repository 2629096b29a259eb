import CRsvg
import Synchronization
import WUICompositor
import WUIGeometry

/// An SVG document, drawn anew for each size at which it is shown.
package final class VectorImage: ImageProvider {
  /// Why a document cannot be drawn.
  package struct Failure: Error {
    package let reason: String
  }

  /// The document's own size in points: a CSS pixel is a point.
  package let size: CGSize
  private let state: Mutex<State>

  private struct State: ~Copyable {
    let document: Document
    /// The sizes drawn last, oldest first.
    var drawn: [Bitmap] = []
  }

  /// - Throws: `Failure` when the data is no SVG.
  package init(svg data: Data) throws(Failure) {
    let document = try Document(data)
    size = document.size
    state = Mutex(State(document: document))
  }

  /// A document given as text, which must be right.
  init(trusted svg: String) {
    do {
      let document = try Document(Data(svg.utf8))
      size = document.size
      state = Mutex(State(document: document))
    } catch {
      preconditionFailure("a built-in drawing is no SVG: \(error)\n\(svg)")
    }
  }

  package func bitmap(pixelWidth: Int, pixelHeight: Int) -> Bitmap {
    let (width, height) = (Self.bounded(pixelWidth), Self.bounded(pixelHeight))
    return state.withLock { state in
      if let known = state.drawn.first(where: { $0.width == width && $0.height == height }) {
        return known
      }
      let bitmap = state.document.draw(width: width, height: height)
      if state.drawn.count == 4 { state.drawn.removeFirst() }
      state.drawn.append(bitmap)
      return bitmap
    }
  }

  /// A picture of more than this many pixels on a side is drawn smaller and then stretched.
  private static func bounded(_ pixels: Int) -> Int { min(max(pixels, 1), 4096) }
}

/// Owns a parsed document; used under the lock of its image.
private struct Document: ~Copyable {
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
