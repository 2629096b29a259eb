import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// Where motion is to be reduced the pill does not slide.
@Suite struct SegmentedReducedMotionTests {
  /// Halfway through a fade blended text would have the luminosity of its ground: so there is none.
  @Test func blendedPillChangesPlacesAtOnce() {
    for (from, to) in [(0, 2), (2, 0), (0, 1)] {
      let scene = SegmentedScene(selected: from, reduceMotion: true)
      scene.select(to)
      for frame in 0..<30 {
        let start = 4 + 46 * CGFloat(to)
        #expect(scene.pill == Span(start: start, end: start + 44), "frame \(frame)")
        #expect(scene.wrongTextColumn() == nil, "frame \(frame)")
        scene.host.advance(milliseconds: 1000.0 / 120)
      }
      #expect(!scene.host.isAnimating)
    }
  }

  /// An ease-in-out of 0.2 s: half of it is half of the way, a quarter 0.1291 (bezier .42, 0, .58, 1).
  @Test func plainPillFadesInItsNewPlace() {
    let scene = SegmentedScene(style: .default, reduceMotion: true)
    scene.select(2)
    func seen(_ x: CGFloat) -> PixelColor { scene.host.pixel(x: x, y: 20) }
    for (ms, share) in [(0.0, 0.0), (50, 0.1291), (100, 0.5), (150, 0.8709), (200, 1)] {
      scene.host.advance(milliseconds: ms - scene.host.milliseconds)
      let (old, new) = (
        PixelColor.white.over(.systemBlue, opacity: 1 - share),
        PixelColor.white.over(.systemBlue, opacity: share)
      )
      for x in [5.0, 26, 47] { #expect(seen(x).isClose(to: old, tolerance: 3), "\(ms) ms, \(x)") }
      for x in [97.0, 118, 139] {
        #expect(seen(x).isClose(to: new, tolerance: 3), "\(ms) ms, \(x)")
      }
      // Nothing passes the segment between.
      for x in [51.0, 72, 93] { #expect(seen(x) == .systemBlue) }
    }
    #expect(!scene.host.isAnimating)
    #expect(scene.pill == Span(start: 96, end: 140))
  }

  @Test func fadeIsInterrupted() {
    let scene = SegmentedScene(style: .default, reduceMotion: true)
    scene.select(2)
    scene.host.advance(milliseconds: 100)
    let before = scene.host.snapshot()
    scene.select(0)
    #expect(before.differences(from: scene.host.snapshot(), tolerance: 1) == 0)
    scene.host.advance(milliseconds: 201)
    #expect(scene.pill == Span(start: 4, end: 48))
    scene.select(2)
    scene.host.advance(milliseconds: 100)
    scene.select(1)
    scene.host.advance(milliseconds: 201)
    #expect(scene.pill == Span(start: 50, end: 94))
    #expect(!scene.host.isAnimating)
  }

  /// The finger still leads it; let go, it is in its place at once.
  @Test func dragSettlesAtOnce() {
    let scene = SegmentedScene(reduceMotion: true)
    scene.press(26)
    scene.move(56)
    #expect(scene.pill == Span(start: 34, end: 78))
    #expect(scene.wrongTextColumn() == nil)
    scene.host.advance(milliseconds: 500)
    scene.release(56)
    #expect(scene.selection.value.id == 1)
    #expect(scene.pill == Span(start: 50, end: 94))
    scene.dragSlowly(from: 72, to: 80)
    #expect(scene.pill == Span(start: 50, end: 94))
    #expect(!scene.host.isAnimating)
  }
}
