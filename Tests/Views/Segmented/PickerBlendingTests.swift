import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// Text recoloured where the pill covers it.
@Suite struct PickerBlendingTests {
  /// The squares' columns, one column inside their edges.
  private let squares = [17..<35, 63..<81, 109..<127]

  /// Checks all squares: black under the pill, white beside it; the pill's partly covered columns are
  /// left out.
  private func check(_ scene: PickerScene, _ note: String) {
    guard let pill = scene.pill else { return }
    for x in squares.joined() {
      let inside = CGFloat(x) >= pill.start && CGFloat(x + 1) <= pill.end
      let outside = CGFloat(x + 1) <= pill.start || CGFloat(x) >= pill.end
      guard inside || outside else { continue }
      let seen = scene.host.pixel(x: CGFloat(x), y: 34)
      let isRight = seen.isClose(to: inside ? .black : .white)
      #expect(isRight, "\(note): x \(x) is \(seen), pill \(pill)")
      if !isRight { return }
    }
  }

  @Test(arguments: [(0, 2), (2, 0), (0, 1), (1, 0)])
  func s6_blackUnderThePillWhiteElsewhere(_ from: Int, _ to: Int) {
    let scene = PickerScene(selected: from)
    check(scene, "at rest")
    scene.select(to)
    for frame in 0..<40 {
      check(scene, "frame \(frame)")
      scene.host.advance(milliseconds: 1000.0 / 60)
    }
    scene.host.advance(milliseconds: 2000)
    check(scene, "at the end")
  }

  /// Every pixel of the titles, whatever its coverage, is what B2's formula makes of it.
  @Test(arguments: [(0, 2), (2, 0)]) func s6_textFollowsTheFormulaPerPixel(_ from: Int, _ to: Int) {
    let faces: [SegmentFace] = [.title("Day"), .title("Month"), .title("Year")]
    // The titles alone, white on black: a pixel's grey is its coverage.
    var plain = PickerStage.minimal
    plain.blending = [.normal]
    plain.matchesGeometry = false
    let titles = OffscreenHost(width: 400, height: 100) {
      HStack(spacing: 2) {
        ForEach(["Day", "Month", "Year"], id: \.self) { title in
          Text(title).font(.system(size: 16, weight: .semibold, design: .rounded))
            .foregroundColor(.white)
            .padding(EdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 12))
        }
      }
      .padding(4).background(Color.black)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let coverage = titles.snapshot()
    let scene = PickerScene(faces: faces, selected: from)
    let host = scene.host
    scene.select(to)
    let spring = ReferenceSpring(response: 0.55, dampingFraction: 1)
    let (old, new) = (host.frame(of: "segment \(from)"), host.frame(of: "segment \(to)"))
    let width = Int(host.frame(of: "control").maxX)
    for frame in 0..<24 {
      let picture = host.snapshot()
      let left = CGFloat(
        spring.state(after: host.milliseconds / 1000, distance: 1, velocity: 0).distance)
      let pill = Span(
        start: new.minX + (old.minX - new.minX) * left, end: new.maxX + (old.maxX - new.maxX) * left
      )
      var far = 0
      for y in 12..<38 {
        for x in 16..<(width - 16) {
          // The pill's ends and the beginning of its round corners are left out.
          if abs(CGFloat(x) - pill.start) < 4 || abs(CGFloat(x) - pill.end) < 4 { continue }
          let inside = CGFloat(x) > pill.start && CGFloat(x) < pill.end
          let share = Double(coverage.pixel(x: x, y: y).red) / 255
          let expected = BlendOracle.recoloured(inside ? .white : .systemBlue, coverage: share)
          if !picture.pixel(x: x, y: y).isClose(to: expected, tolerance: 3) { far += 1 }
        }
      }
      #expect(far == 0, "frame \(frame): \(far) pixels differ from the formula")
      if far > 0 { return }
      host.advance(milliseconds: 1000.0 / 60)
    }
  }

  @Test func s6_partlyCoveredPixelsAre191() {
    // B4, edge pixel of coverage one half, over white and over blue.
    for backdrop in [PixelColor.white, .systemBlue] {
      let host = OffscreenHost(width: 20, height: 20) {
        ZStack {
          backdrop == .white ? Color.white : Color.blue
          ZStack(alignment: .leading) {
            Layers(width: 10.5)
          }
        }
      }
      #expect(
        host.pixel(x: 10, y: 10).isClose(to: PixelColor(191, 191, 191), tolerance: 3),
        "\(host.pixel(x: 10, y: 10))")
    }
  }

  @Test func s7_withoutZIndexThePillHidesTextsOnTheWayToLaterSegments() {
    var stage = PickerStage.final
    stage.hasZIndex = false
    stage.animation = .linear(duration: 1)
    let scene = PickerScene(stage)
    scene.select(2)
    scene.host.advance(milliseconds: 500)
    // The pill lies on segment 1, drawn after its square.
    #expect(scene.host.pixel(x: 72, y: 34) == .white)
    let back = PickerScene(stage, selected: 2)
    back.select(0)
    back.host.advance(milliseconds: 500)
    #expect(back.host.pixel(x: 72, y: 34).isClose(to: .black))
  }

  @Test func s7_withZIndexBothDirectionsAreRight() {
    var stage = PickerStage.final
    stage.animation = .linear(duration: 1)
    for (from, to) in [(0, 2), (2, 0)] {
      let scene = PickerScene(stage, selected: from)
      scene.select(to)
      scene.host.advance(milliseconds: 500)
      #expect(scene.host.pixel(x: 72, y: 34).isClose(to: .black))
    }
  }

  @Test func s9_plainMatchedGeometryCoversTheTextsItPasses() {
    var stage = PickerStage.plainMatched
    stage.animation = .linear(duration: 1)
    let scene = PickerScene(stage)
    scene.select(2)
    scene.host.advance(milliseconds: 500)
    #expect(scene.host.pixel(x: 72, y: 34) == .white)
    #expect(scene.host.pixel(x: 72, y: 8) == .white)
  }

  @Test func s10_differenceAloneIsOrangeOnBlue() {
    let scene = PickerScene(stage([.difference]))
    // |255 − backdrop|.
    #expect(scene.host.pixel(x: 72, y: 34).isClose(to: PixelColor(255, 133, 0)))
    #expect(scene.host.pixel(x: 26, y: 34).isClose(to: .black))
  }

  @Test func s10_differenceAndOverlayAreWrong() {
    let scene = PickerScene(stage([.difference, .overlay]))
    // Overlay of white doubles and clamps: (255, 133, 0) → (255, 255, 0).
    #expect(scene.host.pixel(x: 72, y: 34).isClose(to: PixelColor(255, 255, 0), tolerance: 3))
    #expect(scene.host.pixel(x: 26, y: 34).isClose(to: .black))
  }

  @Test func s10_differenceAndHueAreGrey() {
    let scene = PickerScene(stage([.difference, .hue]))
    #expect(scene.host.pixel(x: 72, y: 34).isClose(to: PixelColor(155, 155, 155)))
  }

  @Test func s10_allThreeAreRight() {
    let scene = PickerScene()
    #expect(scene.host.pixel(x: 72, y: 34).isClose(to: .white))
    #expect(scene.host.pixel(x: 26, y: 34).isClose(to: .black))
  }

  /// components.md B4, the pressed column: content at 0.7.
  @Test func s10_pressedTextsHaveTheValuesOfB4() {
    let scene = PickerScene()
    scene.host.pointerDown(at: CGPoint(x: 72, y: 34))
    #expect(scene.host.pixel(x: 72, y: 34).isClose(to: PixelColor(224, 219, 204), tolerance: 3))
    scene.host.pointerUp(at: CGPoint(x: 390, y: 90))
    scene.host.pointerDown(at: CGPoint(x: 26, y: 34))
    #expect(scene.host.pixel(x: 26, y: 34).isClose(to: PixelColor(130, 130, 130), tolerance: 3))
  }

  private func stage(_ modes: [BlendMode]) -> PickerStage {
    var stage = PickerStage.final
    stage.blending = modes
    return stage
  }

  @Test func s13_cornersClipPillAndText() {
    let scene = PickerScene()
    for (x, y) in [(0.0, 0.0), (1, 1), (143, 0), (0, 67), (143, 67)] {
      #expect(scene.host.pixel(x: x, y: y) == .white)
    }
  }

  @Test func s13_theResultDoesNotDependOnWhatIsBehind() {
    func rendering(_ ground: Color) -> OffscreenHost {
      OffscreenHost(width: 144, height: 68) {
        ArticlePicker(selection: .constant(1), faces: [.square, .square, .square])
          .background(ground)
      }
    }
    let (first, second) = (rendering(.red), rendering(.yellow))
    for y in stride(from: 10.0, to: 58, by: 3) {
      for x in stride(from: 6.0, to: 138, by: 3) {
        #expect(first.pixel(x: x, y: y) == second.pixel(x: x, y: y))
      }
    }
    #expect(first.pixel(x: 26, y: 34).isClose(to: .white))
    #expect(first.pixel(x: 72, y: 34).isClose(to: .black))
  }
}

/// The three layers of the article on a bar that starts at the left edge.
private struct Layers: View {
  let width: CGFloat

  var body: some View {
    Bar(width: width).fill(.white).blendMode(.difference)
      .overlay(Bar(width: width).fill(.white).blendMode(.hue))
      .overlay(Bar(width: width).fill(.white).blendMode(.overlay))
  }
}

nonisolated private struct Bar: Shape {
  let width: CGFloat

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}
