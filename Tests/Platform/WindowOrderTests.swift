import CMockCompositor
import PlatformProbes
import Testing
import WUIGeometry
import WUIPlatform

/// Events that come before, between and after those that they belong to.
@Suite struct WindowOrderTests {
  @Test("2.4: sizes and states are in force with the surface's configure, not before")
  func pendingState() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.send("xdg_toplevel.configure", "99 98 1")
    server.turn()
    #expect(window.events == [])
    #expect(server.takeRequests() == [])
    server.send("xdg_toplevel.configure", "50 30 4")
    server.send("xdg_surface.configure", "2")
    server.turn()
    #expect(window.events == ["size 50x30 @1"])
    #expect(window.window.configuration?.isMaximized == false)
  }

  @Test("2.6: the callback of a window that is closed meanwhile is nothing")
  func lateCallback() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    window.window.requestFrame()
    server.turn()
    #expect(mock_count(server.mock, "wl_callback") == 1)
    // It is on its way when the window goes.
    server.send("wl_callback.done", "0")
    window.clear()
    window.window.close()
    server.turn()
    server.turn()
    #expect(window.frames.isEmpty)
    #expect(server.connection.lossMessage == nil)
  }
}
