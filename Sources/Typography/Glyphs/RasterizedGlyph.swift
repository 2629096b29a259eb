/// A glyph's pixels.
package struct RasterizedGlyph: Sendable {
  package enum Pixels: Sendable {
    /// How much of each pixel is covered, 0…255; a row takes `stride` bytes.
    case coverage([UInt8], stride: Int)
    /// The pixels of a colour glyph: premultiplied ARGB in native-endian words, rows without gaps.
    case color([UInt32])
  }

  /// From the origin to the left edge, in pixels.
  package var left: Int
  /// From the baseline up to the top edge, in pixels.
  package var top: Int
  /// In pixels; 0 for a glyph without ink.
  package var width: Int
  /// In pixels; 0 for a glyph without ink.
  package var height: Int
  package var pixels: Pixels

  /// A glyph without ink.
  static let blank = RasterizedGlyph(
    left: 0, top: 0, width: 0, height: 0, pixels: .coverage([], stride: 0))
}
