import CMockCompositor
import CWayland
import PlatformProbes
import Testing
import WUIGeometry

@testable import WUIPlatform

/// The mock is stricter than real compositors: each rule is broken here on purpose, by the shim alone.
@Suite struct MockRuleTests {
  @Test("a buffer before the first configure is answered")
  func unconfigured() throws {
    let client = try RawClient()
    client.commit(client.makeBuffer(40, 30))
    #expect(
      client.violation == "xdg_surface#1: a buffer before the first configure is answered")
    client.server.turn()
    #expect(client.server.connection.lossMessage?.contains("a buffer before") == true)
  }

  @Test("a buffer before the decoration's configure")
  func undecorated() throws {
    let client = try RawClient(MockServer.sway)
    client.configure()
    client.commit(client.makeBuffer(40, 30))
    #expect(
      client.violation == "zxdg_toplevel_decoration_v1#1: a buffer before its configure")
  }

  @Test("a serial that was never sent, and one twice")
  func serials() throws {
    for serial: UInt32 in [1, 9] {
      let client = try RawClient()
      client.configure()
      wui_window_ack(client.window, serial)
      #expect(client.violation == "xdg_surface#1: \(serial) was not sent or is answered")
    }
  }

  @Test("a buffer that its scale does not divide")
  func indivisible() throws {
    let client = try RawClient()
    client.configure()
    client.commit(client.makeBuffer(81, 60), scale: 240)
    #expect(client.violation == "wl_surface#1: a buffer of 81 x 60 for a scale of 2")
  }

  @Test("an empty destination", arguments: [(0, 30), (40, 0), (-5, 30)] as [(Int32, Int32)])
  func emptyDestination(width: Int32, height: Int32) throws {
    let client = try RawClient(MockServer.fractional)
    client.configure()
    client.commit(client.makeBuffer(40, 30), width: width, height: height)
    #expect(client.violation == "wp_viewport#1: a destination of \(width) x \(height)")
  }

  @Test("a scale that is not positive")
  func emptyScale() throws {
    let client = try RawClient()
    client.configure()
    client.commit(client.makeBuffer(40, 30), scale: -120)
    #expect(client.violation == "wl_surface#1: a scale of -1")
  }

  @Test("a buffer that is shown again before its release")
  func busyBuffer() throws {
    let client = try RawClient()
    client.configure()
    let buffer = client.makeBuffer(40, 30)
    client.commit(buffer)
    client.commit(buffer)
    #expect(client.violation == "wl_buffer#1: shown again before its release")
  }

  @Test("a size other than that of a maximized window")
  func maximizedSize() throws {
    let client = try RawClient()
    client.configure(states: "1")
    client.commit(client.makeBuffer(41, 30), width: 41)
    #expect(client.violation == "xdg_surface#1: 41 x 30 where maximized is 40 x 30")
  }

  @Test("manners: releases and callbacks by themselves")
  func manners() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    mock_set_manners(server.mock, MOCK_WHEN_REPLACED, MOCK_AT_ONCE)
    for _ in 0..<4 {
      window.window.requestFrame()
      server.turn()
      server.turn()
    }
    #expect(window.frames.count == 4)
    #expect(mock_count(server.mock, "wl_buffer") == 2)
    #expect(mock_count(server.mock, "wl_callback") == 0)
    mock_set_manners(server.mock, MOCK_BY_HAND, MOCK_BY_HAND)
    for _ in 0..<4 {
      window.window.requestFrame()
      server.turn()
      server.turn()
    }
    #expect(window.frames.count == 5)
  }
}

/// A window and buffers of the shim alone, without what keeps the rules for them.
private final class RawClient {
  let server: MockServer
  let window: OpaquePointer
  private var buffers: [OpaquePointer] = []

  init(_ globals: MockServer.Globals = MockServer.bare) throws {
    let server = try MockServer(globals)
    server.expectsViolation = true
    self.server = server
    var options = wui_window_options(title: nil, app_id: nil, limits: wui_size_limits())
    window = "raw".withCString { name in
      options.title = name
      options.app_id = name
      return wui_window_create(server.connection.pointer, &options)
    }
  }

  isolated deinit {
    wui_window_destroy(window)
    for buffer in buffers {
      wui_buffer_destroy(buffer)
    }
  }

  func makeBuffer(_ width: Int32, _ height: Int32) -> OpaquePointer? {
    let buffer = wui_buffer_create(server.connection.pointer, width, height)
    if let buffer { buffers.append(buffer) }
    return buffer
  }

  /// Has the window answer a configure.
  func configure(states: String = "-") {
    server.turn()
    server.configure(40, 30, states: states, serial: 1)
    server.turn()
    wui_window_ack(window, 1)
  }

  func commit(
    _ buffer: OpaquePointer?, width: Int32 = 40, height: Int32 = 30, scale: Int32 = 120
  ) {
    var commit = wui_commit(
      buffer: buffer, width: width, height: height, scale: scale, opaque: false, damage: nil,
      damage_count: 0)
    wui_window_commit(window, &commit)
  }

  /// What the mock has against the client after a turn.
  var violation: String? {
    server.turn()
    return mock_violation(server.mock).map { String(cString: $0) }
  }
}
