import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// Drags that meet a pill on its way, and changes that meet a drag.
@Suite struct SegmentedDragInterruptionTests {
  private let spring = ReferenceSpring(response: 0.55, dampingFraction: 1)

  /// The pill is taken hold of on its way to segment 2: what is left of the way runs out while it follows.
  @Test(arguments: [30.0, 60, 90, 120, 150, 180, 210, 240, 270, 300])
  func aPillThatIsCaughtDoesNotJump(at ms: Double) {
    let scene = SegmentedScene()
    scene.select(2)
    scene.host.advance(milliseconds: ms)
    let before = scene.pill?.start ?? 0
    scene.press(118)
    scene.move(108)
    #expect(isNear(scene.pill?.start, max(0, before - 10), within: 0.4))
    for step in [50.0, 100, 200] {
      scene.host.advance(milliseconds: ms + step - scene.host.milliseconds)
      let rest = spring.state(after: (ms + step) / 1000, distance: -92, velocity: 0).distance
      #expect(isNear(scene.pill?.start, max(0, 86 + CGFloat(rest)), within: 0.4))
      #expect(scene.wrongTextColumn() == nil)
    }
    scene.host.advance(milliseconds: 3000)
    #expect(scene.pill?.start == 86)
    scene.release(108)
    scene.settle()
    #expect(scene.pill == Span(start: 96, end: 140))
  }

  @Test func keyboardTakesThePillAwayFromADrag() {
    let scene = SegmentedScene()
    scene.host.press(.tab)
    scene.press(26)
    scene.move(46)
    scene.host.advance(milliseconds: 500)
    scene.host.press(.end)
    #expect(scene.selection.value.id == 2)
    #expect(scene.pill?.start == 24)
    scene.move(60)
    scene.host.advance(milliseconds: 100)
    #expect(isNear(scene.pill?.start, 24 + 72 * 0.3165))
    scene.host.advance(milliseconds: 500)
    scene.release(10)
    #expect(scene.selection.value.id == 2)
    scene.settle()
    #expect(scene.pill == Span(start: 96, end: 140))
  }

  @Test func selectedOptionIsRemovedWhileDragged() {
    let scene = SegmentedScene()
    scene.press(26)
    scene.move(46)
    scene.host.perform { scene.options.value.removeFirst() }
    #expect(scene.pill == nil)
    scene.move(60)
    scene.release(60)
    #expect(scene.selection.value.id == 0)
    scene.host.tap("2")
    scene.settle()
    #expect(scene.selection.value.id == 2)
    #expect(scene.pill == Span(start: 50, end: 94))
    scene.dragSlowly(from: 72, to: 20)
    #expect(scene.selection.value.id == 1)
  }

  @Test func optionsGrowWhileDragged() {
    let scene = SegmentedScene(width: 190)
    scene.press(26)
    scene.move(46)
    scene.host.perform { scene.options.value.append(Choice(id: 3)) }
    scene.move(164)
    #expect(scene.pill == Span(start: 142, end: 186))
    scene.host.advance(milliseconds: 500)
    scene.release(164)
    #expect(scene.selection.value.id == 3)
  }

  /// A drag that begins in the slide's last frames, one after the other: one pill in every frame.
  @Test func manyDragsInARowLeaveOnePill() {
    let scene = SegmentedScene()
    var x: CGFloat = 26
    for target in [118, 26, 72, 118, 72, 26] as [CGFloat] {
      scene.press(x)
      for step in 1...5 {
        scene.move(x + (target - x) * CGFloat(step) / 5)
        scene.host.advance(milliseconds: 1000.0 / 120)
        #expect(scene.pill.map { isNear($0.length, 44, within: 0.55) } == true)
        #expect(scene.wrongTextColumn() == nil)
      }
      scene.host.advance(milliseconds: 120)
      scene.release(target)
      scene.host.advance(milliseconds: 40)
      x = target
    }
    scene.settle()
    #expect(scene.selection.value.id == 0)
    #expect(scene.pill == Span(start: 4, end: 48))
  }
}
