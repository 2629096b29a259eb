import Foundation
import WUICompositor
import WUIGeometry

/// The colour of one pixel: 8-bit sRGB components, not premultiplied.
public struct PixelColor: Hashable, Sendable, CustomStringConvertible {
  /// Red, 0…255.
  public var red: Int
  /// Green, 0…255.
  public var green: Int
  /// Blue, 0…255.
  public var blue: Int
  /// Opacity, 0…255.
  public var alpha: Int

  /// A colour of the given components.
  public init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A textual form for logs.
  public var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  /// The colour of a premultiplied ARGB word.
  init(premultiplied word: UInt32) {
    let alpha = Int(word >> 24)
    func channel(_ shift: UInt32) -> Int {
      let value = Int(word >> shift & 0xFF)
      return alpha == 0 ? 0 : min((value * 255 + alpha / 2) / alpha, 255)
    }
    self.init(channel(16), channel(8), channel(0), alpha)
  }

  /// The largest difference of a component.
  public func distance(to other: PixelColor) -> Int {
    [
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
      abs(alpha - other.alpha),
    ].max() ?? 0
  }

  /// Whether no component differs by more than a tolerance.
  public func isClose(to other: PixelColor, tolerance: Int = 2) -> Bool {
    distance(to: other) <= tolerance
  }
}

/// The pixels of a window at one moment.
public struct Snapshot: Sendable {
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// Reads a PNG file.
  public init(contentsOf url: URL) throws { bitmap = try Bitmap.readPNG(url) }

  /// The width in device pixels.
  public var width: Int { bitmap.width }

  /// The height in device pixels.
  public var height: Int { bitmap.height }

  /// The colour of a device pixel.
  public func pixel(x: Int, y: Int) -> PixelColor {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y),
      "the pixel (\(x), \(y)) is outside of the picture of \(width) × \(height)")
    return PixelColor(premultiplied: bitmap.pixels[y * width + x])
  }

  /// The picture as a PNG file's content.
  public func pngData() throws -> Data { try bitmap.encodePNG() }

  /// Writes the picture as a PNG file.
  public func write(to path: String) throws {
    try pngData().write(to: URL(fileURLWithPath: path))
  }

  /// The number of pixels in which a component differs by more than a tolerance; nil if the sizes differ.
  public func differences(from other: Snapshot, tolerance: Int = 0) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    return (0..<height).reduce(0) { count, row in
      let range = row * width..<(row + 1) * width
      let (mine, others) = (bitmap.pixels[range], other.bitmap.pixels[range])
      // Most rows are the same, and arrays are compared fast even where this is not optimised.
      if mine == others { return count }
      return count + zip(mine, others).count { Self.isFar($0, $1, tolerance: tolerance) }
    }
  }

  private static func isFar(_ a: UInt32, _ b: UInt32, tolerance: Int) -> Bool {
    guard a != b else { return false }
    return stride(from: UInt32(0), to: 32, by: 8).contains { shift in
      abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) > tolerance
    }
  }

  /// A picture that is red where the two differ and faint where they agree.
  func difference(from other: Snapshot) -> Snapshot {
    let pixels = bitmap.pixels.indices.map { index -> UInt32 in
      let word = bitmap.pixels[index]
      let isSame =
        other.width == width && index < other.bitmap.pixels.count
        && other.bitmap.pixels[index] == word
      guard isSame else { return 0xFFFF_0000 }
      let grey = (word >> 16 & 0xFF) / 4 + (word >> 8 & 0xFF) / 4 + (word & 0xFF) / 4
      let faint = 0xC0 + grey / 4
      return 0xFF00_0000 | faint << 16 | faint << 8 | faint
    }
    return Snapshot(Bitmap(width: width, height: height, pixels: pixels))
  }
}
