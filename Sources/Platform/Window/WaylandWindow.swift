import CWayland
import WUICompositor
import WUIGeometry

/// A toplevel window that shows what `draw` paints.
///
/// Nothing is rendered until someone calls `requestFrame()` or the compositor gives the window a new
/// size or scale, and nothing wakes up in between.
package final class WaylandWindow {
  /// The window got a size, a scale or states that differ from those before; the first call comes
  /// before the first frame. A new size or scale renders by itself.
  package var onConfigure: (WindowConfiguration) -> Void = { _ in }
  /// A key went down, repeats or came up while the window has the keyboard.
  package var onKey: (KeyPress) -> Void = { _ in }
  /// The pointer did something over the window.
  package var onPointer: (PointerEvent) -> Void = { _ in }
  /// A keyboard has left, and keys that it held down come up no more.
  package var onKeysLost: () -> Void = {}
  /// The window got the first keyboard, or lost the last.
  package var onFocusChange: (Bool) -> Void = { _ in }
  /// The user wants the window closed; it stays until `close()`.
  package var onCloseRequest: () -> Void = {}
  /// The compositor is gone, with one line that says why. Nothing else will be called but the
  /// connection's own `onConnectionLost`, once all windows know.
  package var onConnectionLost: (String) -> Void = { _ in }
  /// Paints a frame: at least `buffer.stale` and what changed since the last frame. Returns what
  /// changed, in device pixels; empty means that there is nothing new to show. `time` is seconds of
  /// the connection's clock. A call of `requestFrame()` within asks for the next frame.
  package var draw: (_ buffer: WindowBuffer, _ time: Double) -> Region = { _, _ in Region() }
  /// Does what a frame would, but for the picture: a frame was requested, and nothing of the window
  /// can be seen.
  package var advanceUnseen: (_ time: Double) -> Void = { _ in }

  /// What the compositor last said; nil until it has.
  package internal(set) var configuration: WindowConfiguration?
  /// Whether the window has the keyboard.
  package var hasFocus: Bool { !focusedSeats.isEmpty }
  /// Whether all that `draw` paints is opaque, which spares the compositor work.
  package var isOpaque = true
  /// The pointer's picture over the window.
  package var cursor = PointerCursor.default {
    didSet { if cursor != oldValue { send(.cursor) } }
  }
  /// The title, in the title bar and in lists of windows.
  package var title: String {
    didSet { if title != oldValue { send(.title) } }
  }
  /// Between which sizes the user may bring the window. A floating window that is too small or too
  /// large for them takes another size.
  package var limits: WindowLimits {
    get { sizing.limits }
    set {
      guard newValue != limits else { return }
      sizing.limits = newValue
      send(.limits)
      keepToLimits()
    }
  }

  let connection: WaylandConnection
  private let appID: String
  let buffers: BufferChain
  private(set) var pointer: OpaquePointer?
  var pacer = FramePacer()
  var sizing: WindowSizing
  /// The newest configure that was not yet acknowledged; with its acknowledgement all before it
  /// are.
  var unacknowledged: UInt32?
  /// Something was requested that takes effect with a commit.
  var needsCommit = false
  /// What the last frame was for; nil before the first.
  var shown: WindowConfiguration?
  /// A frame was requested because something has changed.
  var hasChanged = false
  var isDrawing = false
  var focusedSeats: Set<UInt32> = []
  var leadingPointer = LeadingPointer()
  /// The newest press of a pointer's button over the window.
  var lastPress: PointerPress?
  private var unsent: Requests = []
  /// For what cannot wait for an event.
  private(set) lazy var wakeUp = WakeUp { [weak self] in self?.connection.scheduleTurn() }

  /// Asks the compositor for a window.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - appID: The name of the application's desktop file.
  ///   - size: Points, where the compositor leaves it to us.
  ///   - limits: Between which sizes the user may bring the window.
  package init(
    connection: WaylandConnection, title: String, appID: String, size: CGSize,
    limits: WindowLimits = WindowLimits()
  ) {
    self.connection = connection
    self.title = title
    self.appID = appID
    sizing = WindowSizing(initial: size)
    sizing.limits = limits
    buffers = BufferChain(connection: connection.pointer)
    pointer = title.withoutZeros.withCString { title in
      appID.withoutZeros.withCString { appID in
        var options = wui_window_options(title: title, app_id: appID, limits: limits.words)
        return wui_window_create(connection.pointer, &options)
      }
    }
    if let pointer {
      connection.add(self, id: wui_window_id(pointer))
    }
  }

  /// Takes the window off the screen for good.
  package func close() {
    guard let pointer else { return }
    self.pointer = nil
    wakeUp.cancel()
    connection.remove(id: wui_window_id(pointer))
    wui_window_destroy(pointer)
    buffers.removeAll()
  }

  /// Asks the compositor to bring the window to the front, by what the user did last in any window of
  /// the connection. It may decline.
  package func activate() {
    withWindow { pointer in
      appID.withoutZeros.withCString { appID in
        let input = connection.lastInput
        var activation = wui_activation(
          app_id: appID, window: input?.window ?? 0, seat: input?.seat ?? 0,
          serial: input?.serial ?? 0)
        wui_window_activate(pointer, &activation)
      }
    }
  }

  /// Renders a frame as soon as the compositor is ready for one; many calls make one frame.
  package func requestFrame(for reason: FrameReason = .change) {
    guard pointer != nil else { return }
    pacer.request()
    if reason == .change { hasChanged = true }
    guard !isDrawing else { return }
    if pacer.isDue { connection.scheduleTurn() }
    watchForHiding()
  }
}

/// Why a frame is wanted.
package nonisolated enum FrameReason {
  /// Something has changed.
  case change
  /// Time goes by for what moves; of no use where nothing of the window can be seen.
  case motion
}

// MARK: - Requests

extension WaylandWindow {
  /// Requests that wait for the end of the turn: many changes make one request, so that a storm of
  /// them does not fill the socket.
  fileprivate struct Requests: OptionSet {
    let rawValue: Int

    static let title = Requests(rawValue: 1 << 0)
    static let cursor = Requests(rawValue: 1 << 1)
    static let limits = Requests(rawValue: 1 << 2)
  }

  private func send(_ requests: Requests) {
    unsent.formUnion(requests)
    connection.scheduleTurn()
  }

  /// Makes the requests that waited for the end of the turn.
  func sendRequests(_ pointer: OpaquePointer) {
    defer { unsent = [] }
    if unsent.contains(.title) {
      wui_window_set_title(pointer, title.withoutZeros)
    }
    if unsent.contains(.cursor) {
      wui_window_set_cursor(pointer, cursor.rawValue)
    }
    if unsent.contains(.limits) {
      var words = limits.words
      wui_window_set_size_limits(pointer, &words)
      needsCommit = true
    }
  }

  /// Makes a request that the end of the turn sends; none once the window is closed.
  func withWindow(_ request: (OpaquePointer) -> Void) {
    guard let pointer else { return }
    request(pointer)
    connection.scheduleTurn()
  }
}

extension String {
  /// The string without U+0000, at which C would end it.
  fileprivate nonisolated var withoutZeros: String { filter { $0 != "\0" } }
}
