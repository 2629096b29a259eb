import Testing
import WUIGeometry
import WUIHost
import WaylandUI
import WaylandUITesting

/// Views learn when the pointer comes over them and when it goes, also when it is they that move.
@Suite struct HoverTests {
  private struct Moving: View {
    let note: (Bool) -> Void
    @State private var isRight = false

    var body: some View {
      Color.red.frame(width: 50, height: 50)
        .onHover(perform: note)
        .frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
        .background {
          Button("") { isRight.toggle() }.keyboardShortcut("m", modifiers: []).opacity(0)
        }
    }
  }

  @Test func pointerComesAndGoes() {
    var heard: [Bool] = []
    let host = OffscreenHost(width: 200, height: 50) { Moving { heard.append($0) } }
    host.movePointer(to: CGPoint(x: 100, y: 25))
    #expect(heard.isEmpty)
    host.movePointer(to: CGPoint(x: 25, y: 25))
    host.movePointer(to: CGPoint(x: 30, y: 25))
    #expect(heard == [true])
    host.movePointer(to: CGPoint(x: 100, y: 25))
    #expect(heard == [true, false])
    host.movePointer(to: CGPoint(x: 25, y: 25))
    host.pointerLeave()
    #expect(heard == [true, false, true, false])
  }

  @Test func viewMovesUnderTheRestingPointer() {
    var heard: [Bool] = []
    let host = OffscreenHost(width: 200, height: 50) { Moving { heard.append($0) } }
    host.movePointer(to: CGPoint(x: 175, y: 25))
    host.press("m")
    #expect(heard == [true])
    host.press("m")
    #expect(heard == [true, false])
  }

  /// As on a phone: what a finger touches is pressed, and nothing is hovered over.
  @Test func fingerPressesAndDoesNotHover() {
    var heard: [Bool] = []
    var taps = 0
    let host = OffscreenHost(width: 200, height: 50) {
      Color.red.onHover { heard.append($0) }.onTapGesture { taps += 1 }
    }
    func touch(_ kind: PointerEvent.Kind, x: CGFloat) {
      host.scene.send(PointerEvent(kind: kind, location: CGPoint(x: x, y: 25), isTouch: true))
    }
    touch(.down, x: 25)
    touch(.motion, x: 30)
    touch(.up, x: 30)
    #expect(taps == 1)
    touch(.down, x: 25)
    touch(.cancel, x: 25)
    #expect(taps == 1)
    #expect(heard.isEmpty)
  }
}
