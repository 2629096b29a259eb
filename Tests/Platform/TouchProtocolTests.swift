import PlatformProbes
import Testing
import WUIGeometry

@testable import WUIPlatform

/// The first finger presses, moves and lifts, whatever the others do and however it ends.
@Suite struct TouchProtocolTests {
  private func make(capabilities: Int = 4) throws -> (MockServer, TestWindow) {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.send("wl_seat.capabilities", "\(capabilities)")
    server.turn()
    _ = server.takeRequests()
    return (server, window)
  }

  @Test func aFingerPressesMovesAndLifts() throws {
    let (server, window) = try make()
    server.send("wl_touch.down", "1 0 wl_surface#1 0 5 6")
    server.send("wl_touch.motion", "0 0 7 8")
    server.send("wl_touch.up", "2 0 0")
    server.send("wl_touch.frame")
    server.turn()
    #expect(window.events == ["down 5,6", "motion 7,8", "up 7,8"])
  }

  @Test func aSecondFingerIsNotLookedAt() throws {
    let (server, window) = try make()
    server.send("wl_touch.down", "1 0 wl_surface#1 4 5 6")
    server.send("wl_touch.down", "2 0 wl_surface#1 7 15 16")
    server.send("wl_touch.motion", "0 7 17 18")
    server.send("wl_touch.up", "3 0 7")
    server.send("wl_touch.up", "4 0 4")
    server.turn()
    #expect(window.events == ["down 5,6", "up 5,6"])
  }

  @Test func aGestureOfTheCompositorsCancelsThePress() throws {
    let (server, window) = try make()
    server.send("wl_touch.down", "1 0 wl_surface#1 0 5 6")
    server.send("wl_touch.cancel")
    // Some send the lift late, all the same.
    server.send("wl_touch.up", "2 0 0")
    server.turn()
    #expect(window.events == ["down 5,6", "cancel 5,6"])
  }

  @Test func theLossOfTheScreenCancelsThePress() throws {
    let (server, window) = try make()
    server.send("wl_touch.down", "1 0 wl_surface#1 0 5 6")
    server.turn()
    server.send("wl_seat.capabilities", "0")
    server.turn()
    #expect(window.events == ["down 5,6", "cancel 5,6"])
    #expect(server.takeRequests() == ["wl_touch#1.release()"])
  }

  @Test func aFingerThatComesDownTwiceHasLiftedInBetween() throws {
    let (server, window) = try make()
    server.send("wl_touch.down", "1 0 wl_surface#1 0 5 6")
    server.send("wl_touch.down", "2 0 wl_surface#1 0 9 9")
    server.turn()
    #expect(window.events == ["down 5,6", "cancel 5,6", "down 9,9"])
  }

  @Test func aClosedWindowTakesItsTouchWithIt() throws {
    let (server, window) = try make()
    let closed = server.makeWindow()
    closed.window.close()
    server.send("wl_touch.down", "1 0 wl_surface 0 5 6")
    server.send("wl_touch.motion", "0 0 7 8")
    server.send("wl_touch.up", "2 0 0")
    server.turn()
    #expect(window.events == [])
    #expect(closed.events == [])
    // The next touch is a new one.
    server.send("wl_touch.down", "3 0 wl_surface#1 0 5 6")
    server.turn()
    #expect(window.events == ["down 5,6"])
  }

  @Test func aMouseThatHoldsAButtonKeepsFingersOut() throws {
    let (server, window) = try make(capabilities: 5)
    server.send("wl_pointer.enter", "1 wl_surface#1 1 1")
    server.send("wl_pointer.button", "2 0 272 1")
    server.send("wl_pointer.frame")
    server.send("wl_touch.down", "3 0 wl_surface#1 0 5 6")
    server.send("wl_touch.up", "4 0 0")
    server.send("wl_pointer.button", "5 0 272 0")
    server.send("wl_pointer.frame")
    server.turn()
    #expect(window.events == ["enter 1,1", "down 1,1", "up 1,1"])
  }

  @Test func aWindowIsMovedByAFingerOnItsTitleBar() throws {
    let (server, window) = try make()
    server.send("wl_touch.down", "42 0 wl_surface#1 0 5 6")
    server.turn()
    _ = server.takeRequests()
    window.window.beginMove()
    server.turn()
    #expect(server.takeRequests() == ["xdg_toplevel#1.move(wl_seat#1, 42)"])
  }
}
