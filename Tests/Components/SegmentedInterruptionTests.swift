import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// A slide from segment 0 to segment 2 that is turned back, or sent to segment 1, at ten moments: the pill
/// goes on from where it is with the velocity it has, as the closed solution of its spring says.
@Suite struct SegmentedInterruptionTests {
  nonisolated private static let moments = [8.0, 25, 50, 80, 110, 150, 200, 260, 340, 450]
  private let frame = 1000.0 / 120

  @Test(
    "S11: turned back or sent elsewhere, position and velocity go on", arguments: moments, [0, 1])
  func springGoesOn(at ms: Double, target: Int) {
    let spring = ReferenceSpring(response: 0.55, dampingFraction: 1)
    let scene = SegmentedScene()
    scene.select(2)
    scene.host.advance(milliseconds: ms)
    let before = scene.pill?.start ?? 0
    scene.select(target)
    #expect(scene.pill?.start == before)
    let place = 4 + 46 * Double(target)
    let turn = spring.state(after: ms / 1000, distance: -92, velocity: 0)
    var last = before
    for step in 1...40 {
      scene.host.advance(milliseconds: ms + Double(step) * frame - scene.host.milliseconds)
      let way = spring.state(
        after: Double(step) * frame / 1000, distance: 96 + turn.distance - place,
        velocity: turn.velocity)
      guard let pill = scene.pill else {
        Issue.record("not one pill \(step) frames after")
        return
      }
      #expect(isNear(pill.start, CGFloat(place + way.distance), within: 0.4), "frame \(step)")
      #expect(isNear(pill.length, 44, within: 0.55), "frame \(step)")
      // The spring is fastest at 1 / ω, with ω / e of its way a second: 387 points of 92.
      #expect(abs(pill.start - last) <= 387.0 / 120 + 0.3, "frame \(step)")
      if step % 4 == 0 { #expect(scene.wrongTextColumn() == nil, "frame \(step)") }
      last = pill.start
    }
    scene.settle()
    expectRest(scene, at: target)
  }

  /// Interpolating springs and curves add up (rule A5): old(t) + new(t′) · (target − old(t)).
  @Test("S11: curves add up", arguments: moments, [0, 1])
  func curvesAddUp(at ms: Double, target: Int) {
    let scene = SegmentedScene(animation: .linear(duration: 0.5))
    scene.select(2)
    scene.host.advance(milliseconds: ms)
    scene.select(target)
    let place = 4 + 46 * Double(target)
    for step in stride(from: 0, through: 60, by: 3) {
      scene.host.advance(milliseconds: ms + Double(step) * frame - scene.host.milliseconds)
      let below = 4 + 92 * min((ms + Double(step) * frame) / 500, 1)
      let expected = below + min(Double(step) * frame / 500, 1) * (place - below)
      #expect(isNear(scene.pill?.start, CGFloat(expected), within: 0.4), "frame \(step)")
    }
    scene.settle()
    expectRest(scene, at: target)
  }

  @Test("S11: many changes in a row leave one pill and end where the last one says")
  func manyChanges() {
    let scene = SegmentedScene()
    var last = 0
    for step in 0..<30 {
      last = [2, 0, 1, 2, 1, 0, 2][step % 7]
      scene.select(last)
      for _ in 0..<5 {
        scene.host.advance(milliseconds: frame)
        #expect(isNear(scene.pill?.length, 44, within: 0.55))
      }
    }
    scene.settle()
    expectRest(scene, at: last)
  }

  /// As a window looks in which that segment was selected from the start.
  private func expectRest(_ scene: SegmentedScene, at id: Int) {
    #expect(!scene.host.isAnimating)
    let fresh = SegmentedScene(selected: id)
    #expect(scene.host.snapshot().differences(from: fresh.host.snapshot()) == 0)
  }
}
