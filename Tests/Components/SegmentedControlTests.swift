import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

private struct Choice: Hashable, Identifiable {
  let id: Int
}

/// The segmented control of the components: the lines of components.md §6.3. Segments are 44 × 60 and lie
/// at x 4, 50, 96, y 4…64; their squares at y 24…44, x 12 further right.
@Suite struct SegmentedControlTests {
  private let selection = Remote(Choice(id: 0))
  private let choices = (0..<3).map(Choice.init)
  private let edges: CGFloat = 0.55

  private func host(
    style: CustomizableSegmentedControlContentStyle = .blendMode(), animation: Animation = .default,
    direction: LayoutDirection = .leftToRight
  ) -> OffscreenHost {
    OffscreenHost(width: 144, height: 68, layoutDirection: direction) {
      WithState(selection) { selection in
        CustomizableSegmentedControl(
          selection: selection, options: choices,
          selectionView: {
            Color.white.clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
          }
        ) { choice, isSelected, isPressed in
          Color.white.frame(width: 20, height: 20).frame(width: 44, height: 60)
            .opacity(isPressed ? 0.7 : 1)
            .accessibilityIdentifier("\(choice.id)\(isSelected ? " selected" : "")")
        }
        .insets(.all, 4)
        .segmentedControl(interSegmentSpacing: 2)
        .segmentedControlContentStyle(style)
        .segmentedControlSlidingAnimation(animation)
        .background(Color.blue)
        .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
      }
    }
  }

  private func pill(_ host: OffscreenHost) -> Span? {
    host.span(of: .white, over: .systemBlue, y: 22, within: 4..<140)
  }

  @Test func s1_layoutOfInsetsAndSpacing() {
    let host = host()
    #expect(host.frame(of: "0 selected") == CGRect(x: 4, y: 4, width: 44, height: 60))
    #expect(host.frame(of: "1") == CGRect(x: 50, y: 4, width: 44, height: 60))
    #expect(pill(host) == Span(start: 4, end: 48))
    #expect(host.pixel(x: 26, y: 34).isClose(to: .black))
    #expect(host.pixel(x: 72, y: 34).isClose(to: .white))
  }

  @Test func s2_tapsSelectAndKeep() {
    let host = host()
    host.tap(x: 100, y: 8)
    #expect(selection.value.id == 2)
    host.tap(x: 100, y: 8)
    #expect(selection.value.id == 2)
    #expect(host.exists("2 selected") && host.exists("0"))
  }

  @Test func s3_pressingDims() {
    let host = host()
    host.pointerDown(at: CGPoint(x: 72, y: 34))
    #expect(host.pixel(x: 72, y: 34).isClose(to: PixelColor(224, 219, 204), tolerance: 3))
    host.movePointer(to: CGPoint(x: 1, y: 1))
    #expect(host.pixel(x: 72, y: 34).isClose(to: .white))
  }

  @Test func s4_thePillSlidesWithTheDefaultSpring() {
    let host = host()
    host.perform { selection.value = Choice(id: 2) }
    for (ms, progress) in [(50, 0.1125), (100, 0.3165), (200, 0.6656), (300, 0.8562)]
      as [(Double, CGFloat)]
    {
      host.advance(milliseconds: ms - host.milliseconds)
      #expect(isNear(pill(host)?.start, 4 + 92 * progress), "at \(ms)")
    }
  }

  @Test func s5_onePillAndS6_rightTextInEveryFrame() {
    for (from, to) in [(0, 2), (2, 0)] {
      let host = host()
      host.perform { selection.value = Choice(id: from) }
      host.advance(milliseconds: 3000)
      host.perform { selection.value = Choice(id: to) }
      for frame in 0..<40 {
        guard let pill = pill(host) else {
          Issue.record("no pill in frame \(frame)")
          return
        }
        #expect(isNear(pill.length, 44, within: edges))
        for x in [17..<35, 63..<81, 109..<127].joined() {
          let isInside = CGFloat(x) >= pill.start && CGFloat(x + 1) <= pill.end
          let isOutside = CGFloat(x + 1) <= pill.start || CGFloat(x) >= pill.end
          guard isInside || isOutside else { continue }
          #expect(
            host.pixel(x: CGFloat(x), y: 34).isClose(to: isInside ? .black : .white),
            "frame \(frame), x \(x), \(pill)")
        }
        host.advance(milliseconds: 1000.0 / 60)
      }
    }
  }

  @Test func s12_theDefaultStyleDoesNotBlend() {
    let host = host(style: .default)
    #expect(host.pixel(x: 26, y: 34) == .white)
    #expect(host.pixel(x: 72, y: 34) == .white)
    #expect(!host.displayList.contains("difference"))
  }

  @Test func s15_insetsBySetsAndEdges() {
    let host = OffscreenHost(width: 200, height: 100) {
      CustomizableSegmentedControl(
        selection: .constant(choices[0]), options: choices, selectionView: Color.white
      ) { choice, _, _ in
        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("\(choice.id)")
      }
      .insets(top: 1, leading: 2, bottom: 3, trailing: 4)
      .accessibilityIdentifier("control")
    }
    #expect(host.frame(of: "control").size == CGSize(width: 66, height: 24))
    #expect(host.frame(of: "0").minX - host.frame(of: "control").minX == 2)
  }

  @Test func s17_rightToLeftMirrors() {
    let host = host(direction: .rightToLeft)
    #expect(host.frame(of: "0 selected").minX == 96)
    host.perform { selection.value = Choice(id: 2) }
    host.advance(milliseconds: 100)
    #expect(isNear(pill(host)?.start, 96 - 92 * 0.3165))
  }

  /// `interpolatingSpring(180, 15)` overshoots by 12 %; text stays right and the clip keeps the pill inside.
  @Test func s18_overshootStaysRight() {
    let host = host(animation: .interpolatingSpring(stiffness: 180, damping: 15))
    host.perform { selection.value = Choice(id: 1) }
    host.advance(milliseconds: 300)
    #expect(isNear(pill(host)?.start, 4 + 46 * 1.1172, within: 0.4))
    for x in 63..<81 {
      let isInside = CGFloat(x) >= (pill(host)?.start ?? 0)
      #expect(host.pixel(x: CGFloat(x), y: 34).isClose(to: isInside ? .black : .white))
    }
  }

  @Test func keyboardMovesTheSelection() {
    let host = host()
    host.press(.tab)
    host.press(.rightArrow)
    #expect(selection.value.id == 1)
    host.press(.end)
    #expect(selection.value.id == 2)
    host.press(.rightArrow)
    #expect(selection.value.id == 2)
    host.press(.leftArrow)
    #expect(selection.value.id == 1)
    host.press(.home)
    #expect(selection.value.id == 0)
  }

  @Test func keyboardIsMirroredRightToLeft() {
    let host = host(direction: .rightToLeft)
    host.press(.tab)
    host.press(.leftArrow)
    #expect(selection.value.id == 1)
    host.press(.rightArrow)
    #expect(selection.value.id == 0)
  }
}
