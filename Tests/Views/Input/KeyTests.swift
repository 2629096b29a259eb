import Testing
import ViewProbes
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
