import CMockCompositor
import CWayland
import PlatformProbes
import Testing
import WUICompositor
import WUIGeometry

@testable import WUIPlatform

/// Windows that nobody sees: the compositor sends them no frame callbacks.
@Suite struct HiddenWindowTests {
  /// A window whose last frame waits for its callback, on which something goes on moving.
  private func makeWaiting(_ server: MockServer) -> TestWindow {
    let window = server.makeShownWindow()
    window.whileDrawing = { [unowned window] in window.window.requestFrame(for: .motion) }
    window.window.requestFrame()
    server.turn()
    _ = server.takeRequests()
    window.clear()
    return window
  }

  @Test("O26b, 2.6: what moves waits for the callback, and nothing is drawn or sent meanwhile")
  func motion() throws {
    let server = try MockServer()
    let window = makeWaiting(server)
    for tenth in 1...50 {
      server.time = 100 + Double(tenth) / 10
      server.turn()
    }
    #expect(window.frames.isEmpty)
    #expect(window.times.unseen == [])
    #expect(server.takeRequests() == [])
    server.send("wl_callback.done", "0")
    server.turn()
    #expect(window.times.drawn == [105])
  }

  @Test("O26b: a change while hidden is not drawn, but is not put off either")
  func change() throws {
    let server = try MockServer()
    let window = makeWaiting(server)
    server.time += 0.5
    window.window.requestFrame()
    server.turn()
    #expect(window.times.unseen == [], "half a second is no sign of it yet")
    server.time = 101.25
    server.turn()
    #expect(window.times.unseen == [101.25])
    server.turn()
    server.time = 104
    window.window.requestFrame()
    window.window.requestFrame()
    server.turn()
    #expect(window.times.unseen == [101.25, 104])
    #expect(window.frames.isEmpty)
    #expect(server.takeRequests() == [])
    server.time += 1
    server.send("wl_callback.done", "0")
    server.turn()
    #expect(window.times.drawn == [105])
    #expect(window.times.unseen == [101.25, 104])
  }

  @Test("2.6: a change that comes with a frame is not lost when that is the last one seen")
  func changeWhileDrawing() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    window.whileDrawing = { [unowned window] in window.window.requestFrame(for: .change) }
    window.window.requestFrame()
    server.turn()
    server.time = 101.25
    server.turn()
    #expect(window.times.drawn == [100])
    #expect(window.times.unseen == [101.25])
  }

  @Test("2.6: a hidden window answers a new size, and the same size without a frame")
  func configure() throws {
    let server = try MockServer()
    let window = makeWaiting(server)
    server.time += 0.5
    server.configure(40, 30, states: "4", serial: 2)
    server.turn()
    #expect(server.takeRequests() == ["xdg_surface#1.ack_configure(2)", "wl_surface#1.commit()"])
    server.configure(60, 30, serial: 3)
    server.turn()
    #expect(window.frames.map(\.width) == [60])
    #expect(server.takeRequests("ack_configure") == ["xdg_surface#1.ack_configure(3)"])
  }

  @Test(
    "2.6: a callback that is overdue is given up at a sign of life",
    arguments: [
      ("xdg_toplevel.configure", "40 30 4"), ("wl_surface#1.enter", "wl_output"),
      ("wl_keyboard.enter", "1 wl_surface#1 -"), ("wl_pointer.enter", "1 wl_surface#1 1 1"),
    ])
  func lostCallback(event: String, arguments: String) throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.send("wl_seat.capabilities", "3")
    server.turn()
    window.whileDrawing = { [unowned window] in window.window.requestFrame(for: .motion) }
    window.window.requestFrame()
    server.turn()
    server.time += 2
    window.clear()
    server.send(event, arguments)
    if event.hasPrefix("xdg") { server.send("xdg_surface.configure", "2") }
    if event.hasPrefix("wl_pointer") { server.send("wl_pointer.frame") }
    server.turn()
    #expect(window.times.drawn == [102])
    // The old callback, should it come after all, is of no object any more.
    server.send("wl_callback#2.done", "0")
    server.turn()
    #expect(window.times.drawn == [102])
  }

  @Test("2.6: suspended pauses what moves, and answers what the compositor asks")
  func suspended() throws {
    let server = try MockServer()
    let window = makeWaiting(server)
    // The state is of xdg_wm_base 6, which Debian 12's protocol files do not have.
    func configure(_ states: wui_state, serial: UInt32, width: Int32 = 40) {
      var event = wui_event()
      event.type = WUI_EVENT_CONFIGURE
      event.configure = wui_configure(
        serial: serial, width: width, height: 30, bounds_width: 0, bounds_height: 0,
        states: states.rawValue, capabilities: 0, server_decorations: false)
      server.send("xdg_toplevel.configure", "\(width) 30 -")
      server.send("xdg_surface.configure", "\(serial)")
      mock_serve(server.mock)
      window.window.handle(event)
      window.window.present()
    }
    configure(WUI_STATE_SUSPENDED, serial: 2)
    window.window.requestFrame()
    server.connection.turn()
    #expect(window.times.unseen == [100], "at once: the compositor has said so")
    #expect(window.frames.isEmpty)
    configure(WUI_STATE_SUSPENDED, serial: 3, width: 50)
    #expect(window.frames.map(\.width) == [50])
  }
}
