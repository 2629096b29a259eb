import CMockCompositor
import PlatformProbes
import Testing
import WUIGeometry
import WUIPlatform

/// What the compositor says it can do with a window.
@Suite struct WindowCapabilityTests {
  private static let globals: MockServer.Globals = [
    ("wl_compositor", 5), ("wl_shm", 1), ("xdg_wm_base", 5), ("wl_seat", 8), ("wl_output", 4),
  ]

  @Test("1.5: until the compositor says otherwise, it can do everything")
  func before() throws {
    for version in [1, 5] as [UInt32] {
      let server = try MockServer([("wl_compositor", 4), ("wl_shm", 1), ("xdg_wm_base", version)])
      let window = server.makeShownWindow()
      #expect(window.window.configuration?.capabilities == .all)
    }
  }

  @Test(
    "1.5: each word of the compositor's is one capability, and unknown words are none",
    arguments: [
      ("1", .menu), ("2", .maximize), ("3", .fullscreen), ("4", .minimize), ("-", []),
      ("2,4", [.maximize, .minimize]), ("99,1", .menu), ("1,2,3,4", .all),
    ] as [(String, WindowCapabilities)])
  func words(list: String, expected: WindowCapabilities) throws {
    let server = try MockServer(Self.globals)
    let window = server.makeWindow()
    server.send("xdg_toplevel.wm_capabilities", list)
    server.configure(0, 0, serial: 1)
    server.turn()
    #expect(window.window.configuration?.capabilities == expected)
  }

  @Test("2.4: they may change at any time, and are in force with the next configure")
  func live() throws {
    let server = try MockServer(Self.globals)
    let window = server.makeShownWindow()
    server.send("xdg_toplevel.wm_capabilities", "2")
    server.turn()
    #expect(window.window.configuration?.capabilities == .all)
    #expect(window.events == [])
    server.configure(40, 30, serial: 2)
    server.turn()
    #expect(window.window.configuration?.capabilities == .maximize)
    #expect(server.takeRequests() == ["xdg_surface#1.ack_configure(2)", "wl_surface#1.commit()"])
    // A configure without them leaves them as they are.
    server.configure(40, 30, states: "4", serial: 3)
    server.turn()
    #expect(window.window.configuration?.capabilities == .maximize)
  }
}
