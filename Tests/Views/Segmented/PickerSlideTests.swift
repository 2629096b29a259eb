import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// Selection, layout and the pill's way.
@Suite struct PickerSlideTests {
  /// A partly covered column is covered once by the colour and once by its clip: c² for c, at each end up
  /// to a quarter of a point less.
  private let edges: CGFloat = 0.55

  @Test func s1_layoutAndColoursOfTheFirstStage() {
    let scene = PickerScene(.minimal)
    let host = scene.host
    // 20 + 12 + 12 by 40 + 10 + 10, spacing 2, padding 4.
    #expect(host.frame(of: "segment 0") == CGRect(x: 4, y: 4, width: 44, height: 60))
    #expect(host.frame(of: "segment 1") == CGRect(x: 50, y: 4, width: 44, height: 60))
    #expect(host.frame(of: "control") == CGRect(x: 0, y: 0, width: 144, height: 68))
    #expect(host.pixel(x: 26, y: 34) == .black)
    #expect(host.pixel(x: 26, y: 8) == .white)
    #expect(host.pixel(x: 72, y: 34) == .white)
    #expect(host.pixel(x: 72, y: 8) == .systemBlue)
    // Corners: 14 outside, 10 on the pill.
    #expect(host.pixel(x: 1, y: 1) == .white)
    #expect(host.pixel(x: 72, y: 1) == .systemBlue)
    #expect(host.pixel(x: 5, y: 5) == .systemBlue)
  }

  @Test func s2_tapSelectsAndKeeps() {
    let scene = PickerScene(.minimal)
    scene.host.tap("segment 2")
    #expect(scene.selection.value == 2)
    scene.host.tap("segment 2")
    #expect(scene.selection.value == 2)
    #expect(scene.host.pixel(x: 118, y: 8) == .white)
    #expect(scene.host.pixel(x: 26, y: 8) == .systemBlue)
  }

  @Test func s2_theWholeSegmentIsHit() {
    let scene = PickerScene(.minimal)
    scene.host.tap(x: 52, y: 6)
    #expect(scene.selection.value == 1)
    // The gap between segments belongs to none.
    scene.host.tap(x: 95, y: 34)
    #expect(scene.selection.value == 1)
  }

  @Test func s2_anOutsideChangeMovesThePill() {
    let scene = PickerScene()
    scene.select(2)
    scene.host.advance(milliseconds: 3000)
    #expect(scene.pill == Span(start: 96, end: 140))
  }

  @Test("S3: a title after a symbol, 4 apart, with 12 beside and 10 above and below")
  func s3_symbolAndTitle() {
    let scene = PickerScene(
      .minimal, faces: [.labelled("Day", systemImage: "star"), .title("Day")])
    let (symbol, title, segment, plain) = (
      scene.host.frame(of: "symbol of Day"), scene.host.frame(of: "title of Day"),
      scene.host.frame(of: "segment 0"), scene.host.frame(of: "segment 1")
    )
    #expect(symbol.width > 10)
    #expect(isNear(symbol.minX, segment.minX + 12, within: 0.5))
    #expect(isNear(title.minX, symbol.maxX + 4, within: 0.5))
    #expect(isNear(segment.maxX, title.maxX + 12, within: 0.5))
    #expect(isNear(segment.height, max(symbol.height, title.height) + 20, within: 0.5))
    #expect(isNear(plain.width, title.width + 24, within: 0.5))
    // The font: as wide as that text alone.
    let alone = OffscreenHost(width: 100, height: 100) {
      Text("Day").font(.system(size: 16, weight: .semibold, design: .rounded))
        .accessibilityIdentifier("text")
    }
    #expect(isNear(title.width, alone.frame(of: "text").width, within: 0.5))
  }

  @Test func s3_pressingDimsOnlyWhilePressed() {
    let scene = PickerScene(.minimal)
    let host = scene.host
    host.pointerDown(at: CGPoint(x: 72, y: 34))
    #expect(host.pixel(x: 72, y: 34).isClose(to: PixelColor.white.over(.systemBlue, opacity: 0.7)))
    host.movePointer(to: CGPoint(x: 300, y: 90))
    #expect(host.pixel(x: 72, y: 34) == .white)
    host.movePointer(to: CGPoint(x: 72, y: 34))
    #expect(host.pixel(x: 72, y: 34).isClose(to: PixelColor.white.over(.systemBlue, opacity: 0.7)))
    host.pointerUp(at: CGPoint(x: 300, y: 90))
    #expect(host.pixel(x: 72, y: 34) == .white)
    #expect(scene.selection.value == 0)
  }

  @Test func s4_thePillSlidesWithTheDefaultSpring() {
    let scene = PickerScene()
    #expect(scene.pill == Span(start: 4, end: 48))
    scene.host.tap("segment 2")
    #expect(isNear(scene.pill?.start, 4, within: 0.05))
    for (ms, progress) in defaultProgress {
      scene.host.advance(milliseconds: ms - scene.host.milliseconds)
      let pill = scene.pill
      #expect(isNear(pill?.start, 4 + 92 * progress), "at \(ms) ms: \(String(describing: pill))")
      #expect(isNear(pill?.end, 48 + 92 * progress), "at \(ms) ms")
    }
    scene.host.advance(milliseconds: 3000)
    #expect(scene.pill == Span(start: 96, end: 140))
    #expect(!scene.host.isAnimating)
  }

  @Test func s4_thePillResizesOnItsWay() {
    var stage = PickerStage.final
    stage.animation = .linear(duration: 1)
    let scene = PickerScene(stage, faces: [.square, .title("A long title"), .square])
    let host = scene.host
    let (from, to) = (host.frame(of: "segment 0"), host.frame(of: "segment 1"))
    #expect(to.width > from.width + 40)
    host.tap("segment 1")
    host.advance(milliseconds: 500)
    let pill = host.span(of: .white, over: .systemBlue, y: 22, within: 4..<Int(to.maxX))
    #expect(isNear(pill?.start, (from.minX + to.minX) / 2, within: edges))
    #expect(isNear(pill?.end, (from.maxX + to.maxX) / 2, within: edges))
  }

  @Test func s5_exactlyOnePillInEveryFrame() {
    for (from, to) in [(0, 2), (2, 0)] {
      let scene = PickerScene(selected: from)
      scene.select(to)
      for frame in 0..<60 {
        let pill = scene.pill
        #expect(
          isNear(pill?.length, 44, within: edges), "frame \(frame): \(String(describing: pill))")
        // Opaque: a point inside is white.
        let inside = Int(pill?.middle ?? 0)
        #expect(scene.host.pixel(x: CGFloat(inside), y: 22) == .white, "frame \(frame)")
        scene.host.advance(milliseconds: 1000.0 / 60)
      }
    }
  }

  @Test func s5_theDefaultTransitionShowsTwoHalfTransparentPills() {
    var stage = PickerStage.final
    stage.transition = nil
    stage.animation = .linear(duration: 1)
    let scene = PickerScene(stage)
    scene.select(2)
    scene.host.advance(milliseconds: 500)
    // Both at the shared frame, x 50…94: half over half lets a quarter of the blue through.
    let seen = scene.host.pixel(x: 72, y: 22)
    #expect(seen.isClose(to: PixelColor.white.over(.systemBlue, opacity: 0.75)), "\(seen)")
    scene.host.advance(milliseconds: 600)
    #expect(scene.host.pixel(x: 118, y: 22) == .white)
  }

  @Test func s5_theOldPillIsGoneInTheSameFrame() {
    let scene = PickerScene()
    let before = scene.host.displayList.split(separator: "\n").count
    scene.select(2)
    #expect(scene.host.displayList.split(separator: "\n").count == before)
  }

  @Test("S8: in the frame of the selection the last segment's pill is under the first one's text")
  func s8_pillIsBelowAtOnce() {
    for hasZIndex in [true, false] {
      var stage = PickerStage.final
      stage.hasZIndex = hasZIndex
      let scene = PickerScene(stage)
      scene.select(2)
      #expect(scene.pill == Span(start: 4, end: 48))
      // The pill belongs to segment 2 by now, and has not moved yet.
      #expect(scene.host.pixel(x: 26, y: 34).isClose(to: hasZIndex ? .black : .white))
    }
  }

  @Test func s8_theSelectedSegmentIsLowestAtOnce() {
    // Segments that overlap show their order.
    let selection = Remote(1)
    let host = OffscreenHost(width: 200, height: 60) {
      WithState(selection) { selection in
        HStack(spacing: -20) {
          Color.red.frame(width: 60).zIndex(selection.wrappedValue == 0 ? 0 : 1)
          Color.green.frame(width: 60).zIndex(selection.wrappedValue == 1 ? 0 : 1)
        }
        .animation(.linear(duration: 1), value: selection.wrappedValue)
      }
    }
    #expect(host.pixel(x: 100, y: 30) == .systemRed)
    host.perform { selection.value = 0 }
    #expect(host.pixel(x: 100, y: 30) == .systemGreen)
  }

  @Test func s11_retargetingContinuesFromWhereThePillIs() {
    let spring = ReferenceSpring(response: 0.55, dampingFraction: 1)
    let scene = PickerScene()
    scene.select(2)
    scene.host.advance(milliseconds: 150)
    let before = scene.pill
    scene.select(1)
    #expect(isNear(scene.pill?.start, before?.start ?? 0, within: 0.05))
    let turn = spring.state(after: 0.15, distance: -92, velocity: 0)
    for ms in [50.0, 100, 200, 400] {
      scene.host.advance(milliseconds: 150 + ms - scene.host.milliseconds)
      let way = spring.state(
        after: ms / 1000, distance: turn.distance + 46, velocity: turn.velocity)
      let pill = scene.pill
      #expect(isNear(pill?.start, 50 + CGFloat(way.distance), within: 0.4), "\(ms) ms after")
      #expect(isNear(pill?.length, 44, within: edges))
    }
    scene.host.advance(milliseconds: 3000)
    #expect(scene.pill == Span(start: 50, end: 94))
  }

  @Test func s17_rightToLeftMirrorsOrderAndDirection() {
    let scene = PickerScene(
      faces: [.square, .square, .square], layoutDirection: .rightToLeft, width: 144)
    let host = scene.host
    #expect(host.frame(of: "segment 0") == CGRect(x: 96, y: 4, width: 44, height: 60))
    #expect(host.frame(of: "segment 2") == CGRect(x: 4, y: 4, width: 44, height: 60))
    #expect(scene.pill == Span(start: 96, end: 140))
    scene.select(2)
    host.advance(milliseconds: 100)
    #expect(isNear(scene.pill?.start, 96 - 92 * 0.3165))
    host.advance(milliseconds: 3000)
    #expect(scene.pill == Span(start: 4, end: 48))
  }
}
