import CMockCompositor
import PlatformProbes
import Testing
import WUIGeometry
import WUIPlatform

/// Seats of every age.
@Suite struct SeatVersionTests {
  private func make(_ version: UInt32) throws -> (MockServer, TestWindow) {
    let globals = MockServer.bare.filter { !["wl_seat", "wl_compositor"].contains($0.0) }
    let server = try MockServer(globals + [("wl_compositor", 5), ("wl_seat", version)])
    let window = server.makeShownWindow()
    server.send("wl_seat.capabilities", "7")
    server.turn()
    server.send("wl_pointer.enter", "1 wl_surface#1 5 6")
    if version >= 5 { server.send("wl_pointer.frame") }
    server.turn()
    window.clear()
    _ = server.takeRequests()
    return (server, window)
  }

  @Test("2.8: a seat without frames is heard event by event")
  func noFrames() throws {
    let (server, window) = try make(4)
    server.send("wl_pointer.motion", "0 7 8")
    server.turn()
    #expect(window.events == ["motion 7,8"])
    server.send("wl_pointer.button", "2 0 272 1")
    server.send("wl_pointer.axis", "0 0 10")
    server.turn()
    #expect(window.events == ["motion 7,8", "down 7,8", "scroll 7,8"])
  }

  @Test("2.8: 120ths of a detent count more than detents and distances, and add up")
  func value120() throws {
    let (server, window) = try make(8)
    var deltas: [CGSize] = []
    window.window.onPointer = { if $0.kind == .scroll { deltas.append($0.scrollDelta) } }
    for _ in 0..<2 {
      server.send("wl_pointer.axis", "0 0 15")
      server.send("wl_pointer.axis_value120", "0 30")
      server.send("wl_pointer.axis_value120", "0 30")
      server.send("wl_pointer.frame")
    }
    server.send("wl_pointer.axis_stop", "0 0")
    server.send("wl_pointer.axis_value120", "0 -120")
    server.send("wl_pointer.frame")
    server.turn()
    // Half a detent of 48 points each, and one back.
    #expect(deltas.map(\.height) == [24, 24, -48])
  }

  @Test(
    "1.4: devices are released by a request where the seat has one",
    arguments: [
      (2, []), (3, ["wl_touch#1.release()", "wl_pointer#1.release()", "wl_keyboard#1.release()"]),
    ] as [(UInt32, [String])])
  func release(version: UInt32, expected: [String]) throws {
    let (server, _) = try make(version)
    server.send("wl_seat.capabilities", "0")
    server.turn()
    server.turn()
    #expect(Set(server.takeRequests("release")) == Set(expected))
    #expect(server.connection.lossMessage == nil)
  }

  @Test("1.4: a seat is released by a request from version 5 on", arguments: [4, 5] as [UInt32])
  func releaseOfTheSeat(version: UInt32) throws {
    let (server, _) = try make(version)
    mock_remove_global(server.mock, "wl_seat")
    server.turn()
    server.turn()
    let requests = server.takeRequests("release").filter { $0.hasPrefix("wl_seat") }
    #expect(requests == (version == 5 ? ["wl_seat#1.release()"] : []))
    #expect(server.connection.lossMessage == nil)
  }

  @Test(
    "1.4: a seat that comes later is bound as one from the start", arguments: [3, 8] as [UInt32])
  func hotplug(version: UInt32) throws {
    let (server, _) = try make(version)
    #expect(mock_add_global(server.mock, "wl_seat", version))
    server.turn()
    #expect(server.takeRequests() == ["bind wl_seat \(version)"])
  }
}
