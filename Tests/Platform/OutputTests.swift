import CMockCompositor
import PlatformProbes
import Testing
import WUIGeometry
import WUIPlatform

/// Monitors and seats that come, go, or are not there at all.
@Suite struct OutputTests {
  @Test("2.11: without an output a window is shown at scale 1, and learns of one that comes")
  func noOutput() throws {
    let server = try MockServer(MockServer.bare.filter { $0.0 != "wl_output" })
    let window = server.makeWindow()
    server.configure(0, 0, serial: 1)
    server.turn()
    #expect(window.events == ["size 40x30 @1"])
    #expect(window.frames.count == 1)
    mock_add_global(server.mock, "wl_output", 4)
    server.turn()
    server.send("wl_output.scale", "2")
    server.send("wl_output.done")
    server.send("wl_surface#1.enter", "wl_output")
    server.turn()
    #expect(window.events == ["size 40x30 @1", "size 40x30 @2"])
  }

  @Test("2.11: an output that goes while the window is on it leaves its scale behind")
  func removedWhileEntered() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.send("wl_output.scale", "2")
    server.send("wl_output.done")
    server.send("wl_surface#1.enter", "wl_output")
    server.turn()
    mock_remove_global(server.mock, "wl_output")
    server.turn()
    #expect(window.window.configuration?.scale == DisplayScale(2))
    // A late word of it is none.
    #expect(mock_count(server.mock, "wl_output") == 0)
    mock_add_global(server.mock, "wl_output", 4)
    server.turn()
    server.send("wl_output#2.done")
    server.send("wl_surface#1.enter", "wl_output#2")
    server.turn()
    #expect(window.window.configuration?.scale == DisplayScale(1))
  }

  @Test("2.11: an output that goes takes its scale from a window that is on another one too")
  func removedOneOfTwo() throws {
    let server = try MockServer(MockServer.bare + [("wl_output", 4)])
    let window = server.makeShownWindow()
    server.send("wl_output#1.scale", "2")
    server.send("wl_output#1.done")
    server.send("wl_surface#1.enter", "wl_output#1")
    server.send("wl_surface#1.enter", "wl_output#2")
    server.turn()
    #expect(window.window.configuration?.scale == DisplayScale(2))
    mock_remove_global(server.mock, "wl_output")
    server.turn()
    #expect(window.window.configuration?.scale == DisplayScale(1))
  }

  @Test("2.11: without a seat a window is shown, and takes input from one that comes")
  func noSeat() throws {
    let server = try MockServer(MockServer.bare.filter { $0.0 != "wl_seat" })
    let window = server.makeShownWindow()
    // What wants a seat is nothing without one.
    window.window.beginMove()
    window.window.showMenu(at: .zero)
    server.turn()
    #expect(server.takeRequests() == [])
    mock_add_global(server.mock, "wl_seat", 7)
    server.turn()
    server.send("wl_seat.capabilities", "1")
    server.turn()
    server.send("wl_pointer.enter", "1 wl_surface#1 5 6")
    server.send("wl_pointer.frame")
    server.turn()
    #expect(window.events == ["enter 5,6"])
  }

  @Test("1.4: what is missing is said in a line each, with what it costs")
  func messages() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = try! MockServer([("wl_compositor", 4), ("wl_shm", 1), ("xdg_wm_base", 1)])
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    // Not missed where the build does not know of it.
    let shapes = "WaylandUI: the compositor has no wp_cursor_shape_manager_v1: "
    #expect(
      output.split(separator: "\n").filter {
        $0.hasPrefix("WaylandUI: ") && !$0.hasPrefix(shapes)
      } == [
        "WaylandUI: the compositor has no zxdg_decoration_manager_v1: it draws no title bar for us",
        "WaylandUI: the compositor has no wp_fractional_scale_manager_v1: scales are whole numbers",
        "WaylandUI: the compositor has no xdg_activation_v1: who starts us cannot pass its focus on,"
          + " and no window of ours can be brought forward",
        "WaylandUI: the compositor has no wl_seat yet: no input until one appears",
        "WaylandUI: the compositor has no wl_output yet: scale 1 until one appears",
      ])
  }
}
