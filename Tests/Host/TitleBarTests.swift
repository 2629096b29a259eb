import CMockCompositor
import PlatformProbes
import Testing
import WUICompositor
import WUIGeometry
import WUIPlatform
import WUIViews

@testable import WUIHost

/// The title bar that we draw: what it offers, and what its picture follows.
@Suite struct TitleBarTests {
  private static let globals: MockServer.Globals = [
    ("wl_compositor", 5), ("wl_shm", 1), ("xdg_wm_base", 5), ("wl_seat", 8), ("wl_output", 4),
  ]

  private func openWindow(_ server: MockServer) -> WindowHost {
    var description = WindowDescription(title: "Test", content: { _ in AnyView(EmptyView()) })
    description.size = CGSize(width: 300, height: 200)
    let host = WindowHost(
      description: description, connection: server.connection, appID: "waylandui-test"
    ) { _ in Color.white }
    server.turn()
    return host
  }

  /// A shown window of 300 × 200 points, with our own title bar, on a seat with a mouse and a touch
  /// screen.
  private func makeHost(
    _ server: MockServer, capabilities: String? = nil, releases: mock_manner = MOCK_AT_ONCE
  ) -> WindowHost {
    let host = openWindow(server)
    server.send("wl_seat.capabilities", "5")
    server.turn()
    if let capabilities { server.send("xdg_toplevel.wm_capabilities", capabilities) }
    server.configure(300, 200, states: "4", serial: 1)
    server.send("wl_pointer.enter", "1 wl_surface#1 150 100")
    server.send("wl_pointer.frame")
    settle(server, releases: releases)
    return host
  }

  private func configure(_ server: MockServer, states: String, serial: Int) {
    server.configure(300, 200, states: states, serial: serial)
    settle(server)
  }

  /// Shows what there is to show, and lets its callbacks and, unless they are kept, its buffers come
  /// back.
  private func settle(_ server: MockServer, releases: mock_manner = MOCK_AT_ONCE) {
    mock_set_manners(server.mock, releases, MOCK_AT_ONCE)
    for _ in 0..<4 { server.turn() }
    mock_set_manners(server.mock, MOCK_BY_HAND, MOCK_BY_HAND)
  }

  private func press(
    _ x: Int, _ y: Int, button: Int = 0x110, on server: MockServer
  ) -> [String] {
    _ = server.takeRequests()
    server.send("wl_pointer.motion", "0 \(x) \(y)")
    server.send("wl_pointer.button", "7 0 \(button) 1")
    server.send("wl_pointer.button", "8 0 \(button) 0")
    server.send("wl_pointer.frame")
    server.turn()
    return requests(server)
  }

  /// What is asked of the compositor for the window.
  private func requests(_ server: MockServer) -> [String] {
    server.takeRequests().filter { $0.hasPrefix("xdg_toplevel#1.") }
      .map { String($0.dropFirst("xdg_toplevel#1.".count)) }
  }

  // MARK: What it offers

  /// The middles of the three places for buttons, from the right.
  private static let places = [279, 247, 215]

  @Test(
    "1.5: it has buttons for what the compositor can do, and no others",
    arguments: [
      (nil, ["set_maximized()", "set_minimized()"]),
      ("1,2,3,4", ["set_maximized()", "set_minimized()"]),
      ("2", ["set_maximized()", nil]), ("4,1", ["set_minimized()", nil]), ("-", [nil, nil]),
    ] as [(String?, [String?])])
  func buttons(capabilities: String?, expected: [String?]) throws {
    let server = try MockServer(Self.globals)
    let host = makeHost(server, capabilities: capabilities)
    let pressed = Self.places.dropFirst().map { press($0, 20, on: server) }
    #expect(pressed == expected.map { $0.map { [$0] } ?? [] })
    withExtendedLifetime(host) {}
  }

  @Test("1.5: a button acts when it comes up, and not where the pointer has left it")
  func actsOnRelease() throws {
    let server = try MockServer(Self.globals)
    let host = makeHost(server)
    func send(_ event: String, _ arguments: String) -> [String] {
      _ = server.takeRequests()
      server.send("wl_pointer.\(event)", arguments)
      server.send("wl_pointer.frame")
      server.turn()
      return requests(server)
    }
    _ = send("motion", "0 \(Self.places[1]) 20")
    #expect(send("button", "7 0 272 1") == [])
    #expect(send("button", "8 0 272 0") == ["set_maximized()"])
    _ = send("button", "9 0 272 1")
    _ = send("motion", "0 \(Self.places[1]) 90")
    #expect(send("button", "10 0 272 0") == [])
    withExtendedLifetime(host) {}
  }

  @Test("1.5: buttons come and go with what the compositor can do")
  func buttonsLive() throws {
    let server = try MockServer(Self.globals)
    let host = makeHost(server)
    server.send("xdg_toplevel.wm_capabilities", "4")
    configure(server, states: "4", serial: 2)
    #expect(press(Self.places[1], 20, on: server) == ["set_minimized()"])
    server.send("xdg_toplevel.wm_capabilities", "2,4")
    configure(server, states: "4", serial: 3)
    #expect(press(Self.places[1], 20, on: server) == ["set_maximized()"])
    withExtendedLifetime(host) {}
  }

  @Test("1.5: a double click maximizes, where the compositor can", arguments: ["2", "1,3,4"])
  func doubleClick(capabilities: String) throws {
    let server = try MockServer(Self.globals)
    let host = makeHost(server, capabilities: capabilities)
    _ = press(60, 20, on: server)
    #expect(press(60, 20, on: server) == (capabilities == "2" ? ["set_maximized()"] : []))
    withExtendedLifetime(host) {}
  }

  @Test("1.5: the secondary button shows the compositor's menu, where it has one")
  func menu() throws {
    let server = try MockServer(Self.globals)
    let host = makeHost(server, capabilities: "1")
    #expect(press(60, 20, button: 0x111, on: server) == ["show_window_menu(wl_seat#1, 7, 60, 20)"])
    #expect(press(60, 60, button: 0x111, on: server) == [], "below the bar")
    server.send("xdg_toplevel.wm_capabilities", "2,3,4")
    configure(server, states: "4", serial: 2)
    #expect(press(60, 20, button: 0x111, on: server) == [])
    withExtendedLifetime(host) {}
  }

  // MARK: Fingers

  private func touch(_ x: Int, _ y: Int, on server: MockServer) {
    _ = server.takeRequests()
    server.send("wl_touch.down", "9 0 wl_surface#1 0 \(x) \(y)")
    server.turn()
  }

  @Test("1.5: a finger resizes by a corner, where a mouse would press what is there")
  func resizeByFinger() throws {
    let server = try MockServer(Self.globals)
    let host = makeHost(server)
    touch(285, 186, on: server)
    #expect(requests(server) == ["resize(wl_seat#1, 9, 10)"])
    server.send("wl_touch.cancel")
    server.turn()
    #expect(press(285, 186, on: server) == [])
    withExtendedLifetime(host) {}
  }

  @Test("1.5: a finger that rests on the bar shows the menu; one that moves moves the window")
  func restingFinger() throws {
    let server = try MockServer(Self.globals)
    let host = makeHost(server)
    touch(60, 20, on: server)
    server.time += 0.6
    settle(server)
    host.host.graph.advance(to: server.time)
    server.turn()
    #expect(requests(server) == ["show_window_menu(wl_seat#1, 9, 60, 20)"])
    server.send("wl_touch.cancel")
    touch(60, 20, on: server)
    server.send("wl_touch.motion", "0 0 80 20")
    server.turn()
    #expect(requests(server) == ["move(wl_seat#1, 9)"])
  }

  @Test("1.5: a mouse that holds the bar for long moves the window all the same")
  func restingMouse() throws {
    let server = try MockServer(Self.globals)
    let host = makeHost(server)
    _ = server.takeRequests()
    server.send("wl_pointer.motion", "0 60 20")
    server.send("wl_pointer.button", "7 0 272 1")
    server.send("wl_pointer.frame")
    server.turn()
    server.time += 0.6
    settle(server)
    host.host.graph.advance(to: server.time)
    server.send("wl_pointer.motion", "0 80 20")
    server.send("wl_pointer.frame")
    server.turn()
    #expect(requests(server) == ["move(wl_seat#1, 7)"])
  }

  // MARK: What its picture follows

  /// The requests that answer a configure of the same size.
  private func answer(_ server: MockServer, states: String) -> [String] {
    _ = server.takeRequests()
    server.configure(300, 200, states: states, serial: 2)
    server.turn()
    server.turn()
    return server.takeRequests("ack_configure", "commit", "attach", "damage_buffer").map {
      String($0.drop { $0 != "." }.dropFirst().prefix { $0 != "(" })
    }
  }

  @Test(
    "2.4: states that change the title bar are drawn",
    arguments: ["-", "1,4"])
  func drawn(states: String) throws {
    let server = try MockServer(Self.globals)
    let host = makeHost(server)
    let answer = answer(server, states: states)
    #expect(answer.prefix(2) == ["ack_configure", "attach"])
    #expect(answer.contains("damage_buffer"))
    withExtendedLifetime(host) {}
  }

  @Test(
    "2.4: states that change nothing of the picture are answered without a buffer",
    arguments: ["4,5,6,7,8", "4,3"])
  func notDrawn(states: String) throws {
    let server = try MockServer(Self.globals)
    let host = makeHost(server, releases: MOCK_BY_HAND)
    // All buffers are with the compositor: a frame would need another one.
    let count = mock_count(server.mock, "wl_buffer")
    #expect(answer(server, states: states) == ["ack_configure", "commit"])
    #expect(mock_count(server.mock, "wl_buffer") == count)
    withExtendedLifetime(host) {}
  }

  @Test(
    "2.4: beneath the compositor's own title bar no state is drawn",
    arguments: ["-", "1,4", "4,5,6,7,8", "2,4"])
  func serverDecorations(states: String) throws {
    let server = try MockServer(Self.globals + [("zxdg_decoration_manager_v1", 1)])
    let host = openWindow(server)
    server.send("zxdg_toplevel_decoration_v1.configure", "2")
    server.configure(300, 200, states: "4", serial: 1)
    server.turn()
    // The buffer stays with the compositor: a frame would have to make another one.
    server.send("wl_callback.done", "0")
    server.turn()
    #expect(answer(server, states: states) == ["ack_configure", "commit"])
    #expect(mock_count(server.mock, "wl_buffer") == 1)
    withExtendedLifetime(host) {}
  }
}
