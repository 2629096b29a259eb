import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// O10 and O12 of field-cases.md: what takes a tap, and what does not.
@Suite struct TapFieldTests {
  private let log = Journal()

  /// Whether a tap reaches a view in a window of 200 × 200.
  private func takes<V: View>(
    _ x: CGFloat, _ y: CGFloat, scale: CGFloat = 1, direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ view: () -> V
  ) -> Bool {
    log.entries = []
    let host = OffscreenHost(
      width: 200, height: 200, scale: scale, layoutDirection: direction, content: view)
    host.tap(x: x, y: y)
    return log.entries == ["tap"]
  }

  private func ends(_ layout: some Layout) -> some View {
    layout {
      Color.red.frame(width: 20, height: 20)
      Spacer()
      Color.red.frame(width: 20, height: 20)
    }
  }

  @Test(arguments: [1, 1.5] as [CGFloat], [LayoutDirection.leftToRight, .rightToLeft])
  func o10_gapsAreDeadUntilAContentShape(scale: CGFloat, direction: LayoutDirection) {
    for isRow in [true, false] {
      let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      let plain = ends(layout).onTapGesture { log.add("tap") }
      let shaped = ends(layout).contentShape(Rectangle()).onTapGesture { log.add("tap") }
      #expect(!takes(100, 100, scale: scale, direction: direction) { plain })
      #expect(takes(100, 100, scale: scale, direction: direction) { shaped })
      for end in [5, 195] as [CGFloat] {
        let (x, y) = isRow ? (end, CGFloat(100)) : (CGFloat(100), end)
        #expect(takes(x, y, scale: scale, direction: direction) { plain })
      }
    }
  }

  @Test func o10_clearIsDeadUntilAContentShape() {
    #expect(!takes(100, 100) { Color.clear.onTapGesture { log.add("tap") } })
    #expect(
      takes(100, 100) { Color.clear.contentShape(Rectangle()).onTapGesture { log.add("tap") } })
    #expect(takes(100, 100) { Color.white.opacity(0.01).onTapGesture { log.add("tap") } })
    // As a ground, an overlay or a member of a stack it is as dead.
    #expect(
      !takes(20, 20) {
        Color.red.frame(width: 20, height: 20).frame(width: 200, height: 200)
          .background(Color.clear).overlay(Color.clear).onTapGesture { log.add("tap") }
      })
  }

  /// The shape counts where it stands: frames behind it do not belong to it.
  @Test func o10_theShapeStandsWhereItIsWritten() {
    #expect(
      !takes(20, 20) {
        Color.red.frame(width: 20, height: 20).contentShape(Rectangle())
          .frame(width: 200, height: 200).onTapGesture { log.add("tap") }
      })
    #expect(
      takes(20, 20) {
        Color.red.frame(width: 20, height: 20).frame(width: 200, height: 200)
          .contentShape(Rectangle()).onTapGesture { log.add("tap") }
      })
    #expect(
      !takes(3, 3) { Color.red.contentShape(Circle()).onTapGesture { log.add("tap") } })
    #expect(
      !takes(100, 100) {
        Color.clear.frame(width: 0, height: 0).contentShape(Rectangle())
          .onTapGesture { log.add("tap") }
      })
  }

  /// The top view takes the tap from an opacity of 0.001 on (fact 1), its own or that around it.
  @Test(arguments: [
    (1, true), (0.5, true), (0.01, true), (0.001, true), (0.0005, false), (0, false),
  ])
  func o12_faintViewsTakeTheTap(_ opacity: Double, isHit: Bool) {
    for isAround in [false, true] {
      let host = OffscreenHost(width: 100, height: 100) {
        ZStack {
          Color.green.onTapGesture { log.add("page") }
          if isAround {
            VStack { HStack { Color.red.onTapGesture { log.add("menu") } } }.opacity(opacity)
          } else {
            Color.red.opacity(opacity).onTapGesture { log.add("menu") }
          }
        }
      }
      log.entries = []
      host.tap(x: 50, y: 50)
      #expect(log.entries == [isHit ? "menu" : "page"])
    }
  }

  @Test func o12_theModelDecidesWhileItFades() {
    let opacity = Remote(0.0)
    let log = log
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(opacity) { opacity in
        ZStack {
          Color.green.onTapGesture { log.add("page") }
          Color.red.opacity(opacity.wrappedValue).onTapGesture { log.add("menu") }
        }
      }
    }
    host.tap(x: 50, y: 50)
    host.perform { withAnimation(.linear(duration: 1)) { opacity.value = 1 } }
    host.advance(milliseconds: 5)
    host.tap(x: 50, y: 50)
    host.advance(milliseconds: 495)
    host.tap(x: 50, y: 50)
    // And back again, in the middle.
    host.perform { withAnimation(.linear(duration: 1)) { opacity.value = 0 } }
    host.tap(x: 50, y: 50)
    #expect(log.entries == ["page", "menu", "menu", "page"])
  }

  @Test func o12_withoutHitTestingThePageAlwaysWins() {
    for opacity in [1, 0.5, 0.01] {
      let host = OffscreenHost(width: 100, height: 100) {
        ZStack {
          Color.green.onTapGesture { log.add("page") }
          Color.red.opacity(opacity).onTapGesture { log.add("menu") }.allowsHitTesting(false)
          Color.blue.opacity(opacity).onTapGesture { log.add("menu") }.hidden()
        }
      }
      host.tap(x: 50, y: 50)
    }
    #expect(log.entries == ["page", "page", "page"])
  }

  /// A button is no exception.
  @Test func o12_aFaintButton() {
    for (opacity, expected) in [(0.01, "menu"), (0, "page")] {
      log.entries = []
      let host = OffscreenHost(width: 100, height: 100) {
        ZStack {
          Color.green.onTapGesture { log.add("page") }
          Button {
            log.add("menu")
          } label: {
            Color.red
          }.opacity(opacity)
        }
      }
      host.tap(x: 50, y: 50)
      #expect(log.entries == [expected])
    }
  }
}
