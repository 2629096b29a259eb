import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// S18: springs that carry the pill past the end of its way.
@Suite struct SegmentedOvershootTests {
  private static let purple = PixelColor(175, 82, 222)

  /// A pill of its own colour on the window's white ground; segments of 44 × 60 at x 20, 64, 108.
  private func purpleHost(
    _ selection: Remote<Choice>, animation: Animation, isClipped: Bool = false
  ) -> OffscreenHost {
    OffscreenHost(width: 172, height: 60) {
      WithState(selection) { selection in
        let control = CustomizableSegmentedControl(
          selection: selection, options: (0..<3).map { Choice(id: $0) }, selectionView: Color.purple
        ) { choice, _, _ in
          // As wide as the segment: the pill covers text of other segments wherever it goes.
          Color.white.frame(height: 20).frame(width: 44, height: 60)
        }
        .segmentedControlContentStyle(.blendMode())
        .segmentedControlSlidingAnimation(animation)
        if isClipped {
          control.background(Color.white).clipShape(Rectangle())
            .frame(maxWidth: .infinity).background(Color.green)
        } else {
          control.frame(maxWidth: .infinity).background(Color.white)
        }
      }
    }
  }

  private static let springs: [String: (animation: Animation, peak: CGFloat, at: Double)] = [
    "interpolating": (.interpolatingSpring(stiffness: 180, damping: 15), 1.1172, 300),
    "bouncy": (.bouncy, 1.0460, 350),
  ]

  @Test(
    "S18: the pill overshoots by 12 % and by 4.6 %, text is right on both sides of its edge",
    arguments: ["interpolating", "bouncy"])
  func overshoots(name: String) throws {
    let spring = try #require(Self.springs[name])
    for (from, to) in [(0, 1), (2, 1)] {
      let selection = Remote(Choice(id: from))
      let host = purpleHost(selection, animation: spring.animation)
      host.perform { selection.value = Choice(id: to) }
      host.advance(milliseconds: spring.at)
      let pill = try #require(host.span(of: Self.purple, over: .white, y: 5))
      let over = 44 * (spring.peak - 1) * (to > from ? 1 : -1)
      #expect(isNear(pill.start, 64 + over, within: 0.4))
      // Text lies all along the row: white on purple, black on white.
      for x in 20..<152 {
        // The columns beside its edges may be covered a little, too little for the span to tell.
        let isInside = CGFloat(x) >= pill.start && CGFloat(x + 1) <= pill.end
        let isOutside = CGFloat(x + 2) <= pill.start || CGFloat(x - 1) >= pill.end
        guard isInside || isOutside else { continue }
        #expect(
          host.pixel(x: CGFloat(x), y: 30).isClose(to: isInside ? .white : .black), "\(x)")
      }
    }
  }

  @Test("S18: past the end of the row the pill is seen, unless a clip keeps it inside")
  func clipKeepsItInside() throws {
    let spring = try #require(Self.springs["interpolating"])
    for isClipped in [false, true] {
      let selection = Remote(Choice(id: 1))
      let host = purpleHost(selection, animation: spring.animation, isClipped: isClipped)
      host.perform { selection.value = Choice(id: 2) }
      host.advance(milliseconds: spring.at)
      // Five points beyond the row, which ends at 152.
      let beyond = host.pixel(x: 154, y: 5)
      #expect(beyond == (isClipped ? .systemGreen : Self.purple))
      #expect(host.pixel(x: 150, y: 5) == Self.purple)
      // Where the pill has moved away, text is black again up to its edge.
      #expect(host.pixel(x: 112, y: 30).isClose(to: .black))
      #expect(host.pixel(x: 115, y: 30).isClose(to: .white))
    }
  }

  @Test("S18: the overshoot follows the spring, and the pill comes to rest in its segment")
  func followsTheSpring() {
    // Stiffness 180 and damping 15 of mass 1: ω = √180, ζ = 15 / 2ω.
    let omega = 180.0.squareRoot()
    let reference = ReferenceSpring(
      response: 2 * .pi / omega, dampingFraction: 15 / (2 * omega))
    let scene = SegmentedScene(animation: .interpolatingSpring(stiffness: 180, damping: 15))
    scene.select(1)
    for frame in 1...60 {
      scene.host.advance(milliseconds: 1000.0 / 60)
      let rest = reference.state(
        after: scene.host.milliseconds / 1000, distance: -46, velocity: 0)
      #expect(
        isNear(scene.pill?.start, 50 + CGFloat(rest.distance), within: 0.4), "frame \(frame)")
      #expect(scene.wrongTextColumn() == nil, "frame \(frame)")
    }
    scene.settle()
    #expect(scene.pill == Span(start: 50, end: 94))
  }
}
