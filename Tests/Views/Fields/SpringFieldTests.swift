import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// What of a red square a spring moves from 0 to 100 (points, percent or degrees).
nonisolated private enum Motion: CaseIterable, Sendable {
  case x, y, width, height, opacity, rotation
}

private struct Moved: View {
  let motion: Motion
  let value: Double

  var body: some View {
    changed.animation(.spring(response: 0.5, dampingFraction: 1), value: value)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  @ViewBuilder private var changed: some View {
    switch motion {
    case .x: square(40, 40).offset(x: value)
    case .y: square(40, 40).offset(y: value)
    case .width: square(value + 20, 40)
    case .height: square(40, value + 20)
    case .opacity: square(40, 40).opacity(value / 100)
    case .rotation:
      square(100, 4).frame(width: 200, height: 4, alignment: .trailing)
        .rotationEffect(.degrees(value)).frame(width: 200, height: 200)
    }
  }

  private func square(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color(red: 1, green: 0, blue: 0).frame(width: width, height: height)
  }
}

/// O13 of field-cases.md for everything that can move: a retargeted spring keeps its velocity.
@Suite struct SpringFieldTests {
  private let value = Remote(0.0)

  private func host(_ motion: Motion, scale: CGFloat = 1) -> OffscreenHost {
    OffscreenHost(width: 200, height: 200, scale: scale) {
      WithState(value) { value in Moved(motion: motion, value: value.wrappedValue) }
    }
  }

  /// The value as the picture shows it.
  private func shown(_ host: OffscreenHost, _ motion: Motion) -> Double {
    func row(_ y: CGFloat = 10) -> Span? { host.span(of: .pureRed, over: .white, y: y) }
    func column() -> Span? { host.span(of: .pureRed, over: .white, x: 10) }
    switch motion {
    case .x: return Double(row()?.start ?? 0)
    case .y: return Double(column()?.start ?? 0)
    case .width: return Double(row()?.end ?? 0) - 20
    case .height: return Double(column()?.end ?? 0) - 20
    case .opacity: return Double(255 - host.pixel(x: 20, y: 20).green) / 2.55
    case .rotation:
      // The hand crosses the circle of 80 around the middle between 0° and 90°.
      let angles = stride(from: -5.0, through: 60, by: 0.25).filter {
        host.polar($0, radius: 80, middle: CGPoint(x: 100, y: 100)).green < 128
      }
      return ((angles.first ?? 0) + (angles.last ?? 0)) / 2
    }
  }

  /// Figures of the case: 35.8 at the turn, 41.8 after 20 ms (from rest it would be 34.8), 43.4 at the
  /// summit, then down to nothing.
  @Test(arguments: Motion.allCases) fileprivate func o13_everythingKeepsItsVelocity(
    _ motion: Motion
  ) {
    for scale in [1, 1.5] as [CGFloat] {
      let host = host(motion, scale: scale)
      host.perform { value.value = 100 }
      host.advance(milliseconds: 100)
      #expect(isNear(shown(host, motion), 35.8, within: 0.7))
      host.perform { value.value = 0 }
      #expect(isNear(shown(host, motion), 35.8, within: 0.7))
      host.advance(milliseconds: 20)
      #expect(isNear(shown(host, motion), 41.8, within: 0.7))
      host.advance(milliseconds: 20)
      #expect(isNear(shown(host, motion), 43.4, within: 0.7))
      var last = 44.0
      for _ in 0..<20 {
        host.advance(milliseconds: 30)
        #expect(shown(host, motion) <= last + 0.3)
        last = shown(host, motion)
      }
      host.advance(milliseconds: 260)
      #expect(isNear(shown(host, motion), 0, within: 0.5))
    }
  }

  /// Three turns in a row, each taken up where the last one was.
  @Test(arguments: [Motion.x, .width, .opacity]) fileprivate func o13_turnAfterTurn(
    _ motion: Motion
  ) {
    let spring = ReferenceSpring(response: 0.5, dampingFraction: 1)
    let host = host(motion)
    var (target, state) = (0.0, (distance: 0.0, velocity: 0.0))
    for next in [100.0, 20, 80, 0] {
      state.distance += target - next
      target = next
      host.perform { value.value = next }
      host.advance(milliseconds: 90)
      state = spring.state(after: 0.09, distance: state.distance, velocity: state.velocity)
      #expect(isNear(shown(host, motion), target + state.distance, within: 0.6), "to \(next)")
    }
  }

  /// From right to left offsets are physical, and springs are no exception.
  @Test func o13_notMirrored() {
    let host = OffscreenHost(width: 200, height: 40, layoutDirection: .rightToLeft) {
      WithState(value) { value in
        Color(red: 1, green: 0, blue: 0).frame(width: 40).offset(x: value.wrappedValue)
          .animation(.spring(response: 0.5, dampingFraction: 1), value: value.wrappedValue)
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    host.perform { value.value = 100 }
    host.advance(milliseconds: 100)
    #expect(isNear(host.span(of: .pureRed, over: .white, y: 20)?.start, 35.8, within: 0.5))
  }

  // As the case was asked.

  @Test func o13_aRetargetedSpringKeepsItsVelocity() {
    let x = Remote(CGFloat(0))
    let host = OffscreenHost(width: 200, height: 40) {
      WithState(x) { x in
        Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40).offset(x: x.wrappedValue)
          .animation(.spring(response: 0.5, dampingFraction: 1), value: x.wrappedValue)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    func place() -> CGFloat? { host.span(of: .pureRed, over: .white, y: 20)?.start }
    host.perform { x.value = 100 }
    host.advance(milliseconds: 100)
    #expect(isNear(place(), 35.8, within: 0.5))
    host.perform { x.value = 0 }
    #expect(isNear(place(), 35.8, within: 0.5))
    host.advance(milliseconds: 20)
    #expect(isNear(place(), 41.8, within: 0.5))
    host.advance(milliseconds: 20)
    #expect(isNear(place(), 43.4, within: 0.5))
    host.advance(milliseconds: 860)
    #expect(isNear(place(), 0, within: 0.1))
  }

  @Test func o13_twoTargetsWithinOneFrameAreOne() {
    let x = Remote(CGFloat(0))
    let host = OffscreenHost(width: 200, height: 40) {
      WithState(x) { x in
        Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40).offset(x: x.wrappedValue)
          .animation(.spring(response: 0.5, dampingFraction: 1), value: x.wrappedValue)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    host.perform { x.value = -50 }
    host.perform { x.value = 100 }
    host.advance(milliseconds: 100)
    #expect(isNear(host.span(of: .pureRed, over: .white, y: 20)?.start, 35.8, within: 0.5))
  }
}
