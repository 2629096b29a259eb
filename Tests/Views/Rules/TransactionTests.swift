import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// Transactions on their way from a write to what moves.
@Suite struct TransactionTests {
  private let p = Remote(0.0)

  private func red(_ host: OffscreenHost) -> CGFloat {
    host.span(of: .systemRed, over: .white, y: 20)?.end ?? 0
  }

  /// A bar of 200·p points.
  private func host(
    _ animation: Animation? = nil, _ change: @escaping (inout Transaction) -> Void = { _ in }
  )
    -> OffscreenHost
  {
    OffscreenHost(width: 300, height: 40) {
      WithState(p) { p in
        Color.red.frame(width: 200 * p.wrappedValue)
          .animation(animation, value: animation == nil ? 0 : p.wrappedValue)
          .transaction(change)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  @Test func bindingsCarryAnAnimation() {
    let host = OffscreenHost(width: 300, height: 40) {
      WithState(p) { p in
        Color.red.frame(width: 200 * p.wrappedValue)
          .frame(maxWidth: .infinity, alignment: .leading)
          .contentShape(Rectangle())
          .onTapGesture { p.animation(.linear(duration: 1)).wrappedValue = 1 }
      }
    }
    host.tap(x: 250, y: 20)
    #expect(p.value == 1)
    host.advance(milliseconds: 500)
    #expect(isNear(red(host), 100))
  }

  @Test func disabledAnimationsStayDisabled() {
    let host = host(.linear(duration: 1))
    var transaction = Transaction()
    transaction.disablesAnimations = true
    host.perform { withTransaction(transaction) { p.value = 1 } }
    #expect(red(host) == 200)
  }

  @Test func aTransactionModifierChangesTheAnimation() {
    let slow = host { $0.animation = $0.animation?.speed(0.5) }
    slow.perform { withAnimation(.linear(duration: 1)) { p.value = 1 } }
    slow.advance(milliseconds: 500)
    #expect(isNear(red(slow), 50))
  }

  @Test func delayAndSpeedShiftTheCurve() {
    let host = host()
    host.perform { withAnimation(.linear(duration: 1).delay(0.2)) { p.value = 1 } }
    host.advance(milliseconds: 200)
    #expect(red(host) == 0)
    host.advance(milliseconds: 500)
    #expect(isNear(red(host), 100))
  }

  @Test func completionsFollowTheLastAnimation() {
    let host = host()
    let log = Journal()
    host.perform {
      withAnimation(.linear(duration: 1)) {
        p.value = 1
      } completion: {
        log.add("done")
      }
    }
    host.advance(milliseconds: 999)
    #expect(log.entries.isEmpty)
    host.advance(milliseconds: 2)
    #expect(log.entries == ["done"])
  }

  @Test func easeInOutFollowsItsTable() {
    let host = host()
    host.perform { withAnimation(.easeInOut) { p.value = 1 } }
    for (ms, progress) in [
      (50, 0.0409), (100, 0.1697), (150, 0.3784), (200, 0.6216), (250, 0.8303), (300, 0.9591),
    ]
      as [(Double, CGFloat)]
    {
      host.advance(milliseconds: ms - host.milliseconds)
      #expect(isNear(red(host), 200 * progress), "at \(ms) ms")
    }
    host.advance(milliseconds: 51)
    #expect(red(host) == 200 && !host.isAnimating)
  }

  /// A view that is animatable itself has its body evaluated on the way.
  @Test func animatableViewsAreEvaluatedOnTheWay() {
    let host = OffscreenHost(width: 300, height: 40) {
      WithState(p) { p in Counting(number: p.wrappedValue) }
    }
    host.perform { withAnimation(.linear(duration: 1)) { p.value = 100 } }
    #expect(host.exists("0"))
    host.advance(milliseconds: 370)
    #expect(host.exists("37"))
    host.advance(milliseconds: 631)
    #expect(host.exists("100"))
    #expect(!host.isAnimating)
  }

  /// Nor are they evaluated with where they go before they set out: a branch there would come and go, and
  /// take the state of the other one with it.
  @Test func animatableViewsDoNotSeeTheEndFirst() {
    let log = Journal()
    let host = OffscreenHost(width: 300, height: 40) {
      WithState(p) { p in Recounting(number: p.wrappedValue, log: log) }
    }
    host.perform { withAnimation(.linear(duration: 1)) { p.value = 100 } }
    host.advance(milliseconds: 250)
    #expect(log.entries.last == "25")
    #expect(!log.entries.contains("100"))
    host.advance(milliseconds: 751)
    #expect(log.entries.last == "100")
  }

  @Test func animatableShapesAreDrawnOnTheWay() {
    let host = OffscreenHost(width: 300, height: 40) {
      WithState(p) { p in Part(width: 200 * p.wrappedValue).fill(.red) }
    }
    host.perform { withAnimation(.linear(duration: 1)) { p.value = 1 } }
    host.advance(milliseconds: 300)
    #expect(isNear(red(host), 60))
  }

  /// Without a group an inserted leaf is at its final place at once; inside a group it rides along.
  @Test func geometryGroupsMoveAsOne() {
    for isGrouped in [false, true] {
      let isRight = Remote(false)
      let host = OffscreenHost(width: 300, height: 40) {
        WithState(isRight) { isRight in Riding(isRight: isRight.wrappedValue, isGrouped: isGrouped)
        }
      }
      host.perform { withAnimation(.linear(duration: 1)) { isRight.value = true } }
      host.advance(milliseconds: 500)
      // The green ground moves from 0 to 200; red appears on it.
      #expect(isNear(host.span(of: .systemGreen, over: .white, y: 2)?.start, 100))
      let isRiding = !host.pixel(x: 120, y: 20).isClose(to: .systemGreen, tolerance: 30)
      #expect(isRiding == isGrouped)
    }
  }
}

private struct Counting: View, Animatable {
  var number: Double

  nonisolated var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View { Color.red.accessibilityIdentifier("\(Int(number.rounded()))") }
}

/// Notes with which numbers its body is evaluated.
private struct Recounting: View, Animatable {
  var number: Double
  let log: Journal

  nonisolated var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View {
    log.add("\(Int(number.rounded()))")
    return Color.red
  }
}

nonisolated private struct Part: Shape {
  var width: CGFloat

  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: width, height: rect.height)) }
}

private struct Riding: View {
  let isRight: Bool
  let isGrouped: Bool

  var body: some View {
    if isGrouped {
      ground.geometryGroup().frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
    } else {
      ground.frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
    }
  }

  private var ground: some View {
    ZStack {
      Color.green.frame(width: 100, height: 40)
      if isRight { Color.red.frame(width: 80, height: 20).transition(.identity) }
    }
  }
}
