import CWayland
import WUIGeometry

/// One buffer in memory shared with the compositor.
final class SharedBuffer {
  let pointer: OpaquePointer
  let id: UInt32

  /// Zeroed pixels; nil where memory is short, which is logged.
  init?(connection: OpaquePointer, width: Int, height: Int) {
    guard let pointer = wui_buffer_create(connection, Int32(width), Int32(height)) else {
      return nil
    }
    self.pointer = pointer
    id = wui_buffer_id(pointer)
  }

  isolated deinit {
    wui_buffer_destroy(pointer)
  }

  var data: UnsafeMutableRawPointer { wui_buffer_data(pointer) }
  /// Bytes from row to row.
  var stride: Int { Int(wui_buffer_stride(pointer)) }
}
