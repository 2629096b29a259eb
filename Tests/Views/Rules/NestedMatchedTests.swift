import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// A card that flies between two places, and on it a pill that flies between four segments.
private struct Card: View {
  let isRight: Bool
  let selection: Int
  @Namespace private var space

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.white
      if isRight { place.padding(.leading, 200) } else { place }
      HStack(spacing: 0) {
        ForEach(0..<4) { index in
          Color.clear.background {
            if index == selection {
              Color(red: 1, green: 0, blue: 0).transition(.offset())
                .matchedGeometryEffect(id: "pill", in: space)
            }
          }
        }
      }
      .matchedGeometryEffect(id: "card", in: space, isSource: false)
    }
  }

  private var place: some View {
    Color.clear.frame(width: 80, height: 40).transition(.identity)
      .matchedGeometryEffect(id: "card", in: space)
  }
}

/// Geometries that are shared inside of one that is shared (components.md §4.5): each moves by its own
/// animation, the inner one along with the outer one.
@Suite struct NestedMatchedTests {
  private let isRight = Remote(false)
  private let selection = Remote(0)

  private func host(scale: CGFloat = 1, direction: LayoutDirection = .leftToRight)
    -> OffscreenHost
  {
    OffscreenHost(width: 300, height: 40, scale: scale, layoutDirection: direction) {
      WithState(isRight) { isRight in
        WithState(selection) { selection in
          Card(isRight: isRight.wrappedValue, selection: selection.wrappedValue)
        }
      }
    }
  }

  private func pill(_ host: OffscreenHost) -> Span? {
    host.span(of: .pureRed, over: .white, y: 20)
  }

  private func animate(_ host: OffscreenHost, _ change: () -> Void) {
    host.perform { withAnimation(.linear(duration: 1), change) }
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func g2_theInnerFlightGoesOnInsideTheOuter(scale: CGFloat) {
    let host = host(scale: scale)
    animate(host) { isRight.value = true }
    host.advance(milliseconds: 250)
    animate(host) { selection.value = 3 }
    #expect(isNear(pill(host)?.start, 50, within: 0.5))
    host.advance(milliseconds: 250)
    // The card is at 100, the pill has gone a quarter of its 60 on the card.
    #expect(isNear(pill(host)?.start, 115, within: 0.5))
    #expect(isNear(pill(host)?.length, 20, within: 0.5))
    host.advance(milliseconds: 500)
    #expect(isNear(pill(host)?.start, 245, within: 0.5))
    host.advance(milliseconds: 251)
    #expect(pill(host) == Span(start: 260, end: 280))
    #expect(!host.isAnimating)
  }

  @Test func g2_theOuterFlightTakesTheInnerAlong() {
    let host = host()
    animate(host) { selection.value = 3 }
    host.advance(milliseconds: 500)
    animate(host) { isRight.value = true }
    #expect(isNear(pill(host)?.start, 30, within: 0.5))
    host.advance(milliseconds: 250)
    #expect(isNear(pill(host)?.start, 45 + 50, within: 0.5))
    host.advance(milliseconds: 751)
    #expect(pill(host) == Span(start: 260, end: 280))
  }

  @Test func g2_bothAtOnceAddUp() {
    let host = host()
    animate(host) {
      selection.value = 3
      isRight.value = true
    }
    for step in 1...9 {
      host.advance(milliseconds: 100)
      #expect(isNear(pill(host)?.start, CGFloat(step) * 26, within: 0.5), "\(step)00 ms")
    }
    host.advance(milliseconds: 101)
    #expect(pill(host) == Span(start: 260, end: 280))
  }

  @Test func g2_mirroredRightToLeft() {
    let host = host(direction: .rightToLeft)
    animate(host) {
      selection.value = 3
      isRight.value = true
    }
    host.advance(milliseconds: 500)
    #expect(isNear(pill(host)?.end, 300 - 130, within: 0.5))
    host.advance(milliseconds: 501)
    #expect(pill(host) == Span(start: 20, end: 40))
  }

  /// A spring inside keeps its velocity on the card when it is sent back; the card's motion adds to it.
  @Test func g6_retargetingInsideAMovingCard() {
    let spring = ReferenceSpring(response: 0.5, dampingFraction: 1)
    let host = host()
    animate(host) { isRight.value = true }
    let animation = Animation.spring(response: 0.5, dampingFraction: 1)
    host.perform { withAnimation(animation) { selection.value = 3 } }
    host.advance(milliseconds: 100)
    host.perform { withAnimation(animation) { selection.value = 0 } }
    let turn = spring.state(after: 0.1, distance: -60, velocity: 0)
    for ms in [0.0, 20, 60, 150] {
      host.advance(milliseconds: 100 + ms - host.milliseconds)
      let way = spring.state(
        after: ms / 1000, distance: turn.distance + 60, velocity: turn.velocity)
      #expect(
        isNear(pill(host)?.start, CGFloat(way.distance + 0.2 * (100 + ms)), within: 0.6),
        "\(ms) ms after")
    }
  }

  @Test func g6_theCardTurnsRoundWithThePillOnIt() {
    let host = host()
    animate(host) {
      selection.value = 3
      isRight.value = true
    }
    host.advance(milliseconds: 500)
    animate(host) { isRight.value = false }
    #expect(isNear(pill(host)?.start, 130, within: 0.5))
    var last = pill(host)?.start ?? 0
    for _ in 0..<60 {
      host.advance(milliseconds: 1000.0 / 60)
      let now = pill(host)?.start ?? 0
      #expect(abs(now - last) < 6)
      last = now
    }
    host.advance(milliseconds: 20)
    #expect(pill(host) == Span(start: 60, end: 80))
    #expect(!host.isAnimating)
  }
}
