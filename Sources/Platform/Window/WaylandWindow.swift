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
  /// The window got or lost the keyboard.
  package var onFocusChange: (Bool) -> Void = { _ in }
  /// The user wants the window closed; it stays until `close()`.
  package var onCloseRequest: () -> Void = {}
  /// The compositor is gone, with one line that says why. Nothing else will be called.
  package var onConnectionLost: (String) -> Void = { _ in }
  /// Paints a frame: at least `buffer.stale` and what changed since the last frame. Returns what
  /// changed, in device pixels; empty means that there is nothing new to show. `time` is seconds of
  /// `MonotonicClock`. A call of `requestFrame()` within asks for the next frame.
  package var draw: (_ buffer: WindowBuffer, _ time: Double) -> Region = { _, _ in Region() }

  /// What the compositor last said; nil until it has.
  package private(set) var configuration: WindowConfiguration?
  /// Whether the window has the keyboard.
  package var hasFocus: Bool { !focusedSeats.isEmpty }
  /// Whether all that `draw` paints is opaque, which spares the compositor work.
  package var isOpaque = true
  /// The pointer's picture over the window.
  package var cursor = PointerCursor.default {
    didSet {
      guard cursor != oldValue else { return }
      withWindow { wui_window_set_cursor($0, cursor.rawValue) }
    }
  }
  /// The title, in the title bar and in lists of windows.
  package var title: String {
    didSet {
      guard title != oldValue else { return }
      withWindow { wui_window_set_title($0, title) }
    }
  }

  /// The least size in points that the user may give the window; a compositor may ignore it.
  package var minimumSize: CGSize {
    didSet {
      guard minimumSize != oldValue else { return }
      withWindow {
        wui_window_set_min_size(
          $0, WindowSizing.wholePoints(minimumSize.width),
          WindowSizing.wholePoints(minimumSize.height))
      }
    }
  }

  /// The most rectangles of damage sent one by one.
  private static let damageLimit = 16

  private let connection: WaylandConnection
  private let buffers: BufferChain
  private var pointer: OpaquePointer?
  private var pacer = FramePacer()
  private var sizing: WindowSizing
  /// The newest configure that was not yet acknowledged; with its acknowledgement all before it
  /// are.
  private var unacknowledged: UInt32?
  private var hasContent = false
  private var focusedSeats: Set<UInt32> = []
  /// The newest press of a pointer's button over the window.
  private(set) var lastPress: PointerPress?

  /// Asks the compositor for a window.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - appID: The name of the application's desktop file.
  ///   - size: Points, where the compositor leaves it to us.
  ///   - minimumSize: Points; a compositor may ignore it.
  package init(
    connection: WaylandConnection, title: String, appID: String, size: CGSize,
    minimumSize: CGSize = .zero
  ) {
    self.connection = connection
    self.title = title
    self.minimumSize = minimumSize
    sizing = WindowSizing(initial: size)
    buffers = BufferChain(connection: connection.pointer)
    pointer = title.withCString { title in
      appID.withCString { appID in
        var options = wui_window_options(
          title: title, app_id: appID,
          min_width: WindowSizing.wholePoints(minimumSize.width),
          min_height: WindowSizing.wholePoints(minimumSize.height))
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
    connection.remove(id: wui_window_id(pointer))
    wui_window_destroy(pointer)
    buffers.removeAll()
  }

  /// Makes a request that the end of the turn sends; none once the window is closed.
  func withWindow(_ request: (OpaquePointer) -> Void) {
    guard let pointer else { return }
    request(pointer)
    connection.scheduleTurn()
  }

  /// Renders a frame as soon as the compositor is ready for one; many calls make one frame.
  package func requestFrame() {
    pacer.request()
    if pacer.isDue {
      connection.scheduleTurn()
    }
  }
}

// MARK: - Events

extension WaylandWindow {
  func handle(_ event: wui_event) {
    switch event.type {
    case WUI_EVENT_CONFIGURE:
      configure(event.configure)
    case WUI_EVENT_SCALE:
      rescale()
    case WUI_EVENT_FRAME:
      pacer.callback()
    case WUI_EVENT_CLOSE:
      onCloseRequest()
    case WUI_EVENT_POINTER:
      handlePointer(event)
    default:
      break
    }
  }

  /// Whether the buffer was one of this window's.
  func release(_ buffer: UInt32) -> Bool {
    guard buffers.release(buffer) else { return false }
    pacer.feed()
    return true
  }

  func seatEntered(_ seat: UInt32) {
    showSignOfLife()
    focusedSeats.insert(seat)
    if focusedSeats.count == 1 {
      onFocusChange(true)
    }
  }

  /// Focus is lost when the last seat leaves.
  func seatLeft(_ seat: UInt32) {
    if focusedSeats.remove(seat) != nil, focusedSeats.isEmpty {
      onFocusChange(false)
    }
  }

  private func handlePointer(_ event: wui_event) {
    if event.pointer.kind == WUI_POINTER_ENTER {
      showSignOfLife()
    }
    if event.pointer.kind == WUI_POINTER_BUTTON, event.pointer.pressed {
      lastPress = PointerPress(seat: event.seat, serial: event.pointer.serial)
    }
    if let event = PointerEvent(event.pointer) {
      onPointer(event)
    }
  }

  private func configure(_ configure: wui_configure) {
    guard let pointer else { return }
    showSignOfLife()
    unacknowledged = configure.serial
    let scale = CGFloat(wui_window_scale(pointer))
    var new = WindowConfiguration(size: .zero, scale: scale, configure: configure)
    new.size = sizing.size(
      proposal: CGSize(width: Int(configure.width), height: Int(configure.height)),
      bounds: CGSize(
        width: Int(configure.bounds_width), height: Int(configure.bounds_height)),
      isFloating: new.isFloating)
    apply(new)
  }

  private func rescale() {
    guard let pointer, var new = configuration else { return }
    showSignOfLife()
    new.scale = CGFloat(wui_window_scale(pointer))
    apply(new)
  }

  private func apply(_ new: WindowConfiguration) {
    let old = configuration
    guard new != old else { return }
    configuration = new
    if new.size != old?.size || new.scale != old?.scale {
      pacer.resize()
    }
    onConfigure(new)
  }

  /// The compositor attends to the window: a callback that is long overdue will not come.
  private func showSignOfLife() {
    if let pointer, pacer.giveUpLostCallback(at: MonotonicClock.now) {
      wui_window_cancel_frame(pointer)
    }
  }
}

// MARK: - Frames

extension WaylandWindow {
  /// The end of a turn: renders if a frame is due, and answers the compositor if it asked.
  func present() {
    guard let pointer else { return }
    if pacer.isDue {
      render(pointer)
    } else if !pacer.mustAnswer {
      // With a new size due, an empty commit would publish the old size under the new serial.
      acknowledge(pointer, commits: true)
    }
  }

  private func render(_ pointer: OpaquePointer) {
    guard let configuration else { return }
    let scale = configuration.scale
    let isNewSize = buffers.resize(
      width: Int(configuration.size.width * scale), height: Int(configuration.size.height * scale))
    let buffer: SharedBuffer
    switch buffers.acquire() {
    case .buffer(let free):
      buffer = free
    case .exhausted:
      pacer.starve()
      return
    case .outOfMemory:
      return  // The frame stays due: the next turn tries again.
    }

    let time = MonotonicClock.now
    pacer.begin()
    let changed = draw(
      WindowBuffer(
        pixels: buffer.data, width: buffers.bounds.width, height: buffers.bounds.height,
        stride: buffer.stride, scale: scale, stale: buffers.stale(buffer)), time)
    // `draw` may have closed the window.
    guard self.pointer != nil else { return }
    let damage =
      isNewSize || !hasContent
      ? Region(buffers.bounds) : changed.intersection(buffers.bounds)
    if damage.isEmpty {
      skip(pointer, at: time)
    } else {
      commit(buffer, damage: damage, to: pointer, at: time)
    }
  }

  private func commit(
    _ buffer: SharedBuffer, damage: Region, to pointer: OpaquePointer, at time: Double
  ) {
    acknowledge(pointer, commits: false)
    // Each rectangle is a request of 24 bytes, and libwayland's send buffer holds 4096.
    let rects = damage.simplified(limit: Self.damageLimit).rects.map {
      wui_rect(
        x: Int32($0.x), y: Int32($0.y), width: Int32($0.width), height: Int32($0.height))
    }
    rects.withUnsafeBufferPointer { rects in
      var commit = wui_commit(
        buffer: buffer.pointer, width: Int32(buffers.bounds.width),
        height: Int32(buffers.bounds.height), scale: Int32(configuration?.scale ?? 1),
        opaque: isOpaque, damage: rects.baseAddress, damage_count: rects.count)
      wui_window_commit(pointer, &commit)
    }
    buffers.commit(buffer, damage: damage)
    pacer.commit(at: time)
    hasContent = true
  }

  /// Nothing new to show; but who asked for another frame still waits for the compositor's time.
  private func skip(_ pointer: OpaquePointer, at time: Double) {
    if pacer.isRequested {
      acknowledge(pointer, commits: false)
      wui_window_commit_state(pointer, true)
      pacer.commit(at: time)
    } else {
      acknowledge(pointer, commits: true)
    }
  }

  /// Answers the newest configure, if one waits. An answer takes effect with a commit.
  private func acknowledge(_ pointer: OpaquePointer, commits: Bool) {
    guard let serial = unacknowledged else { return }
    unacknowledged = nil
    wui_window_ack(pointer, serial)
    if commits {
      wui_window_commit_state(pointer, false)
    }
  }
}
