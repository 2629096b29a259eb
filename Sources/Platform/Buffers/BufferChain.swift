import CWayland
import WUICompositor
import WUIGeometry

/// A window's buffers: as many as the compositor holds on to, the second only when it is needed.
final class BufferChain {
  enum Acquisition {
    case buffer(SharedBuffer)
    /// The compositor holds all that we allow; a release will come.
    case exhausted
    /// There is no memory for one more.
    case outOfMemory
  }

  private let connection: OpaquePointer
  private var ledger = BufferLedger<UInt32>(width: 0, height: 0)
  private var buffers: [UInt32: SharedBuffer] = [:]
  /// Buffers of an earlier size that the compositor still reads.
  private var retired: [UInt32: SharedBuffer] = [:]

  init(connection: OpaquePointer) {
    self.connection = connection
  }

  /// All pixels of a buffer.
  var bounds: PixelRect { ledger.bounds }

  /// Makes all later buffers of this size.
  func resize(width: Int, height: Int) {
    guard bounds.width != width || bounds.height != height else { return }
    for id in ledger.busy {
      retired[id] = buffers[id]
    }
    buffers = [:]
    ledger = BufferLedger(width: width, height: height)
  }

  /// Gives up all buffers, those that the compositor reads too: the window is gone.
  func removeAll() {
    buffers = [:]
    retired = [:]
    ledger = BufferLedger(width: 0, height: 0)
  }

  /// A buffer to paint in. One that is then not committed is simply acquired again.
  func acquire() -> Acquisition {
    for id in ledger.removeIdle() {
      buffers[id] = nil
    }
    if let buffer = ledger.youngestFree.flatMap({ buffers[$0] }) {
      return .buffer(buffer)
    }
    guard ledger.hasRoom else { return .exhausted }
    guard
      let buffer = SharedBuffer(
        connection: connection, width: bounds.width, height: bounds.height)
    else { return .outOfMemory }
    buffers[buffer.id] = buffer
    ledger.add(buffer.id)
    return .buffer(buffer)
  }

  /// What `buffer` lacks of the last frame.
  func stale(_ buffer: SharedBuffer) -> Region {
    ledger.stale(buffer.id)
  }

  /// `buffer` shows a frame that differs from the last one by `damage`.
  func commit(_ buffer: SharedBuffer, damage: Region) {
    ledger.commit(buffer.id, damage: damage)
  }

  /// The compositor gave a buffer back; false where it is not of this window.
  func release(_ id: UInt32) -> Bool {
    ledger.release(id) || retired.removeValue(forKey: id) != nil
  }
}
