import CMockCompositor
import PlatformProbes
import Testing
import WUICompositor
import WUIGeometry

@testable import WUIPlatform

/// What goes over the wire, against a compositor that says things in every odd order.
@Suite struct WindowProtocolTests {
  @Test func interfacesAreBoundAtTheLowestVersion() throws {
    let old = try MockServer([
      ("wl_compositor", 4), ("wl_shm", 1), ("xdg_wm_base", 1), ("wl_seat", 5), ("wl_output", 2),
    ])
    #expect(
      Set(old.takeRequests().filter { $0.hasPrefix("bind") }) == [
        "bind wl_compositor 4", "bind wl_shm 1", "bind xdg_wm_base 1", "bind wl_seat 5",
        "bind wl_output 2",
      ])
    let new = try MockServer([("wl_compositor", 5), ("wl_shm", 1), ("xdg_wm_base", 5)])
    #expect(
      Set(new.takeRequests().filter { $0.hasPrefix("bind") }) == [
        "bind wl_compositor 5", "bind wl_shm 1", "bind xdg_wm_base 5",
      ])
  }

  @Test(arguments: ["wl_compositor", "wl_shm", "xdg_wm_base"])
  func aRequiredInterfaceIsNamed(interface: String) {
    let version = interface == "wl_compositor" ? 4 : 1
    #expect(throws: PlatformError.missingInterface(name: interface, version: version)) {
      try MockServer(MockServer.bare.filter { $0.0 != interface })
    }
  }

  @Test func aCompositorTooOldForDamageIsRefused() {
    #expect(throws: PlatformError.missingInterface(name: "wl_compositor", version: 4)) {
      try MockServer([("wl_compositor", 3), ("wl_shm", 1), ("xdg_wm_base", 1)])
    }
  }

  @Test func nothingIsAttachedBeforeTheFirstConfigure() throws {
    let server = try MockServer()
    let window = server.makeWindow()
    window.window.requestFrame()
    server.turn()
    #expect(!server.takeRequests().contains { $0.contains("attach") })
    server.configure(0, 0, serial: 7)
    server.turn()
    #expect(
      server.takeRequests() == [
        "xdg_surface#1.ack_configure(7)",
        "wl_surface#1.attach(wl_buffer#1, 0, 0)",
        "wl_surface#1.damage_buffer(0, 0, 40, 30)",
        "wl_surface#1.frame(wl_callback#1)",
        "wl_surface#1.commit()",
      ])
    #expect(window.events == ["size 40x30 @1"])
  }

  @Test func theDecorationIsWaitedFor() throws {
    let server = try MockServer(MockServer.sway)
    let window = server.makeWindow()
    server.configure(0, 0, serial: 7)
    server.turn()
    #expect(window.frames.isEmpty)
    server.send("zxdg_toplevel_decoration_v1.configure", "2")
    server.send("xdg_surface.configure", "8")
    server.turn()
    #expect(server.takeRequests().contains("xdg_surface#1.ack_configure(8)"))
    #expect(window.window.configuration?.hasServerDecorations == true)
    #expect(window.frames.count == 1)
  }

  @Test func theSameSizeIsAnsweredWithoutDrawing() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.configure(40, 30, serial: 2)
    server.turn()
    #expect(server.takeRequests() == ["xdg_surface#1.ack_configure(2)", "wl_surface#1.commit()"])
    #expect(window.events == [])
    #expect(window.frames.isEmpty)
  }

  @Test func aNewSizeDoesNotWaitForTheCallback() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    window.window.requestFrame()
    server.turn()
    window.clear()
    _ = server.takeRequests()
    server.configure(50, 30, serial: 2)
    server.turn()
    #expect(window.frames.map(\.width) == [50])
    #expect(
      server.takeRequests().prefix(3) == [
        "xdg_surface#1.ack_configure(2)", "wl_surface#1.attach(wl_buffer#2, 0, 0)",
        "wl_surface#1.damage_buffer(0, 0, 50, 30)",
      ])
  }

  @Test func aBurstOfSizesIsAnsweredOnce() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    for serial in 2...9 {
      server.configure(40 + serial, 30, serial: serial)
    }
    server.turn()
    #expect(window.frames.map(\.width) == [49])
    let answers = server.takeRequests().filter { $0.contains("ack_configure") }
    #expect(answers == ["xdg_surface#1.ack_configure(9)"])
  }

  @Test func withoutBuffersASizeWaitsForOneUnanswered() throws {
    let server = try MockServer()
    let window = server.makeWindow()
    // Every frame keeps its buffer: four, and then there is none.
    server.configure(40, 30, serial: 1)
    for _ in 0..<4 {
      window.window.requestFrame()
      server.turn()
      server.send("wl_callback.done", "0")
      server.turn()
    }
    window.window.requestFrame()
    server.turn()
    #expect(window.frames.count == 4)
    #expect(mock_count(server.mock, "wl_buffer") == 4)
    _ = server.takeRequests()
    server.configure(40, 30, states: "4", serial: 2)
    server.turn()
    #expect(server.takeRequests() == ["xdg_surface#1.ack_configure(2)", "wl_surface#1.commit()"])
    server.send("wl_buffer#2.release")
    server.turn()
    #expect(window.frames.count == 5)
    #expect(server.takeRequests().contains("wl_surface#1.attach(wl_buffer#2, 0, 0)"))
  }

  @Test func aBufferOfAnOldSizeLivesUntilItsRelease() throws {
    let server = try MockServer()
    _ = server.makeShownWindow()
    server.configure(50, 30, serial: 2)
    server.turn()
    server.configure(60, 30, serial: 3)
    server.turn()
    #expect(mock_count(server.mock, "wl_buffer") == 2)
    server.send("wl_buffer#2.release")
    server.turn()
    #expect(mock_count(server.mock, "wl_buffer") == 1)
  }

  @Test func oneBufferIsEnoughWhereItComesBackAtOnce() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    for _ in 0..<3 {
      window.window.requestFrame()
      server.turn()
      server.send("wl_buffer#1.release")
      server.send("wl_callback.done", "0")
      server.turn()
    }
    #expect(window.frames.map(\.stale.isEmpty) == [true, true, true])
    #expect(mock_count(server.mock, "wl_buffer") == 1)
  }

  @Test func aSecondBufferKnowsWhatItMissed() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    // 1 and 2 take turns: each is held until the other is shown.
    for held in [2, 1, 2] {
      window.window.requestFrame()
      server.turn()
      server.send("wl_callback.done", "0")
      if mock_count(server.mock, "wl_buffer") == 2 {
        server.send("wl_buffer#\(held).release")
      }
      server.turn()
    }
    let all = Region(PixelRect(x: 0, y: 0, width: 40, height: 30))
    #expect(window.frames.map(\.stale) == [Region(), all, window.damage])
  }

  @Test func framesAreOnDemandAndOnePerCallback() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.turn()
    #expect(window.frames.isEmpty)
    #expect(server.takeRequests() == [])
    window.window.requestFrame()
    window.window.requestFrame()
    server.turn()
    window.window.requestFrame()
    server.turn()
    #expect(window.frames.count == 1)
    server.send("wl_callback.done", "0")
    server.turn()
    #expect(window.frames.count == 2)
  }

  @Test func muchDamageIsSentAsItsBoundingBox() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    window.damage = Region((0..<17).map { PixelRect(x: $0 * 2, y: $0, width: 1, height: 1) })
    window.window.requestFrame()
    server.turn()
    #expect(
      server.takeRequests().filter { $0.contains("damage") } == [
        "wl_surface#1.damage_buffer(0, 0, 33, 17)"
      ])
  }

  @Test func nothingNewIsNotCommitted() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    window.damage = Region()
    window.window.requestFrame()
    server.turn()
    #expect(window.frames.count == 1)
    #expect(server.takeRequests() == [])
  }

  @Test func anAnimationThatShowsNothingNewStillGoesByTheCallback() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    window.damage = Region()
    window.whileDrawing = { [unowned window] in window.window.requestFrame() }
    window.window.requestFrame()
    server.turn()
    server.turn()
    #expect(window.frames.count == 1)
    #expect(
      server.takeRequests() == ["wl_surface#1.frame(wl_callback#2)", "wl_surface#1.commit()"])
  }

  @Test func closingDestroysTheRoleBeforeTheSurface() throws {
    let server = try MockServer(MockServer.sway)
    let window = server.makeWindow()
    _ = server.takeRequests()
    server.send("xdg_toplevel.close")
    server.turn()
    #expect(window.events == ["close"])
    window.window.close()
    server.turn()
    #expect(
      server.takeRequests() == [
        "zxdg_toplevel_decoration_v1#1.destroy()", "xdg_toplevel#1.destroy()",
        "xdg_surface#1.destroy()", "wl_surface#1.destroy()",
      ])
  }

  @Test func aPingIsAnswered() throws {
    let server = try MockServer()
    server.send("xdg_wm_base.ping", "77")
    server.turn()
    #expect(server.takeRequests().contains("xdg_wm_base#1.pong(77)"))
  }
}
