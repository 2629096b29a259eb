import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// O11 of field-cases.md: a ring that lies outside of its host is hit on the ring only.
@Suite struct RingHitTests {
  let log = Journal()

  private func host() -> OffscreenHost {
    OffscreenHost(width: 400, height: 400) {
      Color.blue.frame(width: 100, height: 100).onTapGesture { log.add("square") }
        .overlay {
          Circle().stroke(Color.red, lineWidth: 30).frame(width: 300, height: 300)
            .onTapGesture { log.add("ring") }
        }
    }
  }

  @Test func o11_theRingIsHitBetween135And165() {
    let host = host()
    for angle in stride(from: 0.0, to: 360, by: 30) {
      for (radius, hit) in [(130.0, false), (136, true), (150, true), (164, true), (170, false)] {
        log.entries = []
        host.tap(at: host.polarPoint(angle, radius: radius))
        #expect(log.entries == (hit ? ["ring"] : []), "\(angle)° at \(radius)")
      }
    }
  }

  @Test func o11_theHoleReachesTheSquareAndTheCornerNothing() {
    let host = host()
    host.tap(x: 200, y: 200)
    host.tap(x: 51, y: 51)
    #expect(log.entries == ["square"])
  }

  /// Where the ring of a host of 400 × 400 is hit, by angle and radius.
  private func hits<V: View>(
    _ radii: [CGFloat], _ angles: [Double], scale: CGFloat = 1,
    direction: LayoutDirection = .leftToRight, @ViewBuilder _ ring: () -> V
  ) -> [[Bool]] {
    let host = OffscreenHost(width: 400, height: 400, scale: scale, layoutDirection: direction) {
      Color.clear.frame(width: 100, height: 100).overlay { ring() }
    }
    return angles.map { angle in
      radii.map { radius in
        log.entries = []
        host.tap(at: host.polarPoint(angle, radius: radius))
        return log.entries == ["ring"]
      }
    }
  }

  private func ring(_ part: ClosedRange<CGFloat> = 0...1) -> some View {
    Circle().trim(from: part.lowerBound, to: part.upperBound)
      .stroke(Color.red, lineWidth: 30).frame(width: 300, height: 300)
      .onTapGesture { log.add("ring") }
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat]) func o11_atEveryScale(scale: CGFloat) {
    #expect(
      hits([134, 136, 164, 166], [0, 100, 200, 300], scale: scale) { ring() }
        == Array(repeating: [false, true, true, false], count: 4))
  }

  /// A quarter, clockwise from 3 o'clock; turned it is hit where it is drawn, in every direction.
  @Test func o11_aQuarterIsHitOnItsOwnArc() {
    let angles = [-5.0, 5, 45, 85, 95]
    let inside = [false, true, true, true, false]
    #expect(hits([150], angles) { ring(0...0.25) } == inside.map { [$0] })
    #expect(
      hits([150], angles.map { $0 + 90 }) { ring(0...0.25).rotationEffect(.degrees(90)) }
        == inside.map { [$0] })
    #expect(
      hits([150], angles, direction: .rightToLeft) { ring(0...0.25) } == inside.map { [$0] })
    #expect(hits([150], angles) { ring(0.5...0.5) } == angles.map { _ in [false] })
  }

  @Test func o11_aScaledRingIsHitWhereItIsDrawn() {
    #expect(
      hits([66, 70, 80, 84, 150], [10, 190]) { ring().scaleEffect(0.5) }
        == Array(repeating: [false, true, true, false, false], count: 2))
  }

  /// A ring of no size, and one whose line is wider than itself: a disc.
  @Test func o11_emptyAndFullRings() {
    let empty = Circle().stroke(Color.red, lineWidth: 0).frame(width: 300, height: 300)
    #expect(hits([150], [45]) { empty.onTapGesture { log.add("ring") } } == [[false]])
    let full = Circle().stroke(Color.red, lineWidth: 100).frame(width: 100, height: 100)
    #expect(
      hits([1, 50, 99, 101], [45]) { full.onTapGesture { log.add("ring") } }
        == [[true, true, true, false]])
  }
}
