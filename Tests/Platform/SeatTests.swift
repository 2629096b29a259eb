import CMockCompositor
import PlatformProbes
import Testing
import WUIGeometry

@testable import WUIPlatform

/// Two seats at one window, and seats that go with what they hold.
@Suite struct SeatTests {
  /// evdev's code of a key on an American keyboard.
  private nonisolated static let right = 106

  /// A shown window on two seats, each with the devices of `capabilities`; the keyboards are at the
  /// window and repeat 25 times a second after 400 ms.
  private func make(capabilities: Int) throws -> (MockServer, TestWindow) {
    let server = try MockServer(MockServer.bare + [("wl_seat", 7)])
    let window = server.makeShownWindow()
    for seat in 1...2 {
      server.send("wl_seat#\(seat).capabilities", "\(capabilities)")
      server.turn()
      guard capabilities & 2 != 0 else { continue }
      let keymap = keymap(layout: "us")
      server.sendKeymap(keymap, size: keymap.utf8.count + 1)
      server.send("wl_keyboard#\(seat).repeat_info", "25 400")
      server.send("wl_keyboard#\(seat).enter", "1 wl_surface#1 -")
    }
    server.turn()
    _ = server.takeRequests()
    window.clear()
    return (server, window)
  }

  // MARK: Keyboards

  @Test("2.11: focus is lost when the last of two seats leaves")
  func focus() throws {
    let (server, window) = try make(capabilities: 2)
    server.send("wl_keyboard#1.leave", "3 wl_surface#1")
    server.turn()
    #expect(window.events == [])
    #expect(window.window.hasFocus)
    server.send("wl_keyboard#1.enter", "4 wl_surface#1 -")
    mock_remove_global(server.mock, "wl_seat")
    server.turn()
    #expect(window.events == [])
    mock_remove_global(server.mock, "wl_seat")
    server.turn()
    #expect(window.events == ["focus false"])
    #expect(!window.window.hasFocus)
  }

  @Test("2.11: what a seat holds is lost with it, whether or not another one stays")
  func heldKeys() throws {
    let (server, window) = try make(capabilities: 2)
    var losses = 0
    window.window.onKeysLost = { losses += 1 }
    server.send("wl_keyboard#1.leave", "3 wl_surface#1")
    server.turn()
    #expect(losses == 1)
    server.send("wl_keyboard#1.leave", "4 wl_surface#1")
    server.turn()
    #expect(losses == 1, "a leave without an enter")
    mock_remove_global(server.mock, "wl_seat")
    mock_remove_global(server.mock, "wl_seat")
    server.turn()
    #expect(losses == 2)
  }

  @Test("2.11: keys of two seats are typed side by side, each with its own modifiers")
  func twoKeyboards() throws {
    let (server, window) = try make(capabilities: 2)
    server.send("wl_keyboard#1.modifiers", "2 1 0 0 0")
    server.send("wl_keyboard#1.key", "3 0 30 1")
    server.send("wl_keyboard#2.key", "4 0 48 1")
    server.turn()
    #expect(window.events == ["key a A", "key b b"])
  }

  /// How often a held key of the first seat repeats within a second, if something happens at once.
  private func repeats(_ happening: (MockServer) -> Void) throws -> Int {
    let (server, window) = try make(capabilities: 2)
    server.send("wl_keyboard#1.key", "3 0 \(Self.right) 1")
    server.turn()
    happening(server)
    server.turn()
    var count = 0
    window.window.onKey = { if $0.phase == .repeat { count += 1 } }
    for _ in 0..<100 {
      server.time += 0.01
      server.connection.keys?.fire()
    }
    return count
  }

  @Test("2.11: a repeat is its seat's: another seat's leave and releases do not end it")
  func repeatOfOneSeat() throws {
    #expect(try repeats { _ in } == 16)
    #expect(try repeats { $0.send("wl_keyboard#2.leave", "4 wl_surface#1") } == 16)
    #expect(try repeats { $0.send("wl_keyboard#2.key", "4 0 \(Self.right) 0") } == 16)
    #expect(try repeats { $0.send("wl_keyboard#1.key", "4 0 \(Self.right) 0") } == 0)
  }

  @Test("2.11: a seat that goes while its key repeats takes the repeat with it")
  func repeatOfALostSeat() throws {
    #expect(try repeats { mock_remove_global($0.mock, "wl_seat") } == 0)
    #expect(try repeats { $0.send("wl_seat#1.capabilities", "0") } == 0)
  }

  // MARK: Pointers

  /// Sends an event, alone in its frame, of the pointer of a number.
  private func pointers(of server: MockServer) -> (Int, String, String) -> Void {
    { pointer, event, arguments in
      server.send("wl_pointer#\(pointer).\(event)", arguments)
      server.send("wl_pointer#\(pointer).frame")
      server.turn()
    }
  }

  @Test("2.11: of two pointers the one that presses leads until it lets go")
  func twoPointers() throws {
    let (server, window) = try make(capabilities: 1)
    let frame = pointers(of: server)
    frame(1, "enter", "1 wl_surface#1 5 6")
    frame(2, "enter", "2 wl_surface#1 20 20")
    frame(1, "button", "3 0 272 1")
    frame(2, "motion", "0 30 20")
    frame(2, "button", "4 0 272 1")
    frame(2, "button", "5 0 272 0")
    frame(2, "leave", "6 wl_surface#1")
    frame(1, "motion", "0 7 6")
    #expect(window.events == ["enter 5,6", "enter 20,20", "down 5,6", "motion 7,6"])
    // What is dragged by the window's bar is dragged by the one that holds it.
    _ = server.takeRequests()
    window.window.beginMove()
    server.turn()
    #expect(server.takeRequests() == ["xdg_toplevel#1.move(wl_seat#1, 3)"])
    window.clear()
    frame(1, "button", "7 0 272 0")
    frame(2, "enter", "8 wl_surface#1 20 20")
    frame(1, "leave", "9 wl_surface#1")
    #expect(window.events == ["up 7,6", "enter 20,20"], "the pointer is still there")
  }

  @Test("2.11: a press that was refused is not let go of, and its pointer leads only after it")
  func refusedPress() throws {
    let (server, window) = try make(capabilities: 1)
    let frame = pointers(of: server)
    frame(1, "enter", "1 wl_surface#1 5 6")
    frame(2, "enter", "2 wl_surface#1 20 20")
    frame(1, "button", "3 0 272 1")
    frame(2, "button", "4 0 272 1")
    frame(2, "button", "5 0 273 1")
    frame(1, "button", "6 0 272 0")
    window.clear()
    frame(2, "motion", "0 30 20")
    frame(2, "button", "7 0 272 0")
    // It holds another one yet.
    frame(2, "button", "8 0 272 1")
    frame(2, "motion", "0 31 20")
    frame(2, "button", "9 0 272 0")
    frame(2, "button", "10 0 273 0")
    #expect(window.events == [])
    frame(2, "motion", "0 32 20")
    frame(2, "button", "11 0 272 1")
    frame(2, "button", "12 0 272 0")
    #expect(window.events == ["motion 32,20", "down 32,20", "up 32,20"])
    window.clear()
    // What it held is lost as it leaves.
    frame(1, "motion", "0 7 6")
    frame(1, "button", "13 0 272 1")
    frame(2, "button", "14 0 272 1")
    frame(2, "leave", "15 wl_surface#1")
    frame(1, "button", "16 0 272 0")
    frame(2, "enter", "17 wl_surface#1 40 20")
    #expect(window.events == ["motion 7,6", "down 7,6", "up 7,6", "enter 40,20"])
  }

  @Test("2.11: a button that was not pressed over the window is not let go of over it")
  func releaseWithoutPress() throws {
    let (server, window) = try make(capabilities: 1)
    server.send("wl_pointer#1.enter", "1 wl_surface#1 5 6")
    server.send("wl_pointer#1.button", "2 0 273 1")
    server.send("wl_pointer#1.button", "3 0 272 0")
    server.send("wl_pointer#1.button", "4 0 273 0")
    server.send("wl_pointer#1.button", "5 0 273 0")
    server.send("wl_pointer#1.frame")
    server.turn()
    #expect(window.events == ["enter 5,6", "down 5,6", "up 5,6"])
  }

  @Test("2.11: a seat that goes while it leads cancels its press, and the other one takes over")
  func lostPointer() throws {
    let (server, window) = try make(capabilities: 1)
    server.send("wl_pointer#2.enter", "1 wl_surface#1 20 20")
    server.send("wl_pointer#2.frame")
    server.send("wl_pointer#1.enter", "2 wl_surface#1 5 6")
    server.send("wl_pointer#1.button", "3 0 272 1")
    server.send("wl_pointer#1.frame")
    server.turn()
    window.clear()
    mock_remove_global(server.mock, "wl_seat")
    server.turn()
    server.send("wl_pointer#2.motion", "0 21 20")
    server.send("wl_pointer#2.button", "4 0 272 1")
    server.send("wl_pointer#2.frame")
    server.turn()
    #expect(window.events == ["cancel 5,6", "leave 5,6", "motion 21,20", "down 21,20"])
  }

  @Test("2.11: the press of a seat that has gone moves nothing")
  func pressOfALostSeat() throws {
    let (server, window) = try make(capabilities: 1)
    server.send("wl_pointer#1.enter", "2 wl_surface#1 5 6")
    server.send("wl_pointer#1.button", "3 0 272 1")
    server.send("wl_pointer#1.frame")
    server.turn()
    mock_remove_global(server.mock, "wl_seat")
    server.turn()
    _ = server.takeRequests()
    window.window.beginMove()
    window.window.showMenu(at: .zero)
    server.turn()
    #expect(server.takeRequests() == [])
  }

  @Test("2.9: a mouse that moves while a finger presses does not lead the finger's press away")
  func fingerAndMouse() throws {
    let (server, window) = try make(capabilities: 5)
    server.send("wl_touch#1.down", "1 0 wl_surface#1 0 5 6")
    server.send("wl_pointer#1.enter", "2 wl_surface#1 20 20")
    server.send("wl_pointer#1.motion", "0 30 20")
    server.send("wl_pointer#1.frame")
    server.send("wl_touch#2.down", "3 0 wl_surface#1 0 9 9")
    server.send("wl_touch#1.up", "4 0 0")
    server.send("wl_touch#2.up", "5 0 0")
    server.send("wl_pointer#1.motion", "0 31 20")
    server.send("wl_pointer#1.frame")
    server.turn()
    #expect(window.events == ["down 5,6", "up 5,6", "motion 31,20"])
  }
}
