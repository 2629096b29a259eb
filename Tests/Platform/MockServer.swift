import CMockCompositor
import CWayland
import Testing
import WUICompositor
import WUIGeometry

@testable import WUIPlatform

/// A scripted compositor and a client of it, driven step by step.
final class MockServer {
  /// Interfaces and versions as sway 1.7 offers them.
  nonisolated static let sway: [(String, UInt32)] = [
    ("wl_compositor", 4), ("wl_shm", 1), ("xdg_wm_base", 2), ("wl_seat", 7), ("wl_output", 4),
    ("zxdg_decoration_manager_v1", 1),
  ]

  /// As sway, but without title bars, which shortens the scripts.
  nonisolated static let bare = sway.filter { $0.0 != "zxdg_decoration_manager_v1" }

  let mock = mock_create()!
  private(set) var connection: WaylandConnection?

  init(_ globals: [(String, UInt32)] = bare) throws {
    for (interface, version) in globals {
      #expect(mock_add_global(mock, interface, version))
    }
    setenv("WAYLAND_SOCKET", String(mock_client_fd(mock)), 1)
    mock_start(mock)
    defer { mock_stop(mock) }
    connection = try WaylandConnection()
  }

  isolated deinit {
    connection?.disconnect()
    mock_destroy(mock)
  }

  /// A window of 40 × 30 points, before its first configure.
  func makeWindow(title: String = "Test") throws -> TestWindow {
    let connection = try #require(connection)
    _ = takeRequests()
    let window = TestWindow(
      WaylandWindow(
        connection: connection, title: title, appID: "test",
        size: CGSize(width: 40, height: 30)))
    turn()
    return window
  }

  /// A window that was configured, has shown a frame and got its callback; its buffer came back.
  func makeShownWindow() throws -> TestWindow {
    let window = try makeWindow()
    configure(40, 30, serial: 1)
    turn()
    send("wl_callback.done", "0")
    send("wl_buffer.release")
    turn()
    _ = takeRequests()
    window.clear()
    return window
  }

  func send(
    _ event: String, _ arguments: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      mock_send(mock, event, arguments), "no object for \(event) \(arguments)",
      sourceLocation: sourceLocation)
  }

  /// Hands over a keymap as a read-only file of `text` and zeros, of which `size` bytes count.
  func sendKeymap(_ text: String, size: Int, format: Int = 1) throws {
    let path = NSTemporaryDirectory() + "waylandui-keymap-\(getpid())"
    defer { unlink(path) }
    try Data(text.utf8 + [0]).write(to: URL(filePath: path))
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    send("wl_keyboard.keymap", "\(format) \(descriptor) \(size)")
  }

  func configure(_ width: Int, _ height: Int, states: String = "-", serial: Int) {
    send("xdg_toplevel.configure", "\(width) \(height) \(states)")
    send("xdg_surface.configure", "\(serial)")
  }

  /// Lets the client have what was sent and finish its turn, and takes in its answer.
  func turn() {
    mock_serve(mock)
    connection?.read()
    connection?.turn()
    mock_serve(mock)
  }

  /// Requests since the last call, without those that make and unmake buffers and regions.
  func takeRequests() -> [String] {
    let text = mock_take_requests(mock)
    defer { free(text) }
    return text.map { String(cString: $0) }?.split(separator: "\n").map(String.init)
      .filter { line in
        !["wl_shm#", "wl_shm_pool#", "wl_buffer#"].contains(where: line.hasPrefix)
          && !line.contains("region")
      } ?? []
  }
}

/// A window that notes what happens to it and paints nothing.
final class TestWindow {
  let window: WaylandWindow
  /// Everything but frames, in words.
  private(set) var events: [String] = []
  /// Size in pixels and stale part of each frame drawn.
  private(set) var frames: [(width: Int, height: Int, stale: Region)] = []
  /// What `draw` returns.
  var damage = Region(PixelRect(x: 1, y: 2, width: 3, height: 4))
  /// Runs within `draw`.
  var whileDrawing: () -> Void = {}

  init(_ window: WaylandWindow) {
    self.window = window
    window.draw = { [weak self] buffer, _ in
      guard let self else { return Region() }
      frames.append((buffer.width, buffer.height, buffer.stale))
      whileDrawing()
      return damage
    }
    window.onConfigure = { [weak self] in
      self?.events.append("size \(Int($0.size.width))x\(Int($0.size.height)) @\(Int($0.scale))")
    }
    window.onFocusChange = { [weak self] in self?.events.append("focus \($0)") }
    window.onCloseRequest = { [weak self] in self?.events.append("close") }
    window.onConnectionLost = { [weak self] in self?.events.append("lost: \($0)") }
    window.onKey = { [weak self] in
      self?.events.append("key \($0.key.character) \($0.phase == .up ? "up" : $0.characters)")
    }
    window.onPointer = { [weak self] in
      self?.events.append("\($0.kind) \(Int($0.location.x)),\(Int($0.location.y))")
    }
  }

  func clear() {
    events = []
    frames = []
  }
}
