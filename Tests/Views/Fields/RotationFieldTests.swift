import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// O26 (a) of field-cases.md: angles are numbers, there is no shortest way round.
@Suite struct RotationFieldTests {
  private let angle = Remote(0.0)

  /// A bar that points from the middle at an angle, clockwise from 3 o'clock.
  private func host(
    from start: Double, scale: CGFloat = 1, direction: LayoutDirection = .leftToRight
  ) -> OffscreenHost {
    let host = OffscreenHost(width: 200, height: 200, scale: scale, layoutDirection: direction) {
      WithState(angle) { angle in
        ZStack {
          Color.white
          Color(red: 1, green: 0, blue: 0).frame(width: 60, height: 20).offset(x: 50)
            .rotationEffect(.degrees(angle.wrappedValue))
            .animation(.linear(duration: 1), value: angle.wrappedValue)
        }
      }
    }
    host.perform { withTransaction(still) { angle.value = start } }
    return host
  }

  private var still: Transaction {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    return transaction
  }

  /// Whether the bar points at an angle, and not the other way.
  private func points(_ host: OffscreenHost, at degrees: Double) -> Bool {
    let middle = CGPoint(x: 100, y: 100)
    return host.polar(degrees, radius: 50, middle: middle) == .pureRed
      && host.polar(degrees + 180, radius: 50, middle: middle) == .white
  }

  @Test(
    arguments: [
      (350, 10, 180), (10, 350, 180), (-10, 10, 0), (0, 720, 360), (90, -270, -90), (350, 370, 360),
    ] as [(Double, Double, Double)])
  func o26_theWayIsThatOfTheNumbers(_ start: Double, end: Double, half: Double) {
    for scale in [1, 1.5] as [CGFloat] {
      let host = host(from: start, scale: scale)
      #expect(points(host, at: start))
      host.perform { angle.value = end }
      for quarter in 1...4 {
        host.advance(milliseconds: 250.001)
        let place = start + (end - start) * Double(quarter) / 4
        #expect(points(host, at: place), "\(quarter) quarters of the way")
        if quarter == 2 { #expect(place == half) }
      }
    }
  }

  /// Angles are physical: clockwise from right to left, too.
  @Test func o26_angleAreNotMirrored() {
    let host = host(from: 0, direction: .rightToLeft)
    host.perform { angle.value = 180 }
    host.advance(milliseconds: 500)
    #expect(points(host, at: 90))
  }

  @Test func o26_interruptedTurnsAddUp() {
    let host = host(from: 0)
    host.perform { angle.value = 360 }
    host.advance(milliseconds: 500)
    host.perform { angle.value = 0 }
    #expect(points(host, at: 180))
    host.advance(milliseconds: 250)
    // 270° below, a quarter of the way back from there.
    #expect(points(host, at: 202.5))
    host.advance(milliseconds: 751)
    #expect(points(host, at: 0))
  }

  /// One turn inside of another: each by its own number.
  @Test func o26_nestedTurnsAdd() {
    let host = OffscreenHost(width: 200, height: 200) {
      WithState(angle) { angle in
        ZStack {
          Color.white
          Color(red: 1, green: 0, blue: 0).frame(width: 60, height: 20).offset(x: 50)
            .rotationEffect(.degrees(angle.wrappedValue))
            .rotationEffect(.degrees(-angle.wrappedValue / 2))
        }
      }
    }
    host.perform { withAnimation(.linear(duration: 1)) { angle.value = 360 } }
    host.advance(milliseconds: 500)
    #expect(points(host, at: 90))
  }
}
