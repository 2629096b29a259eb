import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// Options that come, go and move at run time; few options, and none.
@Suite struct SegmentedOptionsTests {
  private func animated(_ scene: SegmentedScene, _ change: () -> Void) {
    scene.host.perform { withAnimation(.linear(duration: 1)) { change() } }
  }

  @Test func selectedOptionIsRemoved() {
    let scene = SegmentedScene(selected: 1)
    scene.host.perform { scene.options.value.remove(at: 1) }
    #expect(scene.host.count(of: .black) == 0)
    #expect(scene.pill == nil)
    #expect(scene.selection.value.id == 1)
    scene.host.tap("2")
    // From nowhere it is in its place at once.
    #expect(scene.pill == Span(start: 50, end: 94))
    scene.host.tap("0")
    scene.host.advance(milliseconds: 100)
    #expect(isNear(scene.pill?.start, 50 - 46 * 0.3165))
  }

  @Test func selectedOptionIsRemovedAndAnotherSelectedAtOnce() {
    let scene = SegmentedScene(selected: 0, animation: .linear(duration: 1))
    scene.host.perform {
      scene.selection.value = Choice(id: 2)
      scene.options.value.removeFirst()
    }
    // Segment 2 is the second now; the pill comes from where segment 0 was. Selected in the same change,
    // segment 2 goes to its new place under the same animation; segment 1 is there at once.
    scene.host.advance(milliseconds: 500)
    #expect(isNear(scene.pill?.start, 4 + 46 / 2, within: 0.3))
    // The control has shrunk to 98 points, which cut its content.
    #expect(scene.wrongTextColumn([17..<35, 86..<98]) == nil)
    scene.host.advance(milliseconds: 501)
    #expect(scene.pill == Span(start: 50, end: 94))
    #expect(scene.wrongTextColumn([17..<35, 63..<81]) == nil)
  }

  @Test func optionIsInsertedBefore() {
    let scene = SegmentedScene(selected: 1, width: 190)
    scene.host.perform { scene.options.value.insert(Choice(id: 7), at: 0) }
    #expect(scene.pill == Span(start: 96, end: 140))
    #expect(scene.wrongTextColumn() == nil)
    #expect(scene.host.frame(of: "1 selected").minX == 96)
    #expect(!scene.host.isAnimating)
  }

  /// The pill moves with its segment, under the animation of the change.
  @Test func optionIsInsertedBeforeWithAnimation() {
    let scene = SegmentedScene(selected: 1, width: 190)
    animated(scene) { scene.options.value.insert(Choice(id: 7), at: 0) }
    for (ms, start) in [(250.0, 61.5), (500, 73), (750, 84.5)] as [(Double, CGFloat)] {
      scene.host.advance(milliseconds: ms - scene.host.milliseconds)
      #expect(isNear(scene.pill?.start, start, within: 0.3))
      // Its square, 12 further right, is black to its edges.
      for x in [start + 13, start + 31] {
        #expect(scene.host.pixel(x: x, y: 34).isClose(to: .black), "\(ms) ms, \(x)")
      }
    }
    scene.host.advance(milliseconds: 251)
    #expect(scene.pill == Span(start: 96, end: 140))
  }

  @Test func optionsAreReordered() {
    let scene = SegmentedScene(selected: 0)
    animated(scene) { scene.options.value.reverse() }
    scene.host.advance(milliseconds: 500)
    #expect(scene.pill == Span(start: 50, end: 94))
    scene.host.advance(milliseconds: 501)
    #expect(scene.pill == Span(start: 96, end: 140))
    #expect(scene.host.frame(of: "2").minX == 4)
    #expect(scene.wrongTextColumn() == nil)
    scene.host.perform { scene.options.value.swapAt(0, 2) }
    #expect(scene.pill == Span(start: 4, end: 48))
  }

  @Test func reorderedAndSelectedAtOnceThereIsOnePill() {
    let scene = SegmentedScene(selected: 0)
    animated(scene) {
      scene.options.value.reverse()
      scene.selection.value = Choice(id: 1)
    }
    for _ in 0..<120 {
      #expect(isNear(scene.pill?.length, 44, within: 0.55))
      scene.host.advance(milliseconds: 1000.0 / 120)
    }
    scene.settle()
    #expect(scene.pill == Span(start: 50, end: 94))
  }

  /// An option whose other values have changed is still the one of its id.
  @Test func optionOfTheSameIdStaysSelected() {
    let scene = SegmentedScene(selected: 1, width: 184)
    scene.host.perform { scene.options.value[1].width = 84 }
    #expect(scene.pill == Span(start: 50, end: 134))
  }

  @Test func selectionThatIsNoOptionHasNoPill() {
    let scene = SegmentedScene(selected: 9)
    #expect(scene.pill == nil)
    #expect(scene.wrongTextColumn() == -1)
    scene.host.press(.tab)
    scene.host.press(.rightArrow)
    scene.dragSlowly(from: 26, to: 72)
    #expect(scene.selection.value.id == 9)
    scene.host.tap(x: 72, y: 34)
    #expect(scene.pill == Span(start: 50, end: 94))
    scene.select(9)
    #expect(scene.pill == nil)
    scene.select(0)
    #expect(scene.pill == Span(start: 4, end: 48))
  }

  @Test func oneOption() {
    let scene = SegmentedScene([Choice(id: 0)], width: 52)
    #expect(scene.pill == Span(start: 4, end: 48))
    scene.dragSlowly(from: 20, to: 51)
    scene.host.press(.tab)
    for key in [KeyEquivalent.rightArrow, .leftArrow, .home, .end] { scene.host.press(key) }
    #expect(scene.selection.value.id == 0)
    #expect(scene.pill == Span(start: 4, end: 48))
  }

  @Test func noOption() {
    let scene = SegmentedScene([], width: 60)
    #expect(scene.pill == nil)
    scene.dragSlowly(from: 4, to: 40)
    scene.host.press(.tab)
    for key in [KeyEquivalent.rightArrow, .leftArrow, .home, .end] { scene.host.press(key) }
    scene.host.perform { scene.options.value = [Choice(id: 0)] }
    #expect(scene.pill == Span(start: 4, end: 48))
    scene.host.perform { scene.options.value = [] }
    #expect(scene.pill == nil && !scene.host.isAnimating)
  }

  @Test func noRoom() {
    let host = OffscreenHost(width: 40, height: 40) {
      CustomizableSegmentedControl(
        selection: .constant(Choice(id: 0)), options: [Choice(id: 0), Choice(id: 1)],
        selectionView: Color.white
      ) { choice, _, _ in
        Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)
          .accessibilityIdentifier("\(choice.id)")
      }
      .frame(width: 0, height: 0)
    }
    #expect(host.frame(of: "1").size == .zero)
    host.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 30, y: 20), over: 100)
    host.resize(width: 0, height: 0)
    host.resize(width: 40, height: 40)
    #expect(host.count(of: .white) == 1600)
  }

  /// An option that has changed since it was selected is found by its id, as `ForEach` would.
  @Test func selectedOptionIsFoundByItsID() {
    let scene = SegmentedScene(selected: 1)
    func selectChanged() { scene.host.perform { scene.selection.value = Choice(id: 1, width: 50) } }
    selectChanged()
    #expect(scene.host.accessibilityValue(of: "1 selected") == "2 of 3")
    scene.host.press(.tab)
    scene.host.press(.rightArrow)
    #expect(scene.selection.value.id == 2)
    selectChanged()
    scene.settle()
    scene.dragSlowly(from: 72, to: 26)
    #expect(scene.selection.value.id == 0)
  }
}
