import CMockCompositor
import PlatformProbes
import Testing
import WUICompositor
import WUIGeometry
import WUIPlatform

/// How many pixels a window has, and how the compositor learns it.
@Suite struct WindowScaleTests {
  /// What a commit of a frame says of its size.
  private func sizes(_ server: MockServer) -> [String] {
    server.takeRequests("set_destination", "set_buffer_scale", "damage_buffer")
  }

  // MARK: Fractional

  @Test(
    "O23: the buffer has the size times the scale, rounded half away from zero",
    arguments: [(150, 1154, 601, 1443, 751), (160, 800, 600, 1067, 800), (180, 100, 50, 150, 75)])
  func buffer(scale: Int, width: Int, height: Int, pixelWidth: Int, pixelHeight: Int) throws {
    let server = try MockServer(MockServer.fractional)
    let window = server.makeWindow()
    server.send("wp_fractional_scale_v1.preferred_scale", "\(scale)")
    server.configure(width, height, serial: 1)
    server.turn()
    #expect(window.frames.map(\.width) == [pixelWidth])
    #expect(window.frames.map(\.height) == [pixelHeight])
    #expect(
      sizes(server) == [
        "wp_viewport#1.set_destination(\(width), \(height))",
        "wl_surface#1.damage_buffer(0, 0, \(pixelWidth), \(pixelHeight))",
      ])
  }

  @Test("O24: a scale before the first configure is that of the first frame")
  func scaleFirst() throws {
    let server = try MockServer(MockServer.fractional)
    let window = server.makeWindow()
    server.send("wp_fractional_scale_v1.preferred_scale", "180")
    server.turn()
    #expect(server.takeRequests().allSatisfy { !$0.contains("attach(wl") })
    server.configure(0, 0, serial: 7)
    server.turn()
    #expect(
      server.takeRequests() == [
        "xdg_surface#1.ack_configure(7)", "wp_viewport#1.set_destination(40, 30)",
        "wl_surface#1.attach(wl_buffer#1, 0, 0)", "wl_surface#1.damage_buffer(0, 0, 60, 45)",
        "wl_surface#1.frame(wl_callback#1)", "wl_surface#1.commit()",
      ])
    #expect(window.events == ["size 40x30 @1.5"])
  }

  @Test("O24: the compositor's size at a scale that came before it")
  func scaleFirstThenSize() throws {
    let server = try MockServer(MockServer.fractional)
    let window = server.makeWindow()
    server.send("wp_fractional_scale_v1.preferred_scale", "180")
    server.configure(640, 480, serial: 7)
    server.turn()
    #expect(window.frames.map(\.width) == [960])
    #expect(window.frames.map(\.height) == [720])
  }

  @Test("2.7: another scale is one commit of a whole new picture, whatever is pending")
  func scaleOnTheFly() throws {
    let server = try MockServer(MockServer.fractional)
    let window = server.makeWindow()
    server.configure(40, 30, serial: 1)
    server.turn()
    // The callback of the first frame has not come.
    window.clear()
    _ = server.takeRequests()
    server.send("wp_fractional_scale_v1.preferred_scale", "150")
    server.turn()
    #expect(window.events == ["size 40x30 @1.25"])
    #expect(window.frames.map(\.width) == [50])
    #expect(
      server.takeRequests() == [
        "wl_surface#1.attach(wl_buffer#2, 0, 0)", "wl_surface#1.damage_buffer(0, 0, 50, 38)",
        "wl_surface#1.frame(wl_callback#2)", "wl_surface#1.commit()",
      ])
  }

  @Test("2.7: a size that has the pixels of the one before is still told, with all its pixels")
  func samePixels() throws {
    let server = try MockServer(MockServer.fractional)
    let window = server.makeWindow()
    server.send("wp_fractional_scale_v1.preferred_scale", "30")
    server.configure(100, 100, serial: 1)
    server.turn()
    server.send("wl_callback.done", "0")
    server.turn()
    _ = server.takeRequests()
    // A quarter of 101 is 25 pixels as well.
    window.damage = Region()
    server.configure(101, 100, serial: 2)
    server.turn()
    #expect(
      sizes(server) == [
        "wp_viewport#1.set_destination(101, 100)", "wl_surface#1.damage_buffer(0, 0, 25, 25)",
      ])
  }

  @Test("2.7: until the first event the outputs' scale counts, through the viewport")
  func beforeTheFirstEvent() throws {
    let server = try MockServer(MockServer.fractional)
    server.send("wl_output.scale", "2")
    server.send("wl_output.done")
    server.turn()
    let window = server.makeWindow()
    server.configure(40, 30, serial: 1)
    server.turn()
    #expect(window.events == ["size 40x30 @2"])
    #expect(
      sizes(server) == [
        "wp_viewport#1.set_destination(40, 30)", "wl_surface#1.damage_buffer(0, 0, 80, 60)",
      ])
  }

  @Test("2.7: what the compositor prefers counts more than the outputs")
  func preferredAndOutputs() throws {
    let server = try MockServer(MockServer.fractional)
    let window = server.makeShownWindow()
    server.send("wp_fractional_scale_v1.preferred_scale", "150")
    server.send("wl_output.scale", "2")
    server.send("wl_output.done")
    server.send("wl_surface#1.enter", "wl_output")
    server.turn()
    #expect(window.events == ["size 40x30 @1.25"])
    // The same again is no news.
    window.clear()
    server.send("wp_fractional_scale_v1.preferred_scale", "150")
    server.turn()
    #expect(window.events == [])
    #expect(window.frames.isEmpty)
  }

  @Test("2.7: nonsense is no scale", arguments: ["0", "4000000000", "1201"])
  func nonsense(scale: String) throws {
    let server = try MockServer(MockServer.fractional)
    let window = server.makeShownWindow()
    server.send("wp_fractional_scale_v1.preferred_scale", scale)
    server.send("wl_output.scale", "-3")
    server.send("wl_output.done")
    server.send("wl_surface#1.enter", "wl_output")
    server.turn()
    #expect(window.events == [])
    #expect(server.connection.lossMessage == nil)
  }

  @Test("2.2: damage is in the buffer's pixels")
  func damage() throws {
    let server = try MockServer(MockServer.fractional)
    let window = server.makeShownWindow()
    server.send("wp_fractional_scale_v1.preferred_scale", "180")
    server.turn()
    server.send("wl_callback.done", "0")
    server.turn()
    _ = server.takeRequests()
    window.damage = Region(PixelRect(x: 51, y: 40, width: 9, height: 5))
    window.window.requestFrame()
    server.turn()
    #expect(sizes(server) == ["wl_surface#1.damage_buffer(51, 40, 9, 5)"])
  }

  @Test("2.2: the opaque region is in points")
  func opaqueRegion() throws {
    let server = try MockServer(MockServer.fractional)
    _ = server.makeWindow()
    server.send("wp_fractional_scale_v1.preferred_scale", "180")
    server.configure(100, 50, serial: 1)
    server.turn()
    let text = try #require(mock_take_requests(server.mock))
    defer { free(text) }
    #expect(String(cString: text).contains("wl_region#1.add(0, 0, 100, 50)"))
  }

  @Test(
    "1.4: one of the two protocols without the other is none",
    arguments: ["wp_viewporter", "wp_fractional_scale_manager_v1"])
  func oneOfTwo(missing: String) throws {
    let server = try MockServer(MockServer.fractional.filter { $0.0 != missing })
    let window = server.makeShownWindow()
    #expect(mock_count(server.mock, "wp_viewport") == 0)
    #expect(mock_count(server.mock, "wp_fractional_scale_v1") == 0)
    server.send("wl_output.scale", "2")
    server.send("wl_output.done")
    server.send("wl_surface#1.enter", "wl_output")
    server.turn()
    #expect(window.events == ["size 40x30 @2"])
    #expect(
      sizes(server) == [
        "wl_surface#1.set_buffer_scale(2)", "wl_surface#1.damage_buffer(0, 0, 80, 60)",
      ])
  }

  // MARK: Whole

  @Test("2.7: scale and pixels come in one commit")
  func wholeScale() throws {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.send("wl_output.scale", "2")
    server.send("wl_output.done")
    server.turn()
    #expect(window.events == [])
    server.send("wl_surface#1.enter", "wl_output")
    server.turn()
    #expect(window.events == ["size 40x30 @2"])
    #expect(window.frames.map(\.width) == [80])
    #expect(
      server.takeRequests().prefix(3) == [
        "wl_surface#1.set_buffer_scale(2)", "wl_surface#1.attach(wl_buffer#2, 0, 0)",
        "wl_surface#1.damage_buffer(0, 0, 80, 60)",
      ])
  }

  @Test("2.7: a window on two outputs has the larger scale, and the other's when it leaves one")
  func twoOutputs() throws {
    let server = try MockServer(MockServer.bare + [("wl_output", 4)])
    let window = server.makeShownWindow()
    server.send("wl_output#1.scale", "3")
    server.send("wl_output#1.done")
    server.send("wl_output#2.scale", "2")
    server.send("wl_output#2.done")
    server.send("wl_surface#1.enter", "wl_output#2")
    server.send("wl_surface#1.enter", "wl_output#1")
    server.send("wl_surface#1.leave", "wl_output#1")
    server.turn()
    #expect(window.events == ["size 40x30 @2", "size 40x30 @3", "size 40x30 @2"])
    #expect(window.frames.map(\.width) == [80])
  }
}
