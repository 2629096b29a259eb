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
}
