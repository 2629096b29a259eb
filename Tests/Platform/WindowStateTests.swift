import CMockCompositor
import CWayland
import PlatformProbes
import Testing
import WUICompositor
import WUIGeometry

@testable import WUIPlatform

/// Sizes, limits and states, as they go back and forth.
@Suite struct WindowStateTests {
  private func size(_ width: Int, _ height: Int) -> CGSize { CGSize(width: width, height: height) }

  /// A shown window that floats at 40 × 30 between 30 × 20 and 100 × 80.
  private func makeLimited(_ server: MockServer) -> TestWindow {
    let window = server.makeShownWindow()
    window.window.limits = WindowLimits(minimum: size(30, 20), maximum: size(100, 80))
    server.turn()
    return window
  }

  // MARK: Limits

  @Test("2.4: limits are told once, and a commit puts them in force")
  func limits() throws {
    let server = try MockServer()
    let window = makeLimited(server)
    let told = [
      "xdg_toplevel#1.set_min_size(30, 20)", "xdg_toplevel#1.set_max_size(100, 80)",
      "wl_surface#1.commit()",
    ]
    #expect(server.takeRequests() == told)
    window.window.limits = window.window.limits
    server.turn()
    #expect(server.takeRequests() == [])
    #expect(window.frames.isEmpty, "the picture stays as it is")
  }

  @Test("2.4: limits that are set while drawing come with that frame")
  func limitsWhileDrawing() throws {
    let server = try MockServer()
    let window = server.makeWindow()
    _ = server.takeRequests()
    window.whileDrawing = { [unowned window] in
      window.window.limits = WindowLimits(minimum: CGSize(width: 10.2, height: 8))
    }
    server.configure(0, 0, serial: 1)
    server.turn()
    // Rounded up: all of the content must fit in.
    #expect(
      server.takeRequests() == [
        "xdg_toplevel#1.set_min_size(11, 8)", "xdg_toplevel#1.set_max_size(0, 0)",
        "xdg_surface#1.ack_configure(1)", "wl_surface#1.attach(wl_buffer#1, 0, 0)",
        "wl_surface#1.damage_buffer(0, 0, 40, 30)", "wl_surface#1.frame(wl_callback#1)",
        "wl_surface#1.commit()",
      ])
  }

  @Test("2.4: a first frame that turns out too small is not shown; one of the right size is")
  func tooSmallAtFirst() throws {
    let server = try MockServer()
    let window = server.makeWindow()
    _ = server.takeRequests()
    window.whileDrawing = { [unowned window] in
      window.window.limits = WindowLimits(minimum: CGSize(width: 60, height: 10))
    }
    server.configure(0, 0, serial: 1)
    server.turn()
    server.turn()
    #expect(window.events == ["size 40x30 @1", "size 60x30 @1"])
    #expect(window.frames.map(\.width) == [40, 60])
    #expect(
      server.takeRequests("damage_buffer", "commit") == [
        "wl_surface#1.damage_buffer(0, 0, 60, 30)", "wl_surface#1.commit()",
      ])
  }

  @Test("2.4: a maximum below the minimum is not sent as such")
  func crossedLimits() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    window.window.limits = WindowLimits(minimum: size(30, 20), maximum: size(10, 200))
    server.turn()
    #expect(
      server.takeRequests("set_min_size", "set_max_size") == [
        "xdg_toplevel#1.set_min_size(30, 20)", "xdg_toplevel#1.set_max_size(30, 200)",
      ])
  }

  @Test("O24: a window that floats keeps its limits, whatever is proposed")
  func floating() throws {
    let server = try MockServer()
    let window = makeLimited(server)
    server.configure(1, 1, serial: 2)
    server.turn()
    server.configure(500, 500, serial: 3)
    server.turn()
    #expect(window.events == ["size 30x20 @1", "size 100x80 @1"])
  }

  @Test(
    "2.4: a window that is maximized, tiled or fullscreen has the size it is given",
    arguments: ["1", "2", "5,6,7,8"])
  func imposed(states: String) throws {
    let server = try MockServer()
    let window = makeLimited(server)
    server.configure(1, 1, states: states, serial: 2)
    server.turn()
    server.configure(300, 500, states: states, serial: 3)
    server.turn()
    #expect(window.events == ["size 1x1 @1", "size 300x500 @1"])
    #expect(window.frames.map(\.width) == [1, 300])
  }

  @Test("2.3: a size beyond all screens is cut and not allocated")
  func absurd() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.configure(Int(Int32.max), 1, states: "1", serial: 2)
    server.expectsViolation = true
    server.turn()
    #expect(window.events == ["size 16384x1 @1"])
  }

  @Test("2.4: a size of our own stays within the bounds")
  func bounds() throws {
    let server = try MockServer([
      ("wl_compositor", 5), ("wl_shm", 1), ("xdg_wm_base", 5), ("wl_seat", 8), ("wl_output", 4),
    ])
    let window = server.makeWindow()
    server.send("xdg_toplevel.configure_bounds", "35 0")
    server.configure(0, 0, serial: 1)
    server.turn()
    #expect(window.events == ["size 35x30 @1"])
    #expect(server.takeRequests("ack_configure") == ["xdg_surface#1.ack_configure(1)"])
  }

  // MARK: States

  @Test("2.4: the size before maximizing comes back")
  func unmaximize() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.configure(70, 50, serial: 2)
    server.turn()
    window.window.setMaximized(true)
    server.turn()
    #expect(server.takeRequests().last == "xdg_toplevel#1.set_maximized()")
    server.configure(300, 200, states: "1", serial: 3)
    server.turn()
    #expect(window.window.configuration?.isMaximized == true)
    window.window.setMaximized(false)
    server.turn()
    #expect(server.takeRequests().last == "xdg_toplevel#1.unset_maximized()")
    server.configure(0, 0, serial: 4)
    server.turn()
    #expect(window.window.configuration?.isMaximized == false)
    #expect(window.window.configuration?.size == size(70, 50))
  }

  @Test("2.4: the size before fullscreen and before tiling comes back too")
  func leaveFullscreen() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    window.window.setFullscreen(true)
    server.turn()
    #expect(server.takeRequests() == ["xdg_toplevel#1.set_fullscreen(nil)"])
    server.configure(300, 200, states: "2", serial: 2)
    server.turn()
    #expect(window.window.configuration?.isFullscreen == true)
    server.configure(150, 200, states: "5,7,8", serial: 3)
    server.turn()
    #expect(window.window.configuration?.isTiled == true)
    window.window.setFullscreen(false)
    server.turn()
    #expect(server.takeRequests().last == "xdg_toplevel#1.unset_fullscreen()")
    server.configure(0, 0, serial: 4)
    server.turn()
    #expect(window.window.configuration?.size == size(40, 30))
  }

  @Test("2.4: another state of the same size is a change")
  func stateOnly() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.configure(40, 30, states: "4", serial: 2)
    server.turn()
    #expect(window.window.configuration?.isActivated == true)
    #expect(window.events == ["size 40x30 @1"])
    server.configure(40, 30, states: "4", serial: 3)
    server.turn()
    #expect(window.events == ["size 40x30 @1"])
    #expect(window.frames.isEmpty)
  }

  @Test("2.4: an unknown state is none")
  func unknownState() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.configure(40, 30, states: "4,99", serial: 2)
    server.turn()
    #expect(window.window.configuration?.isActivated == true)
    #expect(window.window.configuration?.isFloating == true)
  }

  // MARK: Resizing

  @Test("2.5: while an edge is dragged there is one layout a callback, and the latest is answered")
  func dragged() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.configure(41, 30, states: "3", serial: 2)
    server.turn()
    for serial in 3...6 {
      server.configure(40 + serial, 30, states: "3", serial: serial)
      server.turn()
    }
    #expect(window.frames.map(\.width) == [41])
    #expect(server.takeRequests("ack_configure") == ["xdg_surface#1.ack_configure(2)"])
    server.send("wl_callback.done", "0")
    server.turn()
    #expect(window.frames.map(\.width) == [41, 46])
    #expect(server.takeRequests("ack_configure") == ["xdg_surface#1.ack_configure(6)"])
  }

  @Test("2.5: the end of a drag is answered at once")
  func letGo() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.configure(41, 30, states: "3", serial: 2)
    server.turn()
    server.configure(48, 30, states: "3", serial: 3)
    server.turn()
    server.configure(48, 30, serial: 4)
    server.turn()
    #expect(window.frames.map(\.width) == [41, 48])
    #expect(server.takeRequests("ack_configure").last == "xdg_surface#1.ack_configure(4)")
  }

  // MARK: Closing

  @Test("2.8: a window that is closed while it draws sends nothing more")
  func closedWhileDrawing() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    window.whileDrawing = { [unowned window] in window.window.close() }
    window.window.requestFrame()
    server.turn()
    #expect(
      server.takeRequests() == [
        "xdg_toplevel#1.destroy()", "xdg_surface#1.destroy()", "wl_surface#1.destroy()",
      ])
    #expect(mock_count(server.mock, "wl_buffer") == 0)
  }
}
