import CMockCompositor
import PlatformProbes
import Testing
import WUIGeometry

@testable import WUIPlatform

/// Input in every odd order that compositors have been seen to send it in.
@Suite struct InputProtocolTests {
  /// A shown window on a server whose seat has a pointer (1), a keyboard (2) or both (3).
  private func make(capabilities: Int) throws -> (MockServer, TestWindow) {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.send("wl_seat.capabilities", "\(capabilities)")
    server.turn()
    _ = server.takeRequests()
    return (server, window)
  }

  @Test func devicesComeAndGoOnlyWhenTheyChange() throws {
    let (server, _) = try make(capabilities: 2)
    server.send("wl_seat.capabilities", "2")
    server.turn()
    #expect(server.takeRequests() == [])
    server.send("wl_seat.capabilities", "0")
    server.turn()
    #expect(server.takeRequests() == ["wl_keyboard#1.release()"])
  }

  @Test func keyboardEventsWithoutFocusOrKeymapAreNothing() throws {
    let (server, window) = try make(capabilities: 2)
    server.send("wl_keyboard.modifiers", "1 1 0 0 0")
    server.send("wl_keyboard.key", "2 0 30 1")
    server.send("wl_keyboard.leave", "3 wl_surface#1")
    server.turn()
    #expect(window.events == [])
    server.send("wl_keyboard.enter", "6 wl_surface#1 -")
    server.send("wl_keyboard.key", "7 0 30 1")
    server.turn()
    #expect(window.events == ["focus true"])
  }

  @Test func anEnterOfAClosedWindowIsNoFocus() throws {
    let (server, window) = try make(capabilities: 2)
    // The compositor speaks of a surface that the client has destroyed meanwhile.
    let closed = server.makeWindow()
    closed.window.close()
    server.send("wl_keyboard.enter", "4 wl_surface -")
    server.send("wl_keyboard.key", "5 0 30 1")
    server.send("wl_keyboard.leave", "6 wl_surface")
    server.turn()
    #expect(window.events == [])
    #expect(closed.events == [])
    #expect(server.connection.lossMessage == nil)
  }

  @Test func keymapsOfAllKindsAreSurvived() throws {
    let (server, window) = try make(capabilities: 2)
    server.send("wl_keyboard.enter", "1 wl_surface#1 -")
    server.sendKeymap("nonsense", size: 8)
    server.send("wl_keyboard.key", "2 0 1 1")
    server.sendKeymap("", size: 0)
    server.send("wl_keyboard.key", "3 0 1 1")
    // Sized as wlroots and mutter do: with the terminating zero.
    server.sendKeymap(virtualKeymap, size: virtualKeymap.utf8.count + 1)
    server.send("wl_keyboard.key", "4 0 1 1")
    server.sendKeymap(virtualKeymap, size: virtualKeymap.utf8.count, format: 0)
    server.send("wl_keyboard.key", "5 0 1 1")
    server.turn()
    #expect(window.events == ["focus true", "key с с"])
  }

  @Test func aKeymapThatIsShorterThanAnnouncedIsReadToItsEnd() throws {
    let (server, window) = try make(capabilities: 2)
    server.send("wl_keyboard.enter", "1 wl_surface#1 -")
    // Memory behind the end of a file cannot be read: pages of it would end the process.
    server.sendKeymap(virtualKeymap, size: 1_000_000)
    server.send("wl_keyboard.key", "2 0 1 1")
    server.turn()
    #expect(window.events == ["focus true", "key с с"])
  }

  @Test func losingTheKeyboardLosesFocus() throws {
    let (server, window) = try make(capabilities: 2)
    server.send("wl_keyboard.enter", "1 wl_surface#1 -")
    server.send("wl_seat.capabilities", "0")
    server.turn()
    #expect(window.events == ["focus true", "focus false"])
  }

  @Test func losingTheSeatLosesFocus() throws {
    let (server, window) = try make(capabilities: 2)
    server.send("wl_keyboard.enter", "1 wl_surface#1 -")
    server.turn()
    mock_remove_global(server.mock, "wl_seat")
    server.turn()
    #expect(window.events == ["focus true", "focus false"])
    #expect(!window.window.hasFocus)
  }

  @Test func pointerEventsWaitForTheirFrame() throws {
    let (server, window) = try make(capabilities: 1)
    server.send("wl_pointer.enter", "1 wl_surface#1 5 6")
    server.send("wl_pointer.motion", "0 7.5 8")
    server.turn()
    #expect(window.events == [])
    server.send("wl_pointer.frame")
    server.turn()
    #expect(window.events == ["enter 5,6", "motion 7,8"])
  }

  @Test func anEnterOfAClosedWindowHidesWhatFollows() throws {
    let (server, window) = try make(capabilities: 1)
    let closed = server.makeWindow()
    closed.window.close()
    server.send("wl_pointer.enter", "1 wl_surface 5 6")
    server.send("wl_pointer.motion", "0 7 8")
    server.send("wl_pointer.button", "2 0 272 1")
    server.send("wl_pointer.leave", "3 wl_surface")
    server.send("wl_pointer.frame")
    server.turn()
    #expect(window.events == [])
    #expect(closed.events == [])
    #expect(server.connection.lossMessage == nil)
  }

  @Test func aPointerLostWithAButtonHeldIsCancelled() throws {
    let (server, window) = try make(capabilities: 1)
    server.send("wl_pointer.enter", "1 wl_surface#1 5 6")
    server.send("wl_pointer.button", "2 0 272 1")
    server.send("wl_pointer.frame")
    server.send("wl_seat.capabilities", "0")
    server.turn()
    #expect(window.events == ["enter 5,6", "down 5,6", "cancel 5,6", "leave 5,6"])
  }

  @Test func aPressRepeatedWithoutReleaseIsReleasedOnce() throws {
    let (server, window) = try make(capabilities: 1)
    server.send("wl_pointer.enter", "1 wl_surface#1 5 6")
    server.send("wl_pointer.button", "2 0 272 1")
    server.send("wl_pointer.button", "3 0 272 1")
    server.send("wl_pointer.button", "4 0 272 0")
    server.send("wl_pointer.leave", "5 wl_surface#1")
    server.send("wl_pointer.frame")
    server.turn()
    #expect(window.events == ["enter 5,6", "down 5,6", "down 5,6", "up 5,6", "leave 5,6"])
  }

  @Test func aWheelScrollsByDetentsAndATouchpadByDistance() throws {
    let (server, window) = try make(capabilities: 1)
    var deltas: [CGSize] = []
    window.window.onPointer = { event in
      if event.kind == .scroll {
        deltas.append(event.scrollDelta)
      }
    }
    server.send("wl_pointer.enter", "1 wl_surface#1 5 6")
    server.send("wl_pointer.axis", "0 0 15")
    server.send("wl_pointer.axis_discrete", "0 2")
    server.send("wl_pointer.frame")
    server.send("wl_pointer.axis", "0 1 -2.5")
    server.send("wl_pointer.frame")
    server.turn()
    #expect(deltas == [CGSize(width: 0, height: 96), CGSize(width: -2.5, height: 0)])
  }

  @Test func aClosedWindowTakesItsFocusWithIt() throws {
    let (server, window) = try make(capabilities: 3)
    server.send("wl_pointer.enter", "1 wl_surface#1 5 6")
    server.send("wl_keyboard.enter", "2 wl_surface#1 -")
    server.turn()
    window.window.close()
    server.send("wl_pointer.motion", "0 7 8")
    server.send("wl_pointer.frame")
    server.send("wl_keyboard.leave", "3 wl_surface#1")
    server.turn()
    #expect(window.events == ["focus true"])
    #expect(server.connection.lossMessage == nil)
  }

  @Test func aMoveNamesTheSeatAndThePress() throws {
    let (server, window) = try make(capabilities: 1)
    window.window.beginMove()
    server.send("wl_pointer.enter", "1 wl_surface#1 5 6")
    server.send("wl_pointer.button", "42 0 272 1")
    server.send("wl_pointer.frame")
    server.turn()
    _ = server.takeRequests()
    window.window.beginMove()
    window.window.beginResize([.top, .left])
    server.turn()
    #expect(
      server.takeRequests() == [
        "xdg_toplevel#1.move(wl_seat#1, 42)", "xdg_toplevel#1.resize(wl_seat#1, 42, 5)",
      ])
  }
}
