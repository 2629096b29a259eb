import CoreFoundation
import Dispatch
import WUIGeometry
import WUIPlatform

/// One end of a connection in an event loop, with the other one at hand.
final class Connection {
  let descriptor: Int32
  let peer: Int32
  private(set) var loop: EventLoop!
  var onReadable: () -> Void = { LoopProbe.fail("nothing was to be read") }
  var onTurn: () -> Void = { LoopProbe.fail("no turn was due") }

  init() {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    LoopProbe.check(socketpair(AF_UNIX, type, 0, &ends) == 0, "no pair of sockets")
    (descriptor, peer) = (ends[0], ends[1])
    loop = EventLoop(
      descriptor: descriptor, onReadable: { [unowned self] in onReadable() },
      onTurn: { [unowned self] in onTurn() })
    LoopProbe.check(loop != nil, "no event loop")
    // Lives as long as the process.
    _ = Unmanaged.passRetained(self)
  }

  /// Reads at most `count` bytes at our end; the number of those that came.
  @discardableResult
  func take(_ count: Int) -> Int {
    var bytes = [UInt8](repeating: 0, count: count)
    return read(descriptor, &bytes, count)
  }

  /// Writes until the connection is full.
  func fill() {
    let bytes = [UInt8](repeating: 0, count: 4096)
    while write(descriptor, bytes, bytes.count) > 0 {}
  }

  /// Writes at the other end of a connection.
  nonisolated static func send(_ count: Int, at peer: Int32) {
    let bytes = [UInt8](repeating: 0, count: count)
    guard write(peer, bytes, count) == count else { LoopProbe.fail("the connection is full") }
  }

  /// Reads all there is at the other end of a connection.
  nonisolated static func drain(_ peer: Int32) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    while read(peer, &bytes, bytes.count) > 0 {}
  }
}

/// Has another thread do something while the main thread sleeps in its loop.
nonisolated func whenAsleep(_ work: @escaping @Sendable () -> Void) {
  Thread.detachNewThread {
    while !CFRunLoopIsWaiting(CFRunLoopGetMain()) {
      sched_yield()
    }
    work()
  }
}
