import CWayland
import WUIGeometry

/// A connection to the compositor, with the windows on it.
///
/// One turn: read and dispatch, drain the queue of events, render the windows that are due, flush.
package final class WaylandConnection {
  let pointer: OpaquePointer
  private var loop: EventLoop?
  private var windows: [UInt32: WaylandWindow] = [:]
  private(set) var keys: KeyRepeater?
  private let clock: () -> Double
  /// The end of a turn, after which requests are sent: the place to open and to close windows.
  package var onTurnEnd: () -> Void = {}
  /// The compositor is gone, with one line that says why. All windows have been told.
  package var onConnectionLost: (String) -> Void = { _ in }
  /// The newest press of a key, a button or a finger.
  private(set) var lastInput: InputSerial?
  /// Why the connection is gone; nil while it is up.
  package private(set) var lossMessage: String?

  /// Connects as the environment says.
  ///
  /// - Parameter clock: Tells the time that frames go by, in seconds.
  /// - Throws: `PlatformError`.
  package init(clock: @escaping () -> Double = { MonotonicClock.now }) throws {
    self.clock = clock
    let address = DisplayAddress(environment: ProcessInfo.processInfo.environment)
    var result = wui_connect_result()
    guard let pointer = wui_connection_create(&result) else {
      throw PlatformError(result, address: address)
    }
    self.pointer = pointer
    keys = KeyRepeater(
      connection: pointer, clock: clock, catchUp: { [weak self] in self?.catchUp() },
      deliver: { [weak self] key, window in
        self?.windows[window]?.onKey(key)
        self?.scheduleTurn()
      })
    loop = EventLoop(
      descriptor: wui_connection_fd(pointer),
      onReadable: { [weak self] in self?.read() },
      onTurn: { [weak self] in self?.turn() })
    guard loop != nil else {
      let reason = String(cString: strerror(errno))
      wui_connection_destroy(pointer)
      throw PlatformError.noDisplay(address, reason: reason)
    }
    // Events that came while connecting.
    scheduleTurn()
  }

  /// The time that frames go by, in seconds.
  package var now: Double { clock() }

  /// Whether the compositor does not read what it was sent, so that it gets nothing more.
  package var isBlocked: Bool { loop?.waitsForWritable == true }

  /// Serves the main queue until the process exits.
  package static func run() -> Never {
    EventLoop.run()
  }

  /// Ends the connection and closes its windows. Needed only by a process that goes on without it;
  /// not to be called within a window's `draw`.
  package func disconnect() {
    for window in windows.values {
      window.close()
    }
    keys?.stop()
    keys = nil
    guard let loop else { return }
    self.loop = nil
    loop.stop { [pointer] in
      wui_connection_destroy(pointer)
    }
  }

  func add(_ window: WaylandWindow, id: UInt32) {
    windows[id] = window
    scheduleTurn()
  }

  func remove(id: UInt32) {
    windows[id] = nil
    scheduleTurn()
  }

  /// Has a turn soon, once.
  package func scheduleTurn() {
    loop?.scheduleTurn()
  }

  /// The socket has something to read, or has been closed at the other end.
  package func read() {
    if receive() { turn() }
  }

  /// Handles what has arrived; windows render at the end of the next turn.
  private func catchUp() {
    if receive() { scheduleTurn() }
  }

  /// Handles what has arrived; false once the connection is lost.
  private func receive() -> Bool {
    guard lossMessage == nil else { return false }
    guard wui_connection_dispatch(pointer) else {
      lose()
      return false
    }
    drain()
    return true
  }

  /// The end of a turn of the loop.
  package func turn() {
    guard loop != nil, lossMessage == nil else { return }
    drain()
    // A compositor that does not read gets nothing more: libwayland ends the connection when its own
    // buffer of 4096 bytes is full as well.
    if isBlocked { flush() }
    guard lossMessage == nil else { return }
    if !isBlocked {
      for window in windows.values {
        window.present()
      }
    }
    onTurnEnd()
    if !isBlocked { flush() }
  }

  /// Handlers run here, outside libwayland; they may close windows, and so add events.
  private func drain() {
    var event = wui_event()
    while loop != nil, wui_connection_next_event(pointer, &event) {
      handle(event)
    }
  }

  private func flush() {
    guard loop != nil else { return }
    switch wui_connection_flush(pointer) {
    case WUI_FLUSH_DONE: loop?.waitsForWritable = false
    case WUI_FLUSH_AGAIN: loop?.waitsForWritable = true
    default: lose()
    }
  }

  private func lose() {
    guard lossMessage == nil, loop != nil else { return }
    // What came before the end still counts.
    drain()
    let message =
      wui_connection_error(pointer).map { String(cString: $0) } ?? "the connection is closed"
    lossMessage = message
    keys?.stop()
    loop?.stop()
    for window in windows.values {
      window.onConnectionLost(message)
    }
    onConnectionLost(message)
  }

  private func handle(_ event: wui_event) {
    if let input = InputSerial(event) { lastInput = input }
    switch event.type {
    case WUI_EVENT_KEY:
      keys?.handle(event)
    case WUI_EVENT_KEYBOARD_ENTER:
      windows[event.window]?.seatEntered(event.seat)
    case WUI_EVENT_KEYBOARD_LEAVE:
      keys?.stop(seat: event.seat)
      windows[event.window]?.seatLeft(event.seat)
    case WUI_EVENT_KEYBOARD_CHANGED:
      keys?.stop(seat: event.seat)
    case WUI_EVENT_BUFFER_RELEASE:
      for window in windows.values where window.release(event.buffer) {
        break
      }
    default:
      windows[event.window]?.handle(event)
    }
  }
}

extension PlatformError {
  /// The error of a connection that was not made.
  init(_ result: wui_connect_result, address: DisplayAddress) {
    let reason = String(cString: strerror(result.error_number))
    switch result.status {
    case WUI_CONNECT_MISSING_GLOBAL:
      self = .missingInterface(name: String(cString: result.global), version: Int(result.version))
    case WUI_CONNECT_LOST:
      self = .connectionLost(reason: reason)
    default:
      self = .noDisplay(address, reason: reason)
    }
  }
}
