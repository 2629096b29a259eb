import Testing
import ViewProbes
import WUIGeometry
import WUIHost
import WaylandUI
import WaylandUITesting

/// Keys on their way through the views.
@Suite struct KeyTests {
  let log = Journal()

  @Test func onKeyPressNeedsTheFocusInside() {
    let log = log
    let host = OffscreenHost(width: 200, height: 100) {
      HStack {
        Color.red.frame(width: 30, height: 30).focusable()
          .onKeyPress("x") {
            log.add("first")
            return .handled
          }
        Color.red.frame(width: 30, height: 30).focusable()
      }
    }
    #expect(!host.press("x"))
    host.press(.tab)
    #expect(host.press("x"))
    host.press(.tab)
    #expect(!host.press("x"))
    #expect(log.entries == ["first"])
  }

  @Test func ignoredKeysGoOutwards() {
    let log = log
    let host = OffscreenHost(width: 200, height: 100) {
      Color.red.frame(width: 30, height: 30).focusable()
        .onKeyPress("x") {
          log.add("inner")
          return .ignored
        }
        .onKeyPress("x") {
          log.add("outer")
          return .handled
        }
    }
    host.press(.tab)
    host.press("x")
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func phasesAndCharacters() {
    let log = log
    let host = OffscreenHost(width: 200, height: 100) {
      Color.red.focusable()
        .onKeyPress(phases: .all) { press in
          log.add(
            "\(press.key.character) \(press.phase == .down ? "down" : press.phase == .up ? "up" : "repeat")"
          )
          return .handled
        }
    }
    host.press(.tab)
    log.entries = []
    host.keyDown("a")
    host.keyRepeat("a")
    host.keyUp("a")
    #expect(log.entries == ["a down", "a repeat", "a up"])
  }

  @Test func shortcutsWorkWithoutFocus() {
    let host = OffscreenHost(width: 200, height: 100) {
      VStack {
        Button("d") { log.add("d") }.keyboardShortcut("d", modifiers: .control)
        Button("hidden") { log.add("hidden") }.keyboardShortcut("h", modifiers: [.control, .shift])
          .opacity(0).focusable(false)
        Button("off") { log.add("off") }.keyboardShortcut("o", modifiers: .control).disabled(true)
        Button("ok") { log.add("ok") }.keyboardShortcut(.defaultAction)
      }
    }
    #expect(host.press("d", modifiers: .control))
    #expect(!host.press("d"))
    #expect(host.press("h", modifiers: [.control, .shift]))
    #expect(!host.press("o", modifiers: .control))
    #expect(host.press(.return))
    #expect(log.entries == ["d", "hidden", "ok"])
  }

  @Test(
    "2.10: locked modifiers do not keep a shortcut from firing",
    arguments: [EventModifiers.capsLock, .numericPad])
  func shortcutsWithLocks(lock: EventModifiers) {
    let host = OffscreenHost(width: 200, height: 100) {
      Button("c") { log.add("c") }.keyboardShortcut("c", modifiers: .control)
    }
    #expect(host.press("c", modifiers: [.control, lock]))
    #expect(!host.press("c", modifiers: lock))
    #expect(log.entries == ["c"])
  }

  @Test("2.10: a shortcut may be written with the shifted character, with Shift or without")
  func shiftedShortcuts() {
    let host = OffscreenHost(width: 200, height: 100) {
      VStack {
        Button("U") { log.add("U") }.keyboardShortcut("U", modifiers: [.control, .shift])
        Button("?") { log.add("?") }.keyboardShortcut("?", modifiers: .control)
      }
    }
    func press(_ key: KeyEquivalent, _ characters: String, _ modifiers: EventModifiers) -> Bool {
      host.scene.send(KeyPress(key: key, characters: characters, modifiers: modifiers))
    }
    #expect(press("u", "U", [.control, .shift]))
    #expect(!press("u", "u", .control))
    #expect(press("/", "?", [.control, .shift]))
    #expect(!press("/", "/", .control))
    #expect(!press("/", "?", .shift))
    #expect(log.entries == ["U", "?"])
  }

  @Test func onExitCommandIsForEscape() {
    let host = OffscreenHost(width: 200, height: 100) {
      VStack {
        Color.red.focusable().onExitCommand { log.add("inner") }
        Color.green.focusable()
      }
      .onExitCommand { log.add("outer") }
    }
    host.press(.tab)
    host.press(.escape)
    host.press(.tab)
    host.press(.escape)
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func onExitCommandWithoutFocusAsksTheFrontmost() {
    let host = OffscreenHost(width: 200, height: 100) {
      ZStack {
        Color.red.onExitCommand { log.add("back") }
        Color.green.onExitCommand { log.add("front") }
      }
    }
    host.press(.escape)
    #expect(log.entries == ["front"])
  }

  @Test func onMoveCommandGetsTheArrows() {
    let host = OffscreenHost(width: 200, height: 100) {
      Color.red.focusable().onMoveCommand { log.add("\($0)") }
    }
    host.press(.tab)
    for key in [KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow] { host.press(key) }
    #expect(log.entries == ["up", "down", "left", "right"])
  }
}
