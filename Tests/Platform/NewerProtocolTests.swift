import CMockCompositor
import PlatformProbes
import Testing
import WUIGeometry
import WUIPlatform

/// What is newer than Debian 12: in builds whose wayland-protocols or libwayland has it.
@Suite struct NewerProtocolTests {
  // MARK: Cursor shapes

  /// In wayland-protocols 1.32.
  private nonisolated static let hasCursorShapes = mock_knows("wp_cursor_shape_manager_v1", 1)
  private nonisolated static let cursorShapes: MockServer.Globals = [
    ("wp_cursor_shape_manager_v1", 1)
  ]

  /// What is asked of the compositor for the pointer's picture, when the pointer comes.
  private func enter(_ server: MockServer, serial: Int) -> [String] {
    _ = server.takeRequests()
    server.send("wl_pointer.enter", "\(serial) wl_surface#1 5 6")
    server.send("wl_pointer.frame")
    server.turn()
    return server.takeRequests()
  }

  @Test(
    "1.4: the compositor's own pictures are shown, and no theme of ours",
    .enabled(if: hasCursorShapes))
  func shapes() throws {
    let server = try MockServer(MockServer.fractional + Self.cursorShapes)
    let window = server.makeShownWindow()
    server.send("wl_seat.capabilities", "1")
    server.turn()
    #expect(
      enter(server, serial: 7) == [
        "wp_cursor_shape_manager_v1#1.get_pointer(wp_cursor_shape_device_v1#1, wl_pointer#1)",
        "wp_cursor_shape_device_v1#1.set_shape(7, 1)",
      ])
    let shapes: [PointerCursor: Int] = [
      .default: 1, .pointer: 4, .text: 9, .grab: 16, .grabbing: 17, .horizontalResize: 26,
      .verticalResize: 27, .risingResize: 28, .fallingResize: 29,
    ]
    for cursor in PointerCursor.allCases.reversed() {
      window.window.cursor = cursor
      server.turn()
      #expect(
        server.takeRequests() == [
          "wp_cursor_shape_device_v1#1.set_shape(7, \(shapes[cursor] ?? 0))"
        ])
    }
    server.send("wl_pointer.leave", "8 wl_surface#1")
    #expect(enter(server, serial: 9) == ["wp_cursor_shape_device_v1#1.set_shape(9, 1)"])
    server.send("wl_seat.capabilities", "0")
    server.turn()
    #expect(
      server.takeRequests().filter { !$0.hasPrefix("wl_surface") } == [
        "wp_cursor_shape_device_v1#1.destroy()", "wl_pointer#1.release()",
      ])
  }

  @Test(
    "2.11: pictures that the compositor offers late are used from then on",
    .enabled(if: hasCursorShapes))
  func lateShapes() throws {
    let server = try MockServer()
    _ = server.makeShownWindow()
    server.send("wl_seat.capabilities", "1")
    server.turn()
    #expect(enter(server, serial: 7).last?.contains("wl_pointer#1.set_cursor(7,") == true)
    #expect(mock_add_global(server.mock, "wp_cursor_shape_manager_v1", 1))
    server.turn()
    server.send("wl_pointer.leave", "8 wl_surface#1")
    #expect(enter(server, serial: 9).last == "wp_cursor_shape_device_v1#1.set_shape(9, 1)")
  }

  // MARK: Suspended

  @Test(
    "2.6: a suspended window is not drawn, and answers what the compositor asks",
    .enabled(if: mock_knows("xdg_wm_base", 6)))
  func suspended() throws {
    let server = try MockServer(
      MockServer.bare.filter { $0.0 != "xdg_wm_base" } + [("xdg_wm_base", 6)])
    #expect(server.takeRequests().contains("bind xdg_wm_base 6"))
    let window = server.makeShownWindow()
    window.window.requestFrame()
    server.turn()
    window.clear()
    _ = server.takeRequests()
    server.configure(40, 30, states: "9", serial: 2)
    server.turn()
    #expect(window.window.configuration?.isSuspended == true)
    #expect(server.takeRequests() == ["xdg_surface#1.ack_configure(2)", "wl_surface#1.commit()"])
    window.window.requestFrame()
    server.turn()
    #expect(window.times.unseen == [100])
    #expect(window.frames.isEmpty)
  }

  // MARK: Scale

  /// In libwayland 1.22.
  private nonisolated static let hasPreferredScale = mock_knows("wl_compositor", 6)

  private func compositor6(_ globals: MockServer.Globals) -> MockServer.Globals {
    globals.filter { $0.0 != "wl_compositor" } + [("wl_compositor", 6)]
  }

  @Test(
    "2.7: a whole scale that the compositor prefers counts more than the outputs",
    .enabled(if: hasPreferredScale))
  func preferredScale() throws {
    let server = try MockServer(compositor6(MockServer.bare))
    let window = server.makeShownWindow()
    server.send("wl_surface#1.preferred_buffer_transform", "0")
    server.send("wl_surface#1.preferred_buffer_scale", "2")
    server.send("wl_output.scale", "3")
    server.send("wl_output.done")
    server.send("wl_surface#1.enter", "wl_output")
    server.send("wl_surface#1.preferred_buffer_scale", "0")
    server.send("wl_surface#1.preferred_buffer_scale", "1000")
    server.turn()
    #expect(window.events == ["size 40x30 @2"])
    #expect(server.takeRequests("set_buffer_scale") == ["wl_surface#1.set_buffer_scale(2)"])
  }

  @Test(
    "2.7: where there are scales between, they count more than whole ones",
    .enabled(if: hasPreferredScale))
  func fractionalAndWhole() throws {
    let server = try MockServer(compositor6(MockServer.fractional))
    let window = server.makeShownWindow()
    server.send("wp_fractional_scale_v1.preferred_scale", "180")
    server.send("wl_surface#1.preferred_buffer_scale", "2")
    server.turn()
    #expect(window.events == ["size 40x30 @1.5"])
  }
}
