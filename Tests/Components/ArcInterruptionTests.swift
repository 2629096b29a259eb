import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// A ring that is turned back on its way, at ten moments: nothing jumps, and the way it goes is the sum of
/// both motions (rule A5: old(t) + new(t′) · (target − old(t))).
@Suite struct ArcInterruptionTests {
  nonisolated private static let moments = [8.0, 50, 100, 150, 200, 250, 300, 350, 400, 475]
  private let frame = 1000.0 / 120

  private struct Ring {
    let isShowing: Remote<Bool>
    let host: OffscreenHost

    init(isShowing: Bool = false, animation: Animation? = nil) {
      let remote = Remote(isShowing)
      self.isShowing = remote
      host = OffscreenHost(width: 400, height: 400, scale: 0.5) {
        WithState(remote) { isShowing in
          let ring = ArcSelectionView(isShowing: isShowing, curColor: .constant(.blue))
          if let animation { ring.arcAnimation(animation) } else { ring }
        }
      }
    }

    func toggle(to isShowing: Bool) { host.perform { self.isShowing.value = isShowing } }

    /// How opaque the ring is, and where the red arc ends, in degrees further on than its place: read
    /// from the pixels. Nil where too little of it is to be seen.
    var measured: (fade: Double, turn: Double)? {
      // Red over white is (255, 255 − 196 · fade, 255 − 207 · fade); yellow keeps more of its green.
      func redness(_ color: PixelColor) -> Double {
        let (green, blue) = (Double(255 - color.green), Double(255 - color.blue))
        return color.red >= 250 && green > 0.6 * blue ? blue / 207 : 0
      }
      let steps = (0..<720).map { redness(host.polar(Double($0) / 2)) }
      let fade = steps.max() ?? 0
      guard fade > 0.15 else { return nil }
      // The end: more red before it, less after it.
      let ends = steps.indices.filter { index in
        steps[index] >= fade / 2 && steps[(index + 1) % steps.count] < fade / 2
      }
      guard ends.count == 1 else { return nil }
      return (fade, (Double(ends[0]) / 2 + 0.25 - 180).truncatingRemainder(dividingBy: 360))
    }
  }

  /// The share of the way in that a linear motion of a duration is at, turned back at a moment.
  private func share(_ ms: Double, turned: Double, duration: Double) -> Double {
    let old = min(ms / duration, 1)
    return ms <= turned ? old : old * (1 - min((ms - turned) / duration, 1))
  }

  @Test("A10: turned back, fade and turn add up without a jump", arguments: moments)
  func turnedBack(at ms: Double) {
    let ring = Ring()
    ring.toggle(to: true)
    ring.host.advance(milliseconds: ms)
    let before = ring.host.snapshot()
    ring.toggle(to: false)
    #expect(before.differences(from: ring.host.snapshot()) == 0)
    var last = ring.measured
    for step in 1...16 {
      ring.host.advance(milliseconds: ms + Double(step) * frame - ring.host.milliseconds)
      let expected = share(ring.host.milliseconds, turned: ms, duration: 500)
      let now = ring.measured
      // What is faint enough is not measured.
      #expect(now != nil || expected < 0.2, "frame \(step): \(expected)")
      if let now {
        #expect(abs(now.fade - expected) < 0.02, "frame \(step): \(now)")
        let turn = 180 * (1 - expected)
        let miss = (now.turn - turn).truncatingRemainder(dividingBy: 360)
        #expect(min(abs(miss), abs(360 - abs(miss))) < 1.5, "frame \(step): \(now), \(turn)")
        // Two linear motions at once: at most 2 · 1/0.5 s.
        if let last { #expect(abs(now.fade - last.fade) <= 4 / 120 + 0.015, "frame \(step)") }
      }
      last = now
    }
    ring.host.advance(milliseconds: 500)
    #expect(!ring.host.isAnimating)
    #expect(ring.host.count(of: .white) == 200 * 200)
  }

  @Test("A10: turned back and on again, the ring ends as the uninterrupted one", arguments: moments)
  func turnedBackAndOnAgain(at ms: Double) {
    let ring = Ring()
    for isShowing in [true, false, true] {
      ring.toggle(to: isShowing)
      let before = ring.host.snapshot()
      ring.host.advance(milliseconds: 0)
      #expect(before.differences(from: ring.host.snapshot()) == 0)
      ring.host.advance(milliseconds: ms / 2)
    }
    ring.host.advance(milliseconds: 1000)
    #expect(!ring.host.isAnimating)
    let rested = Ring()
    rested.toggle(to: true)
    rested.host.advance(milliseconds: 1500)
    #expect(ring.host.snapshot().differences(from: rested.host.snapshot()) == 0)
  }

  /// A spring takes its velocity along: `.spring(duration: 0.5)` is the closed solution of response 0.5.
  @Test("A10: a spring that is turned back keeps its velocity", arguments: moments)
  func springTurnedBack(at ms: Double) {
    let spring = ReferenceSpring(response: 0.5, dampingFraction: 1)
    let ring = Ring(animation: .spring(duration: 0.5))
    ring.toggle(to: true)
    ring.host.advance(milliseconds: ms)
    ring.toggle(to: false)
    let turn = spring.state(after: ms / 1000, distance: -1, velocity: 0)
    for step in 0...16 {
      ring.host.advance(milliseconds: ms + Double(step) * frame - ring.host.milliseconds)
      let expected = spring.state(
        after: Double(step) * frame / 1000, distance: 1 + turn.distance, velocity: turn.velocity)
      guard let now = ring.measured else {
        #expect(expected.distance < 0.2, "frame \(step): not seen")
        continue
      }
      #expect(abs(now.fade - expected.distance) < 0.02, "frame \(step): \(now), \(expected)")
    }
  }

  @Test("A10: an arc that is picked while the ring still opens", arguments: moments)
  func pickedOnTheWay(at ms: Double) {
    let (isShowing, color) = (Remote(false), Remote(Color.green))
    let host = OffscreenHost(width: 400, height: 400, scale: 0.5) {
      WithState(isShowing) { isShowing in
        WithState(color) { color in ArcSelectionView(isShowing: isShowing, curColor: color) }
      }
    }
    host.perform { isShowing.value = true }
    host.advance(milliseconds: ms)
    let before = host.snapshot()
    // Hits follow the model, in which the ring is open.
    host.tapPolar(135)
    #expect(color.value == .red && !isShowing.value)
    #expect(before.differences(from: host.snapshot()) == 0)
    host.advance(milliseconds: 600)
    #expect(host.count(of: .white) == 200 * 200 && !host.isAnimating)
  }
}
