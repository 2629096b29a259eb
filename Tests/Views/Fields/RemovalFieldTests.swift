import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// O02 of field-cases.md: when what is taken away is told that it is gone.
@Suite struct RemovalFieldTests {
  private let isShown = Remote(true)
  private let log = Journal()

  private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> OffscreenHost {
    let log = log
    return OffscreenHost(width: 100, height: 100) {
      WithState(isShown) { isShown in
        ZStack {
          if isShown.wrappedValue { content().onDisappear { log.add("gone") } }
        }
      }
    }
  }

  private func hide(_ host: OffscreenHost) {
    host.perform { withAnimation(.linear(duration: 1)) { isShown.value = false } }
    log.add("removed")
  }

  private func show(_ host: OffscreenHost) {
    host.perform { withAnimation(.linear(duration: 1)) { isShown.value = true } }
  }

  @Test func o02_onDisappearComesAfterTheLastFrame() {
    let host = host { Color.red }
    hide(host)
    host.advance(milliseconds: 999)
    #expect(log.entries == ["removed"])
    host.advance(milliseconds: 2)
    #expect(log.entries == ["removed", "gone"])
  }

  @Test func o02_aViewThatComesBackIsNotGone() {
    let host = host { Color.red }
    hide(host)
    host.advance(milliseconds: 500)
    show(host)
    host.advance(milliseconds: 2000)
    #expect(log.entries == ["removed"])
    hide(host)
    host.advance(milliseconds: 1001)
    #expect(log.entries == ["removed", "removed", "gone"])
  }

  /// Taken away without animation while it still comes: nothing is started, so nothing is waited for.
  @Test func o02_aPlainRemovalOnTheWayInIsImmediate() {
    let host = host { Color.red }
    host.perform { isShown.value = false }
    #expect(log.entries == ["gone"])
    show(host)
    host.advance(milliseconds: 300)
    host.perform { isShown.value = false }
    #expect(log.entries == ["gone", "gone"])
    #expect(host.pixel(x: 50, y: 50) == .white)
    #expect(!host.isAnimating)
  }

  @Test func o02_whatIsInsideGoesWithIt() {
    let log = log
    let host = host {
      VStack {
        Color.red.onDisappear { log.add("first") }
        HStack { Color.blue.onDisappear { log.add("second") } }
      }
    }
    hide(host)
    host.advance(milliseconds: 500)
    #expect(log.entries == ["removed"])
    host.advance(milliseconds: 501)
    #expect(log.entries.sorted() == ["first", "gone", "removed", "second"])
  }

  @Test func o02_anEmptyViewFadesAsLongAsAnyOther() {
    let host = host { Color.red.frame(width: 0, height: 0) }
    hide(host)
    host.advance(milliseconds: 999)
    #expect(log.entries == ["removed"])
    host.advance(milliseconds: 2)
    #expect(log.entries == ["removed", "gone"])
  }

  /// Each edge of the way in, with another way out.
  @Test(arguments: [
    (Edge.leading, CGPoint(x: -50, y: 0)), (.trailing, CGPoint(x: 50, y: 0)),
    (.top, CGPoint(x: 0, y: -50)), (.bottom, CGPoint(x: 0, y: 50)),
  ])
  func o02_inByAnEdgeOutByFading(_ edge: Edge, _ half: CGPoint) {
    let host = host {
      Color.red.transition(.asymmetric(insertion: .move(edge: edge), removal: .opacity))
    }
    host.perform { isShown.value = false }
    show(host)
    host.advance(milliseconds: 500)
    let row = host.span(of: .systemRed, over: .white, y: 50 + half.y / 2)
    let column = host.span(of: .systemRed, over: .white, x: 50 + half.x / 2)
    #expect(row == Span(start: max(half.x, 0), end: 100 + min(half.x, 0)))
    #expect(column == Span(start: max(half.y, 0), end: 100 + min(half.y, 0)))
    host.advance(milliseconds: 501)
    hide(host)
    host.advance(milliseconds: 500)
    let faint = PixelColor.systemRed.over(.white, opacity: 0.5)
    #expect(host.pixel(x: 2, y: 2).isClose(to: faint))
    #expect(host.pixel(x: 97, y: 97).isClose(to: faint))
  }
}
