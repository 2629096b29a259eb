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

  @Test("2.11: focus is lost when the last of two seats leaves")
  func twoSeats() throws {
    let server = try MockServer(MockServer.bare + [("wl_seat", 7)])
    let window = server.makeShownWindow()
    server.send("wl_seat#1.capabilities", "2")
    server.send("wl_seat#2.capabilities", "2")
    server.turn()
    server.send("wl_keyboard#1.enter", "1 wl_surface#1 -")
    server.send("wl_keyboard#2.enter", "2 wl_surface#1 -")
    server.send("wl_keyboard#1.leave", "3 wl_surface#1")
    server.turn()
    #expect(window.events == ["focus true"])
    mock_remove_global(server.mock, "wl_seat")
    server.turn()
    #expect(window.events == ["focus true"])
    mock_remove_global(server.mock, "wl_seat")
    server.turn()
    #expect(window.events == ["focus true", "focus false"])
  }
}
