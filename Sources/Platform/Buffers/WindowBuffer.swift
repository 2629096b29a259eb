import WUICompositor
import WUIGeometry

/// The pixels to paint a frame in. Valid only during the call that hands it out.
package struct WindowBuffer {
  /// Premultiplied ARGB8888 in native-endian 32-bit words.
  package let pixels: UnsafeMutableRawPointer
  /// Device pixels.
  package let width: Int
  /// Device pixels.
  package let height: Int
  /// Bytes from one row to the next, a multiple of 256.
  package let stride: Int
  /// What this buffer lacks of the last frame: it must be painted as well as what changed now.
  package let stale: Region
}
