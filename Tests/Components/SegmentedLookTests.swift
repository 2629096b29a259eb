import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// S15 to S17: what a control can be made of.
@Suite struct SegmentedLookTests {
  private let choices = (0..<3).map { Choice(id: $0, width: CGFloat(20 + 10 * $0)) }

  private func control<Pill: View>(
    _ selection: Binding<Choice>, fills: Bool = false, pill: Pill
  ) -> CustomizableSegmentedControl<Choice, Pill, some View> {
    CustomizableSegmentedControl(selection: selection, options: choices, selectionView: pill) {
      choice, _, _ in
      Color.clear.frame(width: choice.width, height: 30)
        .frame(maxWidth: fills ? .infinity : nil)
        .accessibilityIdentifier("\(choice.id)")
    }
  }

  @Test("S15: segments are as wide as their views")
  func naturalWidths() {
    let host = OffscreenHost(width: 300, height: 40) {
      control(.constant(choices[0]), pill: Color.red)
        .segmentedControl(interSegmentSpacing: 3)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    let frames = (0..<3).map { host.frame(of: "\($0)") }
    #expect(frames.map(\.minX) == [0, 23, 56])
    #expect(frames.map(\.width) == [20, 30, 40])
  }

  @Test("S15: with maxWidth infinity segments share the width equally")
  func equalWidths() {
    let host = OffscreenHost(width: 318, height: 40) {
      control(.constant(choices[1]), fills: true, pill: Color.red)
        .insets(.horizontal, 6)
        .segmentedControl(interSegmentSpacing: 3)
    }
    let frames = (0..<3).map { host.frame(of: "\($0)") }
    #expect(frames.map(\.minX) == [6, 109, 212])
    #expect(frames.allSatisfy { $0.width == 100 })
    #expect(host.span(of: .systemRed, over: .white, y: 20) == Span(start: 109, end: 209))
  }

  @Test("S15: a pill may be smaller than its segment, of any shape and colour")
  func pillOfItsOwnSize() {
    let remote = Remote(choices[0])
    let host = OffscreenHost(width: 90, height: 30) {
      WithState(remote) { selection in
        control(
          selection,
          pill: Rectangle().fill(Color.green).frame(height: 4)
            .frame(maxHeight: .infinity, alignment: .bottom))
      }
    }
    #expect(host.span(of: .systemGreen, over: .white, y: 28) == Span(start: 0, end: 20))
    #expect(host.pixel(x: 10, y: 20) == .white)
    host.pointerDown(at: CGPoint(x: 10, y: 15))
    host.movePointer(to: CGPoint(x: 35, y: 15))
    // The middle of segment 1; as wide as that.
    #expect(host.span(of: .systemGreen, over: .white, y: 28) == Span(start: 20, end: 50))
    host.pointerUp(at: CGPoint(x: 35, y: 15))
    #expect(remote.value.id == 1)
  }

  @Test("S15: the nearest of several values in the environment counts")
  func environmentReachesInnerControls() {
    let remote = Remote(choices[0])
    let host = OffscreenHost(width: 100, height: 30) {
      WithState(remote) { selection in
        VStack {
          control(selection, pill: Color.red)
            .segmentedControlSlidingAnimation(.linear(duration: 1))
        }
        .segmentedControlSlidingAnimation(.linear(duration: 8))
        .segmentedControl(interSegmentSpacing: 5)
      }
    }
    #expect(host.frame(of: "1").minX == 25)
    host.perform { remote.value = choices[2] }
    host.advance(milliseconds: 500)
    #expect(host.span(of: .systemRed, over: .white, y: 15) == Span(start: 30, end: 60))
  }

  @Test("S16: each segment knows whether it is selected and pressed itself")
  func pressedPerOption() {
    let scene = SegmentedScene()
    // Blended content is drawn three times.
    func states() -> [String] { Set(scene.host.identifiers).sorted() }
    #expect(states() == ["0 selected", "1", "2"])
    scene.press(72)
    #expect(states() == ["0 selected", "1 pressed", "2"])
    scene.move(118)
    #expect(states() == ["0 selected", "1", "2"])
    scene.move(72)
    #expect(states() == ["0 selected", "1 pressed", "2"])
    scene.release(72)
    #expect(states() == ["0", "1 selected", "2"])
  }

  @Test("S16: a segment that goes while it is pressed comes back released")
  func pressedOptionGoes() {
    let scene = SegmentedScene()
    scene.press(118)
    #expect(scene.host.exists("2 pressed"))
    let last = scene.options.value[2]
    scene.host.perform { scene.options.value.removeLast() }
    scene.release(118)
    scene.host.perform { scene.options.value.append(last) }
    #expect(scene.host.exists("2"))
    #expect(scene.selection.value.id == 0)
  }

  @Test("S16: a segment is hit in its whole rectangle, and nowhere else")
  func wholeRectangle() {
    for (x, y, expected) in [(51, 5, 1), (93, 63, 1), (95, 34, 0), (72, 2, 0), (97, 63, 2)]
      as [(CGFloat, CGFloat, Int)]
    {
      let scene = SegmentedScene()
      scene.host.tap(x: x, y: y)
      #expect(scene.selection.value.id == expected, "\(x), \(y)")
    }
  }

  @Test("S17: the spoken value is the segment's number, the selected one has the trait")
  func spoken() {
    let scene = SegmentedScene(selected: 1)
    #expect(scene.host.accessibilityValue(of: "0") == "1 of 3")
    #expect(scene.host.accessibilityValue(of: "1 selected") == "2 of 3")
    #expect(scene.host.accessibilityValue(of: "2") == "3 of 3")
    #expect(scene.host.accessibilityTraits(of: "0") == .isButton)
    #expect(scene.host.accessibilityTraits(of: "1 selected") == [.isButton, .isSelected])
    scene.select(2)
    #expect(scene.host.accessibilityTraits(of: "1") == .isButton)
    #expect(scene.host.accessibilityTraits(of: "2 selected") == [.isButton, .isSelected])
    scene.host.perform { scene.options.value.removeFirst() }
    #expect(scene.host.accessibilityValue(of: "2 selected") == "2 of 2")
  }

  @Test("S17: the spoken value can be chosen")
  func spokenOtherwise() {
    let host = OffscreenHost(width: 100, height: 40) {
      control(.constant(choices[0]), pill: Color.red)
        .segmentAccessibilityValue { "\($0) / \($1)" }
    }
    #expect((0..<3).map { host.accessibilityValue(of: "\($0)") } == ["1 / 3", "2 / 3", "3 / 3"])
  }

  @Test("S17: right to left, order, insets and the pill's way are mirrored")
  func rightToLeft() {
    let scene = SegmentedScene(
      [Choice(id: 0, width: 60), Choice(id: 1), Choice(id: 2)], animation: .linear(duration: 1),
      direction: .rightToLeft)
    #expect(scene.pill == Span(start: 96, end: 156))
    #expect(scene.host.frame(of: "2").minX == 4)
    scene.select(2)
    scene.host.advance(milliseconds: 500)
    #expect(isNear(scene.pill?.start, 50, within: 0.3))
    #expect(isNear(scene.pill?.length, 52, within: 0.55))
  }

  @Test("S6: at one and a half pixels a point the pill rests on whole pixels and text is right")
  func scaled() {
    let scene = SegmentedScene(scale: 1.5)
    #expect(scene.pill == Span(start: 4, end: 48))
    scene.select(2)
    for _ in 0..<24 {
      #expect(isNear(scene.pill?.length, 44, within: 0.4))
      scene.host.advance(milliseconds: 1000.0 / 60)
    }
    scene.settle()
    #expect(scene.pill == Span(start: 96, end: 140))
    #expect(scene.host.pixel(x: 118, y: 34).isClose(to: .black))
    #expect(scene.host.pixel(x: 72, y: 34).isClose(to: .white))
    scene.press(118)
    scene.move(72)
    #expect(scene.pill == Span(start: 50, end: 94))
  }
}
