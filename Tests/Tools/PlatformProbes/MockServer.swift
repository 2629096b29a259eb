import CMockCompositor
import Testing
import WUICompositor
import WUIGeometry
import WUIPlatform

/// A scripted compositor and a client of it, driven step by step. A request that is against the rules
/// is a failure of the test.
package final class MockServer {
  package typealias Globals = [(String, UInt32)]

  /// Interfaces and versions as sway 1.7 offers them.
  package nonisolated static let sway: Globals = [
    ("wl_compositor", 4), ("wl_shm", 1), ("xdg_wm_base", 2), ("wl_seat", 7), ("wl_output", 4),
    ("zxdg_decoration_manager_v1", 1), ("wp_viewporter", 1), ("xdg_activation_v1", 1),
  ]

  /// As sway, but without title bars, which shortens the scripts.
  package nonisolated static let bare = sway.filter { $0.0 != "zxdg_decoration_manager_v1" }

  /// As `bare`, with scales between whole numbers.
  package nonisolated static let fractional = bare + [("wp_fractional_scale_manager_v1", 1)]

  package let mock = mock_create()!
  package private(set) var connection: WaylandConnection!
  /// What the clock shows, in seconds.
  package var time = 100.0
  /// Whether the test means to break a rule.
  package var expectsViolation = false

  package init(_ globals: Globals = bare) throws {
    for (interface, version) in globals {
      #expect(mock_add_global(mock, interface, version))
    }
    setenv("WAYLAND_SOCKET", String(mock_client_fd(mock)), 1)
    mock_start(mock)
    defer { mock_stop(mock) }
    connection = try WaylandConnection(clock: { [unowned self] in time })
  }

  isolated deinit {
    connection?.disconnect()
    mock_destroy(mock)
  }

  /// A window of 40 × 30 points, before its first configure.
  package func makeWindow(
    title: String = "Test", appID: String = "test",
    size: CGSize = CGSize(width: 40, height: 30), limits: WindowLimits = WindowLimits()
  ) -> TestWindow {
    _ = takeRequests()
    let window = TestWindow(
      WaylandWindow(
        connection: connection, title: title, appID: appID, size: size, limits: limits))
    turn()
    return window
  }

  /// A window that was configured, has shown a frame and got its callback; its buffer came back.
  package func makeShownWindow() -> TestWindow {
    let window = makeWindow()
    configure(40, 30, serial: 1)
    turn()
    send("wl_callback.done", "0")
    send("wl_buffer.release")
    turn()
    _ = takeRequests()
    window.clear()
    return window
  }

  // MARK: Script

  package func send(
    _ event: String, _ arguments: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      mock_send(mock, event, arguments), "no object for \(event) \(arguments)",
      sourceLocation: sourceLocation)
  }

  /// Hands over a keymap of `text` and a zero, of which `size` bytes count, in memory that is sealed
  /// against every change, as compositors do.
  package func sendKeymap(_ text: String, size: Int, format: Int = 1) {
    let descriptor = mock_sealed_file(text)
    defer { close(descriptor) }
    send("wl_keyboard.keymap", "\(format) \(descriptor) \(size)")
  }

  /// States are numbers of `xdg_toplevel.state`: 1 maximized, 2 fullscreen, 3 resizing, 4 activated,
  /// 5 to 8 tiled.
  package func configure(_ width: Int, _ height: Int, states: String = "-", serial: Int) {
    send("xdg_toplevel.configure", "\(width) \(height) \(states)")
    send("xdg_surface.configure", "\(serial)")
  }

  /// Lets the client have what was sent and finish its turn, and takes in its answer.
  package func turn(sourceLocation: SourceLocation = #_sourceLocation) {
    mock_serve(mock)
    connection.read()
    connection.turn()
    mock_serve(mock)
    if !expectsViolation, let violation = mock_violation(mock) {
      Issue.record(
        "against the rules: \(String(cString: violation))", sourceLocation: sourceLocation)
    }
  }

  /// A turn of the client alone: the compositor sends what it has, and does not read.
  package func turnUnread() {
    mock_deliver(mock)
    connection.read()
    connection.turn()
  }

  /// Requests since the last call, without those that make and unmake buffers and regions.
  package func takeRequests() -> [String] {
    takeAllRequests().filter { line in
      !["wl_shm#", "wl_shm_pool#", "wl_buffer#"].contains(where: line.hasPrefix)
        && !line.contains("region")
    }
  }

  /// Requests since the last call.
  package func takeAllRequests() -> [String] {
    let text = mock_take_requests(mock)
    defer { free(text) }
    return text.map { String(cString: $0) }?.split(separator: "\n").map(String.init) ?? []
  }

  /// Requests since the last call whose name is one of `names`.
  package func takeRequests(_ names: String...) -> [String] {
    takeRequests().filter { line in names.contains { line.contains(".\($0)(") } }
  }
}
