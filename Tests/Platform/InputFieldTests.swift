import PlatformProbes
import Testing
import WUIGeometry

@testable import WUIPlatform

/// Faults of input that people reported of other toolkits; the numbers are those of `field-cases.md`.
@Suite struct InputFieldTests {
  /// evdev's codes of keys on an American keyboard.
  private enum Code {
    static let e = 18
    static let leftBracket = 26
    static let leftControl = 29
    static let leftShift = 42
    static let c = 46
    static let right = 106
  }

  /// A shown window on a seat with a pointer and a keyboard, whose keys it notes.
  private func make(layout: String = "us") throws -> (MockServer, TestWindow) {
    let server = try MockServer()
    let window = server.makeShownWindow()
    server.send("wl_seat.capabilities", "3")
    server.turn()
    let keymap = keymap(layout: layout)
    server.sendKeymap(keymap, size: keymap.utf8.count + 1)
    server.turn()
    return (server, window)
  }

  private func key(_ code: Int, _ state: Int, on server: MockServer) {
    server.send("wl_keyboard.key", "9 0 \(code) \(state)")
    server.turn()
  }

  /// Lets time pass in milliseconds, one by one.
  private func pass(_ milliseconds: Int, on server: MockServer) {
    for _ in 0..<milliseconds {
      server.time += 0.001
      server.connection.keys?.fire()
      server.turn()
    }
  }

  // MARK: O19

  @Test("O19: repeats come at 400 ms and every 40 ms, and end with the focus")
  func repeats() throws {
    let (server, window) = try make()
    var times: [Int] = []
    let start = server.time
    window.window.onKey = {
      if $0.phase != .up { times.append(Int(((server.time - start) * 1000).rounded())) }
    }
    server.send("wl_keyboard.repeat_info", "25 400")
    server.send("wl_keyboard.enter", "1 wl_surface#1 -")
    server.turn()
    key(Code.right, 1, on: server)
    pass(700, on: server)
    #expect(times == [0] + stride(from: 400, through: 680, by: 40))
    server.send("wl_keyboard.leave", "2 wl_surface#1")
    server.turn()
    pass(1000, on: server)
    server.send("wl_keyboard.enter", "3 wl_surface#1 -")
    server.turn()
    pass(500, on: server)
    #expect(times.count == 9)
  }

  @Test("O19: a rate of 0 is no repeat, also in the middle of one")
  func rateOfNothing() throws {
    let (server, window) = try make()
    var count = 0
    window.window.onKey = { _ in count += 1 }
    server.send("wl_keyboard.enter", "1 wl_surface#1 -")
    server.send("wl_keyboard.repeat_info", "25 400")
    server.turn()
    key(Code.right, 1, on: server)
    pass(450, on: server)
    #expect(count == 3)
    server.send("wl_keyboard.repeat_info", "0 400")
    pass(1000, on: server)
    #expect(count == 3)
    key(Code.right, 0, on: server)
    key(Code.right, 1, on: server)
    pass(1000, on: server)
    #expect(count == 5, "the release and the second press")
  }

  @Test("O19: modifiers do not repeat")
  func modifiers() throws {
    let (server, window) = try make()
    var count = 0
    window.window.onKey = { _ in count += 1 }
    server.send("wl_keyboard.repeat_info", "25 400")
    server.send("wl_keyboard.enter", "1 wl_surface#1 -")
    server.turn()
    key(Code.leftShift, 1, on: server)
    pass(1000, on: server)
    #expect(count == 0)
  }

  /// How many presses and repeats come within a second of a press, if something happens after it.
  private func presses(_ happening: (MockServer, TestWindow) -> Void) throws -> Int {
    let (server, window) = try make()
    var count = 0
    window.window.onKey = { if $0.phase != .up { count += 1 } }
    server.send("wl_keyboard.repeat_info", "25 400")
    server.send("wl_keyboard.enter", "1 wl_surface#1 -")
    server.turn()
    key(Code.right, 1, on: server)
    happening(server, window)
    server.turn()
    pass(1000, on: server)
    return count
  }

  @Test("2.10: a new keymap ends a repeat: its code may mean another key")
  func repeatAndKeymap() throws {
    #expect(try presses { _, _ in } == 17)
    let keymap = keymap(layout: "de")
    #expect(
      try presses { server, _ in server.sendKeymap(keymap, size: keymap.utf8.count) } == 1)
  }

  @Test("2.10: a state that is neither press nor release ends no repeat and begins none")
  func repeatedByTheCompositor() throws {
    #expect(
      try presses { server, _ in server.send("wl_keyboard.key", "9 0 \(Code.right) 2") } == 17)
    #expect(try presses { server, _ in server.send("wl_keyboard.key", "9 0 \(Code.c) 2") } == 17)
  }

  @Test("2.10: a handler that ends the repeat of its own press wins")
  func handlerEndsRepeat() throws {
    let (server, window) = try make()
    var count = 0
    window.window.onKey = { _ in
      count += 1
      server.connection.keys?.stop()
    }
    server.send("wl_keyboard.repeat_info", "25 400")
    server.send("wl_keyboard.enter", "1 wl_surface#1 -")
    server.turn()
    key(Code.right, 1, on: server)
    pass(1000, on: server)
    #expect(count == 1)
  }

  // MARK: O20

  @Test("O20: Control and a letter of a Russian layout is the Latin letter; alone it types its own")
  func russian() throws {
    let (server, window) = try make(layout: "us+ru:2")
    var keys: [KeyPress] = []
    window.window.onKey = { if $0.phase == .down { keys.append($0) } }
    server.send("wl_keyboard.enter", "1 wl_surface#1 -")
    server.send("wl_keyboard.modifiers", "2 0 0 0 1")
    key(Code.c, 1, on: server)
    #expect(keys.last?.characters == "с", "U+0441")
    server.send("wl_keyboard.modifiers", "3 4 0 0 1")
    key(Code.c, 1, on: server)
    #expect(keys.last?.shortcutKey == "c")
    #expect(keys.last?.modifiers == .control)
    key(Code.right, 1, on: server)
    #expect(keys.last?.key == .rightArrow)
    server.send("wl_keyboard.modifiers", "4 0 0 0 0")
    key(Code.c, 1, on: server)
    #expect(keys.last?.characters == "c", "the first layout again")
  }

  // MARK: O21

  @Test(
    "O21: a dead key waits for its letter, and not beyond a change of focus",
    .enabled(if: areComposeTablesInstalled, "the compose tables are in libx11-data"))
  func deadKey() throws {
    let (server, window) = try make(layout: "fr")
    var texts: [String] = []
    var keys: [KeyEquivalent] = []
    window.window.onKey = { press in
      guard press.phase == .down else { return }
      texts.append(press.characters)
      keys.append(press.key)
    }
    server.send("wl_keyboard.enter", "1 wl_surface#1 -")
    key(Code.leftBracket, 1, on: server)
    key(Code.e, 1, on: server)
    #expect(texts == ["", "ê"])
    #expect(keys == ["^", "e"], "the dead key is a press of its own")
    key(Code.leftBracket, 1, on: server)
    server.send("wl_keyboard.leave", "2 wl_surface#1")
    server.send("wl_keyboard.enter", "3 wl_surface#1 -")
    key(Code.e, 1, on: server)
    #expect(texts.last == "e")
  }

  @Test("O21: a locale that nobody knows costs the dead keys, one line, and nothing else")
  func unknownLocale() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        setenv("LC_ALL", "xx_YY", 1)
        for _ in 0..<2 {
          let keyboard = TestKeyboard(layout: "us(intl)")
          precondition(keyboard.press(TestKeyboard.Code.a)?.characters == "a")
          precondition(keyboard.press(TestKeyboard.Code.apostrophe)?.characters == "")
          precondition(keyboard.press(TestKeyboard.Code.e)?.characters == "e")
        }
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.split(separator: "\n").filter { $0.hasPrefix("WaylandUI: ") } == [
        "WaylandUI: there are no compose sequences for the locale xx_YY: dead keys do not join with letters"
      ])
  }

  // MARK: O22

  @Test("O22: a pointer that leaves with a button held cancels the press; the next click is whole")
  func leaveWithoutRelease() throws {
    let (server, window) = try make()
    server.send("wl_pointer.enter", "1 wl_surface#1 5 6")
    server.send("wl_pointer.button", "2 0 272 1")
    server.send("wl_pointer.leave", "3 wl_surface#1")
    server.send("wl_pointer.enter", "4 wl_surface#1 7 8")
    server.send("wl_pointer.motion", "0 9 8")
    server.send("wl_pointer.button", "5 0 272 1")
    server.send("wl_pointer.button", "6 0 272 0")
    server.send("wl_pointer.frame")
    server.turn()
    #expect(
      window.events == [
        "enter 5,6", "down 5,6", "cancel 5,6", "leave 5,6", "enter 7,8", "motion 9,8", "down 9,8",
        "up 9,8",
      ])
  }
}
