import CMockCompositor
import Observation
import PlatformProbes
import Testing
import WUICompositor
import WUIGeometry
import WUIMotion
import WUISceneGraph
import WUIViews

@testable import WUIHost

/// Views in a window whose compositor does only what it is told.
@Suite struct WindowHostTests {
  @Observable final class Model {
    var isOpen = false
    var count = 0
    var size = CGSize(width: 200, height: 100)
    @ObservationIgnored var noted: [Int] = []
  }

  private struct Panel: View {
    let model: Model

    var body: some View {
      Rectangle().frame(width: 20, height: 20)
        .offset(x: model.isOpen ? 100 : 0)
        .frame(width: model.size.width, height: model.size.height, alignment: .leading)
        .onChange(of: model.count) { model.noted.append(model.count) }
    }
  }

  private let model = Model()

  private func makeHost(
    _ server: MockServer, size: CGSize = CGSize(width: 200, height: 100),
    resizability: WindowResizability = .automatic
  ) -> WindowHost {
    var description = WindowDescription(title: "Test", content: { _ in AnyView(EmptyView()) })
    description.size = size
    description.resizability = resizability
    _ = server.takeRequests()
    let host = WindowHost(
      description: description, connection: server.connection, appID: "waylandui-test"
    ) { _ in Panel(model: model) }
    server.turn()
    return host
  }

  /// A server with title bars of its own, so that the window is the content.
  private func makeServer() throws -> MockServer { try MockServer(MockServer.sway) }

  private func configure(
    _ server: MockServer, _ width: Int, _ height: Int, states: String = "-", serial: Int
  ) {
    server.send("zxdg_toplevel_decoration_v1.configure", "2")
    server.configure(width, height, states: states, serial: serial)
    server.turn()
    server.turn()
  }

  // MARK: Hidden

  @Test("O26b: an animation survives a hidden window, without frames, and is over when it is shown")
  func hidden() throws {
    let server = try makeServer()
    let host = makeHost(server)
    configure(server, 0, 0, serial: 1)
    server.send("wl_callback.done", "0")
    server.turn()
    _ = server.takeRequests()

    withAnimation(.linear(duration: 1)) { model.isOpen = true }
    server.turn()
    #expect(server.takeRequests("commit").count == 1)
    for tenth in 1...50 {
      server.time = 100 + Double(tenth) / 10
      if tenth == 30 { model.count = 1 }
      server.turn()
    }
    #expect(server.takeRequests("commit") == [])
    #expect(model.noted == [1], "state goes on")

    server.send("wl_callback.done", "0")
    server.turn()
    #expect(server.takeRequests("commit").count == 1)
    let shown = host.host.displayList.description
    #expect(shown.hasSuffix("fill rect (0, 0) 20×20 #000000 at (100, 40)"), "\(shown)")
    #expect(!host.host.graph.needsFrame)
  }

  @Test("O26b: a completion comes while the window is hidden")
  func completion() throws {
    let server = try makeServer()
    let host = makeHost(server)
    configure(server, 0, 0, serial: 1)
    withAnimation(.linear(duration: 1)) {
      model.isOpen = true
    } completion: {
      model.noted.append(7)
    }
    server.time = 103
    model.count = 1
    server.turn()
    #expect(model.noted == [1], "the animation begins with the first update")
    server.time = 105
    model.count = 2
    server.turn()
    #expect(model.noted.sorted() == [1, 2, 7])
    withExtendedLifetime(host) {}
  }

  // MARK: Limits

  private func limits(_ server: MockServer) -> [String] {
    server.takeRequests("set_min_size", "set_max_size").suffix(2).map {
      String($0.drop { $0 != "(" })
    }
  }

  @Test("a window is no smaller than its content was at first")
  func contentMinSize() throws {
    let server = try makeServer()
    let host = makeHost(server, size: CGSize(width: 300, height: 50))
    configure(server, 0, 0, serial: 1)
    #expect(limits(server) == ["(200, 100)", "(0, 0)"])
    #expect(host.host.size == CGSize(width: 300, height: 100))
    // What comes later must not make the window jump.
    model.size = CGSize(width: 400, height: 400)
    server.send("wl_callback.done", "0")
    server.turn()
    #expect(limits(server) == [])
    #expect(host.host.size == CGSize(width: 300, height: 100))
  }

  @Test("a title bar that comes or goes adds to the limits of the content as it was at first")
  func titleBarComesAndGoes() throws {
    let server = try makeServer()
    let host = makeHost(server, size: CGSize(width: 300, height: 200))
    configure(server, 0, 0, serial: 1)
    #expect(limits(server) == ["(200, 100)", "(0, 0)"])
    model.size = CGSize(width: 250, height: 150)
    server.send("wl_callback.done", "0")
    server.turn()
    #expect(limits(server) == [])
    server.send("zxdg_toplevel_decoration_v1.configure", "1")
    server.configure(300, 200, serial: 2)
    server.send("wl_callback.done", "0")
    server.turn()
    server.turn()
    #expect(limits(server) == ["(200, 140)", "(0, 0)"])
    // Fullscreen has no title bar.
    server.configure(300, 200, states: "2", serial: 3)
    server.send("wl_callback.done", "0")
    server.turn()
    server.turn()
    #expect(limits(server) == ["(200, 100)", "(0, 0)"])
    withExtendedLifetime(host) {}
  }

  @Test("a window of the size of its content follows it")
  func contentSize() throws {
    let server = try makeServer()
    let host = makeHost(
      server, size: CGSize(width: 300, height: 50), resizability: .contentSize)
    configure(server, 0, 0, serial: 1)
    #expect(limits(server) == ["(200, 100)", "(200, 100)"])
    #expect(host.host.size == CGSize(width: 200, height: 100))
    model.size = CGSize(width: 240, height: 120)
    server.send("wl_callback.done", "0")
    server.turn()
    server.turn()
    #expect(limits(server) == ["(240, 120)", "(240, 120)"])
    #expect(host.host.size == CGSize(width: 240, height: 120))
    // Where the compositor has its way all the same, the content is in the middle.
    configure(server, 500, 300, states: "1", serial: 2)
    #expect(host.host.size == CGSize(width: 500, height: 300))
  }

  @Test("the title bar that we draw adds to the limits")
  func titleBar() throws {
    let server = try MockServer()
    let host = makeHost(server, resizability: .contentSize)
    server.configure(0, 0, serial: 1)
    server.turn()
    server.turn()
    #expect(limits(server) == ["(200, 140)", "(200, 140)"])
    #expect(host.host.size == CGSize(width: 200, height: 140))
  }

  @Test("2.4: no frame of the wrong size is shown on the way to the first")
  func firstFrame() throws {
    let server = try MockServer()
    let host = makeHost(server, size: CGSize(width: 50, height: 50))
    _ = server.takeRequests()
    server.configure(0, 0, serial: 1)
    server.turn()
    server.turn()
    #expect(server.takeRequests("damage_buffer") == ["wl_surface#1.damage_buffer(0, 0, 200, 140)"])
    withExtendedLifetime(host) {}
  }

  // MARK: Seats

  @Test("2.11: a key that a seat took with it acts no more, though another seat has the focus")
  func keyOfALostSeat() throws {
    let server = try MockServer(MockServer.sway + [("wl_seat", 7)])
    var description = WindowDescription(title: "Test", content: { _ in AnyView(EmptyView()) })
    description.size = CGSize(width: 200, height: 100)
    let host = WindowHost(
      description: description, connection: server.connection, appID: "waylandui-test"
    ) { _ in Button("Press") { model.count += 1 } }
    server.turn()
    configure(server, 200, 100, serial: 1)
    for seat in 1...2 {
      server.send("wl_seat#\(seat).capabilities", "2")
      server.turn()
      server.sendKeymap(keymap, size: keymap.utf8.count)
      server.send("wl_keyboard#\(seat).enter", "1 wl_surface#1 -")
    }
    host.host.graph.scene.focus.move(forward: true)
    // Space goes down on the one, and comes up on the other.
    server.send("wl_keyboard#1.key", "2 0 57 1")
    server.turn()
    mock_remove_global(server.mock, "wl_seat")
    server.turn()
    server.send("wl_keyboard#2.key", "3 0 57 0")
    server.turn()
    #expect(model.count == 0)
    server.send("wl_keyboard#2.key", "4 0 57 1")
    server.send("wl_keyboard#2.key", "5 0 57 0")
    server.turn()
    #expect(model.count == 1)
  }

  private let keymap = """
    xkb_keymap { xkb_keycodes { include "evdev" }; xkb_types { include "complete" };
    xkb_compat { include "complete" }; xkb_symbols { include "pc+us" }; };
    """

  @Test("2.8: a pointer that comes without moving is over what it comes to")
  func enterIsHover() throws {
    let server = try makeServer()
    var description = WindowDescription(title: "Test", content: { _ in AnyView(EmptyView()) })
    description.size = CGSize(width: 200, height: 100)
    let host = WindowHost(
      description: description, connection: server.connection, appID: "waylandui-test"
    ) { _ in Color.white.onHover { [model] in model.noted.append($0 ? 1 : 0) } }
    server.turn()
    configure(server, 200, 100, serial: 1)
    server.send("wl_seat.capabilities", "1")
    server.turn()
    server.send("wl_pointer.enter", "1 wl_surface#1 100 50")
    server.send("wl_pointer.frame")
    server.turn()
    #expect(model.noted == [1])
    server.send("wl_pointer.leave", "2 wl_surface#1")
    server.send("wl_pointer.frame")
    server.turn()
    #expect(model.noted == [1, 0])
    withExtendedLifetime(host) {}
  }

  // MARK: Scale

  @Test("2.7: views learn of a fractional scale before they are drawn at it")
  func displayScale() throws {
    let server = try MockServer(MockServer.sway + [("wp_fractional_scale_manager_v1", 1)])
    let host = makeHost(server)
    server.send("wp_fractional_scale_v1.preferred_scale", "160")
    configure(server, 800, 600, serial: 1)
    #expect(host.host.graph.environment.displayScale == 160.0 / 120)
    #expect(host.host.pixelSize == PixelRect(x: 0, y: 0, width: 1067, height: 800))
    server.send("wp_fractional_scale_v1.preferred_scale", "150")
    server.turn()
    #expect(host.host.graph.environment.displayScale == 1.25)
    #expect(
      server.takeRequests("damage_buffer").last == "wl_surface#1.damage_buffer(0, 0, 1000, 750)")
  }
}
