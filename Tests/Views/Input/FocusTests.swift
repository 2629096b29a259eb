import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// The keyboard focus: its order, its ring, its state.
@Suite struct FocusTests {
  let log = Journal()

  private func button(_ name: String) -> some View {
    Button {
      log.add(name)
    } label: {
      Color.blue.frame(width: 40, height: 40)
    }
    .accessibilityIdentifier(name)
  }

  private func row() -> OffscreenHost {
    OffscreenHost(width: 300, height: 100) {
      HStack(spacing: 20) {
        button("a")
        button("b")
        button("c")
      }
    }
  }

  @Test func nothingHasTheFocusAtFirst() { #expect(row().focusedIdentifier == nil) }

  @Test func tabGoesRoundInOrderAndBack() {
    let host = row()
    var seen: [String?] = []
    for _ in 0..<4 {
      host.press(.tab)
      seen.append(host.focusedIdentifier)
    }
    #expect(seen == ["a", "b", "c", "a"])
    host.press(.tab, modifiers: .shift)
    #expect(host.focusedIdentifier == "c")
  }

  @Test func shiftTabStartsAtTheEnd() {
    let host = row()
    host.press(.tab, modifiers: .shift)
    #expect(host.focusedIdentifier == "c")
  }

  @Test func disabledAndUnfocusableViewsAreSkipped() {
    let host = OffscreenHost(width: 300, height: 100) {
      HStack {
        button("a")
        button("b").disabled(true)
        button("c").focusable(false)
        Color.red.frame(width: 20, height: 20).focusable().accessibilityIdentifier("d")
      }
    }
    var seen: [String?] = []
    for _ in 0..<3 {
      host.press(.tab)
      seen.append(host.focusedIdentifier)
    }
    #expect(seen == ["a", "d", "a"])
  }

  @Test(arguments: [KeyEquivalent.space, .return])
  func spaceAndReturnPressWithThePressedLook(_ key: KeyEquivalent) {
    let host = row()
    host.press(.tab)
    let corner = host.frame(of: "a")
    func look() -> PixelColor { host.pixel(x: corner.midX, y: corner.midY) }
    let atRest = look()
    host.keyDown(key)
    #expect(look() != atRest)
    #expect(log.entries.isEmpty)
    host.keyUp(key)
    #expect(look() == atRest)
    #expect(log.entries == ["a"])
  }

  @Test func heldKeysPressOnce() {
    let host = row()
    host.press(.tab)
    host.keyDown(.space)
    for _ in 0..<5 { host.keyRepeat(.space) }
    host.keyUp(.space)
    #expect(log.entries == ["a"])
  }

  @Test func theRingIsVisibleOnlyAfterTheKeyboard() {
    let host = row()
    let plain = host.snapshot()
    host.tap("b")
    #expect(host.focusedIdentifier == "b")
    #expect(plain.differences(from: host.snapshot()) == 0)
    host.press(.tab)
    #expect(host.focusedIdentifier == "c")
    // Just outside of the button, where the ring is.
    let frame = host.frame(of: "c")
    #expect(host.pixel(x: frame.midX, y: frame.minY - 3) != .white)
    host.tap("c")
    #expect(host.pixel(x: frame.midX, y: frame.minY - 3) == .white)
  }

  @Test func focusStateFollowsAndLeads() {
    let wish = Remote<String?>(nil)
    let log = log
    let host = OffscreenHost(width: 300, height: 100) {
      WithState(wish) { wish in FocusRow(wish: wish.wrappedValue, log: log) }
    }
    host.press(.tab)
    #expect(host.focusedIdentifier == "one")
    #expect(log.entries.last == "one")
    host.press(.tab)
    #expect(log.entries.last == "two")
    host.perform { wish.value = "one" }
    #expect(host.focusedIdentifier == "one")
    #expect(log.entries.last == "one")
    // Given up, the focus goes back to where it was before.
    host.perform { wish.value = "none" }
    #expect(host.focusedIdentifier == "two")
  }

  @Test func booleanFocusStateOnAContainer() {
    let isWanted = Remote(false)
    let log = log
    let host = OffscreenHost(width: 300, height: 100) {
      WithState(isWanted) { isWanted in
        HStack {
          button("outside")
          FocusBox(isWanted: isWanted.wrappedValue, log: log) {
            HStack {
              button("in1")
              button("in2")
            }
          }
        }
      }
    }
    host.press(.tab)
    #expect(host.focusedIdentifier == "outside")
    host.perform { isWanted.value = true }
    #expect(host.focusedIdentifier == "in1")
    host.press(.tab)
    #expect(host.focusedIdentifier == "in2")
    #expect(log.entries == ["true"])
    host.press(.tab)
    #expect(host.focusedIdentifier == "outside")
    #expect(log.entries == ["true", "false"])
  }

  /// The focus goes back to where it was when its view goes.
  @Test func theFocusReturnsWhenItsViewIsRemoved() {
    let isShown = Remote(true)
    let host = OffscreenHost(width: 300, height: 100) {
      WithState(isShown) { isShown in
        HStack {
          button("a")
          button("b")
          if isShown.wrappedValue { button("c") }
        }
        .animation(.linear(duration: 1), value: isShown.wrappedValue)
      }
    }
    host.press(.tab)
    host.press(.tab)
    host.press(.tab)
    #expect(host.focusedIdentifier == "c")
    host.perform { isShown.value = false }
    #expect(host.focusedIdentifier == "b")
    host.advance(milliseconds: 1001)
    host.press(.tab)
    #expect(host.focusedIdentifier == "a")
  }

  @Test func isFocusedReachesStyles() {
    let host = OffscreenHost(width: 100, height: 100) {
      Button("x") {}.buttonStyle(FocusStyle())
    }
    #expect(host.pixel(x: 50, y: 50) == .systemRed)
    host.press(.tab)
    #expect(host.pixel(x: 50, y: 50) == .systemGreen)
  }

  @Test func arrowsMoveToTheNearest() {
    let host = OffscreenHost(width: 300, height: 300) {
      VStack(spacing: 20) {
        HStack(spacing: 20) {
          button("a")
          button("b")
        }
        HStack(spacing: 20) {
          button("c")
          button("d")
        }
      }
    }
    host.press(.tab)
    host.press(.rightArrow)
    #expect(host.focusedIdentifier == "b")
    host.press(.downArrow)
    #expect(host.focusedIdentifier == "d")
    host.press(.leftArrow)
    #expect(host.focusedIdentifier == "c")
    host.press(.upArrow)
    #expect(host.focusedIdentifier == "a")
  }
}

private struct FocusRow: View {
  let wish: String?
  let log: Journal
  @FocusState private var focused: String?

  var body: some View {
    HStack {
      Color.red.frame(width: 30, height: 30).focusable().focused($focused, equals: "one")
        .accessibilityIdentifier("one")
      Color.red.frame(width: 30, height: 30).focusable().focused($focused, equals: "two")
        .accessibilityIdentifier("two")
    }
    .onChange(of: focused) { log.add(focused ?? "nil") }
    .onChange(of: wish) { focused = wish == "none" ? nil : wish }
  }
}

private struct FocusBox<Content: View>: View {
  let isWanted: Bool
  let log: Journal
  @ViewBuilder let content: () -> Content
  @FocusState private var isInside: Bool

  var body: some View {
    content().focused($isInside)
      .onChange(of: isInside) { log.add("\(isInside)") }
      .onChange(of: isWanted) { isInside = isWanted }
  }
}

private struct FocusStyle: ButtonStyle {
  @Environment(\.isFocused) private var isFocused

  func makeBody(configuration: Configuration) -> some View {
    (isFocused ? Color.green : .red).frame(width: 40, height: 40)
  }
}
