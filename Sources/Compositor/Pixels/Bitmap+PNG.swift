import CPNG
import WUIGeometry

/// Why a picture could not be read or written.
package struct PNGError: Error, Equatable, CustomStringConvertible {
  package let description: String
}

extension Bitmap {
  /// The largest width or height that is decoded.
  private static let maximumLength: UInt32 = 32766
  /// The largest number of pixels that is decoded: 256 MiB of memory.
  private static let maximumArea = 1 << 26

  /// Decodes a PNG file's bytes.
  package static func decodePNG(_ data: Data) throws -> Bitmap {
    var message = [CChar](repeating: 0, count: Int(WUI_PNG_MESSAGE_SIZE))
    func failure() -> PNGError {
      let bytes = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return PNGError(description: "not a readable PNG: " + String(decoding: bytes, as: UTF8.self))
    }
    return try data.withUnsafeBytes { bytes in
      var (width, height): (UInt32, UInt32) = (0, 0)
      guard let start = bytes.baseAddress else {
        throw PNGError(description: "not a readable PNG: no data")
      }
      guard wui_png_read_size(start, bytes.count, &width, &height, &message) else {
        throw failure()
      }
      guard width <= maximumLength, height <= maximumLength,
        Int(width) * Int(height) <= maximumArea
      else { throw PNGError(description: "a PNG of \(width)×\(height) pixels is too large") }
      var pixels = [UInt32](repeating: 0, count: Int(width) * Int(height))
      guard wui_png_decode(start, bytes.count, &pixels, width, height, &message) else {
        throw failure()
      }
      premultiply(&pixels)
      return Bitmap(width: Int(width), height: Int(height), pixels: pixels)
    }
  }

  /// The picture as a PNG file's bytes: 8 bits per channel, sRGB, straight alpha.
  package func encodePNG() throws -> Data {
    var straight = pixels
    Bitmap.unpremultiply(&straight)
    var length = 0
    guard width > 0, height > 0,
      let bytes = wui_png_encode(straight, UInt32(width), UInt32(height), &length)
    else { throw PNGError(description: "cannot encode \(width)×\(height) pixels as PNG") }
    return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
  }

  /// Reads a PNG file.
  package static func readPNG(_ url: URL) throws -> Bitmap {
    do {
      return try decodePNG(try Data(contentsOf: url))
    } catch let error as PNGError {
      throw PNGError(description: url.path + ": " + error.description)
    }
  }

  /// Writes a PNG file.
  package func writePNG(_ url: URL) throws { try encodePNG().write(to: url) }

  private static func premultiply(_ pixels: inout [UInt32]) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      for index in buffer.indices {
        let pixel = buffer[index]
        let alpha = pixel >> 24
        if alpha == 255 { continue }
        func scale(_ shift: UInt32) -> UInt32 {
          (((pixel >> shift & 255) * alpha + 127) / 255) << shift
        }
        buffer[index] = alpha << 24 | scale(16) | scale(8) | scale(0)
      }
    }
  }

  private static func unpremultiply(_ pixels: inout [UInt32]) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      for index in buffer.indices {
        let pixel = buffer[index]
        let alpha = pixel >> 24
        if alpha == 255 { continue }
        guard alpha > 0 else {
          buffer[index] = 0
          continue
        }
        func scale(_ shift: UInt32) -> UInt32 {
          min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
        }
        buffer[index] = alpha << 24 | scale(16) | scale(8) | scale(0)
      }
    }
  }
}
