import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// The pill follows a drag that begins on its segment, and goes to the nearest segment when it is let go.
@Suite struct SegmentedDragTests {
  private let spring = ReferenceSpring(response: 0.55, dampingFraction: 1)

  @Test func pillFollowsThePointerBetweenTheEndsOfTheRow() {
    let scene = SegmentedScene()
    scene.press(26)
    for (x, start) in [(56, 34), (130, 96), (700, 96), (26, 4), (-50, 4), (73, 51)]
      as [(CGFloat, CGFloat)]
    {
      scene.move(x)
      #expect(scene.pill == Span(start: start, end: start + 44), "at \(x)")
    }
    #expect(scene.selection.value.id == 0)
    #expect(!scene.host.isAnimating)
  }

  @Test func textIsRightPerPixelWhileThePillIsDragged() {
    let scene = SegmentedScene()
    scene.press(26)
    for x in stride(from: CGFloat(30), through: 130, by: 3.5) {
      scene.move(x)
      #expect(scene.wrongTextColumn() == nil, "at \(x)")
    }
  }

  /// The middles of the segments are 46 apart: half of that decides.
  @Test(arguments: [(22, 0), (24, 1), (68, 1), (70, 2), (-300, 0), (300, 2)] as [(CGFloat, Int)])
  func pillThatRestedGoesToTheNearestSegment(way: CGFloat, target: Int) {
    let scene = SegmentedScene()
    scene.dragSlowly(from: 30, to: 30 + way)
    #expect(scene.selection.value.id == target)
    scene.settle()
    let start = 4 + 46 * CGFloat(target)
    #expect(scene.pill == Span(start: start, end: start + 44))
    #expect(!scene.host.isAnimating)
  }

  /// 100 points a second carry 25 points further: 15 are not enough, 15 + 25 are.
  @Test func velocityCountsForAQuarterOfASecond() {
    for (milliseconds, target) in [(150.0, 1), (3000, 0)] {
      let scene = SegmentedScene()
      scene.host.drag(
        from: CGPoint(x: 26, y: 34), to: CGPoint(x: 41, y: 34), over: milliseconds)
      #expect(scene.selection.value.id == target)
    }
  }

  @Test func flickBackGoesBack() {
    let scene = SegmentedScene()
    scene.press(26)
    scene.move(86)
    scene.host.advance(milliseconds: 300)
    for x in [80.0, 74, 68] {
      scene.move(x)
      scene.host.advance(milliseconds: 8)
    }
    // 42 points to the right, but 750 points a second to the left.
    scene.release(68)
    #expect(scene.selection.value.id == 0)
  }

  /// 48 points in 200 ms are 240 a second, with which the spring begins: to segment 2 from 44 points before.
  @Test func velocityIsHandedToTheSpring() {
    let scene = SegmentedScene()
    scene.host.drag(from: CGPoint(x: 26, y: 34), to: CGPoint(x: 74, y: 34), over: 200)
    #expect(scene.selection.value.id == 2)
    let start = scene.host.milliseconds
    for ms in [0.0, 8, 16, 50, 100, 200, 400] {
      scene.host.advance(milliseconds: start + ms - scene.host.milliseconds)
      let way = spring.state(after: ms / 1000, distance: -44, velocity: 240)
      #expect(
        isNear(scene.pill?.start, 96 + CGFloat(way.distance), within: 0.4),
        "\(ms) ms: \(String(describing: scene.pill))")
      #expect(scene.wrongTextColumn() == nil, "\(ms) ms")
    }
  }

  /// The end of the row has stopped the pill, however fast the pointer goes on.
  @Test func flickPastTheEndStaysThere() {
    let scene = SegmentedScene()
    scene.host.drag(from: CGPoint(x: 26, y: 34), to: CGPoint(x: 226, y: 34), over: 70)
    for _ in 0..<30 {
      #expect(scene.pill == Span(start: 96, end: 140))
      scene.host.advance(milliseconds: 1000.0 / 120)
    }
    #expect(scene.selection.value.id == 2)
  }

  /// Springs that add up take it over too: stiffness 180 and damping 15 of mass 1.
  @Test func velocityIsHandedToAnInterpolatingSpring() {
    let omega = 180.0.squareRoot()
    let spring = ReferenceSpring(response: 2 * .pi / omega, dampingFraction: 15 / (2 * omega))
    let scene = SegmentedScene(animation: .interpolatingSpring(stiffness: 180, damping: 15))
    scene.host.drag(from: CGPoint(x: 26, y: 34), to: CGPoint(x: 74, y: 34), over: 200)
    let start = scene.host.milliseconds
    for ms in [8.0, 16, 50, 100] {
      scene.host.advance(milliseconds: start + ms - scene.host.milliseconds)
      let way = spring.state(after: ms / 1000, distance: -44, velocity: 240)
      #expect(isNear(scene.pill?.start, 96 + CGFloat(way.distance), within: 0.4), "\(ms) ms")
    }
  }

  /// Let go where it may not stay, the pill springs back from there.
  @Test func pillGoesBackUnderTheSlidingAnimation() {
    let scene = SegmentedScene(animation: .linear(duration: 1))
    scene.dragSlowly(from: 30, to: 50)
    #expect(scene.pill == Span(start: 24, end: 68))
    scene.host.advance(milliseconds: 500)
    #expect(isNear(scene.pill?.start, 14, within: 0.3))
    scene.host.advance(milliseconds: 501)
    #expect(scene.pill == Span(start: 4, end: 48))
    #expect(!scene.host.isAnimating)
  }

  @Test func selectionIsWrittenOnReleaseOnly() {
    let scene = SegmentedScene()
    scene.press(26)
    for x in stride(from: CGFloat(30), through: 118, by: 8) {
      scene.move(x)
      #expect(scene.selection.value.id == 0)
    }
    scene.host.advance(milliseconds: 300)
    scene.release(118)
    #expect(scene.selection.value.id == 2)
  }

  /// O14: a drag that is taken away leaves nothing half-way.
  @Test func dragThatIsTakenAwayPutsThePillBack() {
    let scene = SegmentedScene()
    scene.press(26)
    scene.move(96)
    scene.host.advance(milliseconds: 500)
    scene.host.pointerLeave()
    #expect(scene.pill?.start == 74)
    scene.host.advance(milliseconds: 100)
    #expect(isNear(scene.pill?.start, 4 + 70 * (1 - 0.3165)))
    scene.settle()
    #expect(scene.pill == Span(start: 4, end: 48))
    #expect(scene.selection.value.id == 0)
    scene.dragSlowly(from: 26, to: 72)
    #expect(scene.selection.value.id == 1)
  }

  @Test func dragFromAnotherSegmentMovesNothing() {
    let scene = SegmentedScene()
    scene.press(72)
    #expect(scene.host.exists("1 pressed"))
    scene.move(110)
    #expect(scene.pill == Span(start: 4, end: 48))
    #expect(scene.host.exists("1"))
    scene.move(75)
    #expect(scene.host.exists("1 pressed"))
    scene.move(110)
    scene.release(110)
    #expect(scene.selection.value.id == 0)
    // Inside the segment it is a tap that moves.
    scene.press(60)
    scene.move(80)
    scene.release(80)
    #expect(scene.selection.value.id == 1)
  }

  @Test func aTapStillTaps() {
    let scene = SegmentedScene()
    scene.host.tap(x: 26, y: 34)
    #expect(scene.selection.value.id == 0)
    scene.press(26)
    #expect(scene.host.exists("0 selected pressed"))
    // Two points are no drag.
    scene.move(28)
    #expect(scene.pill == Span(start: 4, end: 48))
    #expect(scene.host.exists("0 selected pressed"))
    scene.move(32)
    #expect(scene.host.exists("0 selected"))
    scene.release(32)
    scene.host.tap(x: 118, y: 34)
    #expect(scene.selection.value.id == 2)
    scene.host.tap(x: 72, y: 34)
    #expect(scene.selection.value.id == 1)
  }

  /// O25: right to left, segment 0 lies on the right.
  @Test func rightToLeftIsMirrored() {
    let scene = SegmentedScene(direction: .rightToLeft)
    scene.press(118)
    for (x, start) in [(88, 66), (20, 4), (-100, 4), (300, 96)] as [(CGFloat, CGFloat)] {
      scene.move(x)
      #expect(scene.pill == Span(start: start, end: start + 44), "at \(x)")
      #expect(scene.wrongTextColumn() == nil)
    }
    scene.move(78)
    scene.host.advance(milliseconds: 500)
    scene.release(78)
    #expect(scene.selection.value.id == 1)
  }

  @Test func dragCanBeSwitchedOff() {
    for scene in [SegmentedScene(isDragEnabled: false), SegmentedScene(isDisabled: true)] {
      scene.press(26)
      scene.move(80)
      #expect(scene.pill == Span(start: 4, end: 48))
      scene.host.advance(milliseconds: 500)
      scene.release(80)
      #expect(scene.selection.value.id == 0)
    }
    let scene = SegmentedScene(isDragEnabled: false)
    scene.host.tap(x: 118, y: 34)
    #expect(scene.selection.value.id == 2)
  }

  /// Between two segments of 44 and 84 points, halfway between their middles, it is 64 wide.
  @Test func pillIsAsWideAsTheSegmentsUnderIt() {
    let scene = SegmentedScene([
      Choice(id: 0), Choice(id: 1, width: 84), Choice(id: 2, width: 24),
    ])
    scene.press(26)
    // Middles at 26, 92 and 148.
    let places: [(x: CGFloat, middle: CGFloat, width: CGFloat)] = [
      (26, 26, 44), (59, 59, 64), (92, 92, 84), (120, 120, 54), (400, 148, 24),
    ]
    for (x, middle, width) in places {
      scene.move(x)
      #expect(scene.pill == Span(start: middle - width / 2, end: middle + width / 2), "at \(x)")
    }
    scene.host.advance(milliseconds: 500)
    scene.release(400)
    scene.settle()
    #expect(scene.selection.value.id == 2)
    #expect(scene.pill == Span(start: 136, end: 160))
  }

  /// What the builder is told changes with the pill, the selection does not.
  @Test func nearestSegmentLooksSelectedWhileDragged() {
    let scene = SegmentedScene(style: .default)
    scene.press(26)
    for (x, nearest) in [(48, 0), (50, 1), (94, 1), (96, 2), (60, 1)] as [(CGFloat, Int)] {
      scene.move(x)
      for id in 0..<3 { #expect(scene.host.exists("\(id) selected") == (id == nearest)) }
      #expect(
        scene.host.accessibilityTraits(of: nearest == 0 ? "0 selected" : "0").contains(.isSelected))
    }
    scene.host.pointerLeave()
    #expect(scene.host.exists("0 selected"))
  }
}
