import WUIGeometry

/// Pixels of a picture: premultiplied ARGB in native-endian 32-bit words, rows without gaps.
package final class Bitmap: Sendable {
  package let width: Int
  package let height: Int
  package let pixels: [UInt32]

  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a bitmap's pixels must fill its rows")
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
