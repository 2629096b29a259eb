import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// The segmented control of the components: the lines of components.md §6.3.
@Suite struct SegmentedControlTests {
  @Test func s1_layoutOfInsetsAndSpacing() {
    let scene = SegmentedScene()
    let host = scene.host
    #expect(host.frame(of: "0 selected") == CGRect(x: 4, y: 4, width: 44, height: 60))
    #expect(host.frame(of: "1") == CGRect(x: 50, y: 4, width: 44, height: 60))
    #expect(scene.pill == Span(start: 4, end: 48))
    #expect(host.pixel(x: 26, y: 34).isClose(to: .black))
    #expect(host.pixel(x: 72, y: 34).isClose(to: .white))
  }

  @Test func s2_tapsSelectAndKeep() {
    let scene = SegmentedScene()
    scene.host.tap(x: 100, y: 8)
    #expect(scene.selection.value.id == 2)
    scene.host.tap(x: 100, y: 8)
    #expect(scene.selection.value.id == 2)
    #expect(scene.host.exists("2 selected") && scene.host.exists("0"))
  }

  @Test func s3_pressingDims() {
    let host = SegmentedScene().host
    host.pointerDown(at: CGPoint(x: 72, y: 34))
    #expect(host.pixel(x: 72, y: 34).isClose(to: PixelColor(224, 219, 204), tolerance: 3))
    host.movePointer(to: CGPoint(x: 1, y: 1))
    #expect(host.pixel(x: 72, y: 34).isClose(to: .white))
  }

  @Test func s4_thePillSlidesWithTheDefaultSpring() {
    let scene = SegmentedScene()
    scene.select(2)
    for (ms, progress) in [(50, 0.1125), (100, 0.3165), (200, 0.6656), (300, 0.8562)]
      as [(Double, CGFloat)]
    {
      scene.host.advance(milliseconds: ms - scene.host.milliseconds)
      #expect(isNear(scene.pill?.start, 4 + 92 * progress), "at \(ms)")
    }
  }

  @Test func s5_onePillAndS6_rightTextInEveryFrame() {
    for (from, to) in [(0, 2), (2, 0)] {
      let scene = SegmentedScene(selected: from)
      scene.select(to)
      for frame in 0..<40 {
        #expect(isNear(scene.pill?.length, 44, within: 0.55), "frame \(frame)")
        #expect(scene.wrongTextColumn() == nil, "frame \(frame)")
        scene.host.advance(milliseconds: 1000.0 / 60)
      }
    }
  }

  @Test func s12_theDefaultStyleDoesNotBlend() {
    let host = SegmentedScene(style: .default).host
    #expect(host.pixel(x: 26, y: 34) == .white)
    #expect(host.pixel(x: 72, y: 34) == .white)
    #expect(!host.displayList.contains("difference"))
  }

  /// The alternative to blending: content that is multiplied by a colour, which fades with the slide.
  @Test("S12: without blending content takes any colour, under the sliding animation")
  func recolouring() {
    let selection = Remote(Choice(id: 0))
    let host = OffscreenHost(width: 88, height: 60) {
      WithState(selection) { selection in
        CustomizableSegmentedControl(
          selection: selection, options: [Choice(id: 0), Choice(id: 1)], selectionView: Color.yellow
        ) { _, isSelected, _ in
          Color.white.frame(width: 20, height: 20).frame(width: 44, height: 60)
            .colorMultiply(isSelected ? .black : .white)
        }
        .background(Color.red)
      }
    }
    #expect(host.pixel(x: 22, y: 30) == .black && host.pixel(x: 66, y: 30) == .white)
    host.perform { selection.value = Choice(id: 1) }
    host.advance(milliseconds: 100)
    // 31.65 % of the way (components.md §5.1).
    #expect(host.pixel(x: 22, y: 30).isClose(to: PixelColor(81, 81, 81)))
    #expect(host.pixel(x: 66, y: 30).isClose(to: PixelColor(174, 174, 174)))
    #expect(isNear(host.span(of: .systemYellow, over: .systemRed, y: 5)?.start, 44 * 0.3165))
  }

  /// B4: on yellow, blended white text is the grey of twice the luminosity of yellow's inverse.
  @Test("S12: with blending it cannot: on a yellow ground white text is grey")
  func blendingOnYellow() {
    let host = OffscreenHost(width: 88, height: 60) {
      CustomizableSegmentedControl(
        selection: .constant(Choice(id: 0)), options: [Choice(id: 0), Choice(id: 1)],
        selectionView: Color.white
      ) { _, _, _ in
        Color.white.frame(width: 20, height: 20).frame(width: 44, height: 60)
      }
      .segmentedControlContentStyle(.blendMode())
      .background(Color.yellow)
    }
    #expect(host.pixel(x: 22, y: 30).isClose(to: .black))
    #expect(host.pixel(x: 66, y: 30).isClose(to: PixelColor(116, 116, 116)))
  }

  @Test func s15_insetsBySetsAndEdges() {
    let choices = (0..<3).map { Choice(id: $0) }
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
    let scene = SegmentedScene(direction: .rightToLeft)
    #expect(scene.host.frame(of: "0 selected").minX == 96)
    scene.select(2)
    scene.host.advance(milliseconds: 100)
    #expect(isNear(scene.pill?.start, 96 - 92 * 0.3165))
  }

  @Test func keyboardMovesTheSelection() {
    let scene = SegmentedScene()
    let (host, selection) = (scene.host, scene.selection)
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
    let scene = SegmentedScene(direction: .rightToLeft)
    let (host, selection) = (scene.host, scene.selection)
    host.press(.tab)
    host.press(.leftArrow)
    #expect(selection.value.id == 1)
    host.press(.rightArrow)
    #expect(selection.value.id == 0)
  }
}
