import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// What views do when another window gets the keyboard, and when they have it again.
@Suite struct WindowFocusTests {
  private let log = Journal()

  private struct PressedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.isPressed ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
    }
  }

  private struct Page: View {
    let log: Journal
    @GestureState private var isDragged = false

    var body: some View {
      VStack(spacing: 0) {
        Button("") { log.add("pressed") }
          .buttonStyle(PressedStyle())
          .frame(width: 50, height: 50)
          .onKeyPress(phases: .all) { press in
            log.add("\(press.key.character) \(press.phase == .up ? "up" : "down")")
            return .ignored
          }
          .accessibilityIdentifier("button")
        Color.white.frame(width: 50, height: 50)
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($isDragged) { _, state, _ in state = true }
              .onEnded { _ in log.add("dragged") }
          )
          .onChange(of: isDragged) { log.add("drag \(isDragged)") }
      }
    }
  }

  private func makeHost() -> OffscreenHost {
    let log = log
    return OffscreenHost(width: 50, height: 100) { Page(log: log) }
  }

  private func isPressed(_ host: OffscreenHost) -> Bool {
    host.pixel(x: 25, y: 25) == .pureRed
  }

  @Test(
    "2.10: a key that is held is let go without acting, and its release afterwards acts on nothing")
  func heldKey() {
    let host = makeHost()
    host.press(.tab)
    host.keyDown(.space)
    #expect(isPressed(host))
    host.loseFocus()
    #expect(!isPressed(host))
    host.regainFocus()
    host.keyUp(.space)
    #expect(!log.entries.contains("pressed"))
    host.press(.space)
    #expect(log.entries.count { $0 == "pressed" } == 1)
  }

  @Test(
    "2.10: without the keyboard no key reaches the views, and the focus is where it was afterwards")
  func keysElsewhere() {
    let host = makeHost()
    host.press(.tab)
    #expect(host.focusedIdentifier == "button")
    host.loseFocus()
    let count = log.entries.count
    #expect(!host.press("a"))
    #expect(!host.press(.space))
    host.keyUp("x")
    #expect(log.entries.count == count)
    host.regainFocus()
    #expect(host.focusedIdentifier == "button")
    host.press("b")
    #expect(log.entries.suffix(2) == ["b down", "b up"])
  }

  @Test(
    "O14c: the pointer's press goes on without the keyboard, and ends when the pointer goes too")
  func drag() {
    let host = makeHost()
    host.pointerDown(at: CGPoint(x: 25, y: 75))
    #expect(log.entries == ["drag true"])
    host.loseFocus()
    #expect(log.entries == ["drag true"])
    host.pointerLeave()
    #expect(log.entries == ["drag true", "drag false"])
    host.regainFocus()
    host.pointerDown(at: CGPoint(x: 25, y: 75))
    host.pointerUp(at: CGPoint(x: 25, y: 75))
    #expect(log.entries.contains("dragged"))
  }
}
