import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// A red source of 100 × 100 at the left, pushed right by a distance, and a view that follows it.
private struct Follower<Content: View>: View {
  let push: CGFloat
  var isSourceLive = true
  let follower: (Namespace.ID) -> Content
  @Namespace private var space

  var body: some View {
    HStack(spacing: 0) {
      Color.clear.frame(width: push, height: 1)
      if isSourceLive {
        Color.red.frame(width: 100, height: 100).matchedGeometryEffect(id: "a", in: space)
      }
      follower(space)
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .animation(.linear(duration: 1), value: push)
  }
}

/// components.md §4.5.
@Suite struct MatchedGeometryTests {
  let push = Remote(CGFloat(0))

  private func host<V: View>(@ViewBuilder _ follower: @escaping (Namespace.ID) -> V)
    -> OffscreenHost
  {
    OffscreenHost(width: 400, height: 100) {
      WithState(push) { push in Follower(push: push.wrappedValue, follower: follower) }
    }
  }

  /// Where the follower's green is in the middle row, over the red of the source.
  private func green(_ host: OffscreenHost) -> Span? {
    let picture = host.snapshot()
    let columns = (0..<400).filter {
      picture.pixel(x: $0, y: 50).isClose(to: .systemGreen, tolerance: 40)
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return Span(start: CGFloat(first), end: CGFloat(last + 1))
  }

  /// O05 of field-cases.md, first variant: the frame after the effect is only the place in the layout.
  @Test func g1_aNonSourceTakesSizeAndPosition() {
    let host = host { space in
      Circle().fill(.green).accessibilityIdentifier("circle")
        .matchedGeometryEffect(id: "a", in: space, isSource: false)
        .frame(width: 30, height: 30).accessibilityIdentifier("place")
    }
    #expect(green(host) == Span(start: 0, end: 100))
    #expect(host.frame(of: "circle") == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(host.frame(of: "place") == CGRect(x: 100, y: 35, width: 30, height: 30))
    #expect(host.pixel(x: 115, y: 50) == .white)
  }

  /// The second variant: a frame before the effect fixes the drawn size.
  @Test func g5_aFrameBeforeTheEffectFixesTheSize() {
    let host = host { space in
      Circle().fill(.green).frame(width: 30, height: 30)
        .matchedGeometryEffect(id: "a", in: space, isSource: false)
    }
    #expect(green(host) == Span(start: 35, end: 65))
  }

  @Test func g1_positionIsSharedAtTheAnchor() {
    let host = host { space in
      Color.green.frame(width: 30, height: 100)
        .matchedGeometryEffect(id: "a", in: space, anchor: .trailing, isSource: false)
    }
    #expect(green(host) == Span(start: 70, end: 100))
  }

  @Test func g1_propertiesChooseWhatIsTaken() {
    let onlySize = host { space in
      Color.green.matchedGeometryEffect(id: "a", in: space, properties: .size, isSource: false)
        .frame(width: 30, height: 30)
    }
    // Size of the source, about the middle of its own place, 115.
    #expect(green(onlySize) == Span(start: 65, end: 165))
    let onlyPosition = host { space in
      Color.green.matchedGeometryEffect(id: "a", in: space, properties: .position, isSource: false)
        .frame(width: 30, height: 30)
    }
    #expect(green(onlyPosition) == Span(start: 35, end: 65))
  }

  @Test func g1_theFollowerFollowsAMovingSource() {
    let host = host { space in
      Circle().fill(.green).frame(width: 30, height: 30)
        .matchedGeometryEffect(id: "a", in: space, isSource: false)
    }
    host.perform { push.value = 80 }
    #expect(green(host) == Span(start: 35, end: 65))
    host.advance(milliseconds: 500)
    #expect(isNear(green(host)?.middle, 50 + 40, within: 0.5))
    host.advance(milliseconds: 501)
    #expect(green(host) == Span(start: 115, end: 145))
  }

  @Test func g4_aLoneNonSourceIsLaidOutPlainly() {
    let host = OffscreenHost(width: 400, height: 100) {
      Follower(push: 0, isSourceLive: false) { space in
        Color.green.frame(width: 30, height: 30)
          .matchedGeometryEffect(id: "a", in: space, isSource: false)
      }
    }
    #expect(green(host) == Span(start: 0, end: 30))
  }

  @Test func g4_twoSourcesDoNotCrash() {
    let host = OffscreenHost(width: 400, height: 100) {
      Follower(push: 0) { space in
        Color.green.frame(width: 30, height: 30).matchedGeometryEffect(id: "a", in: space)
      }
    }
    #expect(green(host) != nil)
    #expect(!host.isAnimating)
  }

  /// While the source fades away it is none any more: the follower goes home at once.
  @Test func g4_aRemovedViewIsNeverTheSource() {
    let isLive = Remote(true)
    let host = OffscreenHost(width: 400, height: 100) {
      WithState(isLive) { isLive in
        Follower(push: 0, isSourceLive: isLive.wrappedValue) { space in
          Color.green.frame(width: 30, height: 30)
            .matchedGeometryEffect(id: "a", in: space, isSource: false)
        }
        .animation(.linear(duration: 1), value: isLive.wrappedValue)
      }
    }
    #expect(green(host) == Span(start: 35, end: 65))
    host.perform { isLive.value = false }
    // The source is still seen; the follower is on its way to its own place, 0…30.
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 90, y: 50).isClose(to: PixelColor.systemRed.over(.white, opacity: 0.5)))
    #expect(isNear(green(host)?.start, 17.5, within: 1))
    host.advance(milliseconds: 501)
    #expect(green(host) == Span(start: 0, end: 30))
  }

  /// After the clip, the effect resizes pill and clip together; before it, the clip keeps its own frame.
  @Test func g5_whatIsInsideTheEffectIsResizedWithIt() {
    let inside = host { space in
      Color.green.clipShape(Circle()).matchedGeometryEffect(id: "a", in: space, isSource: false)
        .frame(width: 30, height: 30)
    }
    #expect(inside.pixel(x: 4, y: 4) == .systemRed)
    #expect(inside.pixel(x: 50, y: 4) == .systemGreen)
    let outside = host { space in
      Color.green.matchedGeometryEffect(id: "a", in: space, isSource: false)
        .frame(width: 30, height: 30).clipShape(Circle())
    }
    // The clip stands at the place in the layout, 100…130; the green is at 0…100.
    #expect(green(outside) == nil)
  }

  /// A view replaces another of the group: the frame moves from the one to the other in window space.
  @Test func g2_insertionAndRemovalInterpolateTheFrame() {
    let isRight = Remote(false)
    let host = OffscreenHost(width: 400, height: 100) {
      WithState(isRight) { isRight in Swap(isRight: isRight.wrappedValue) }
    }
    #expect(green(host) == Span(start: 0, end: 40))
    host.perform { isRight.value = true }
    #expect(green(host) == Span(start: 0, end: 40))
    host.advance(milliseconds: 500)
    // From 0…40 to 280…400: 140…220.
    #expect(isNear(green(host)?.start, 140, within: 1))
    #expect(isNear(green(host)?.end, 220, within: 1))
    host.advance(milliseconds: 501)
    #expect(green(host) == Span(start: 280, end: 400))
    #expect(!host.isAnimating)
  }

  /// The flight takes the animation that reaches the new source, though that view is only being rendered
  /// for the first time: one second to the right, two to the left.
  @Test func g3_theNewSourcesAnimationCounts() {
    let isRight = Remote(false)
    let host = OffscreenHost(width: 400, height: 100) {
      WithState(isRight) { isRight in OwnAnimations(isRight: isRight.wrappedValue) }
    }
    host.perform { isRight.value = true }
    host.advance(milliseconds: 500)
    #expect(isNear(green(host)?.start, 180, within: 1))
    host.advance(milliseconds: 501)
    #expect(green(host) == Span(start: 360, end: 400))
    #expect(!host.isAnimating)
    host.perform { isRight.value = false }
    host.advance(milliseconds: 500)
    #expect(isNear(green(host)?.start, 270, within: 1))
    host.advance(milliseconds: 1501)
    #expect(green(host) == Span(start: 0, end: 40))
  }

  /// Where only the old source's animation is switched off, or none reaches the new one.
  @Test func g3_withoutAnAnimationThereItJumps() {
    for isOld in [false, true] {
      let isRight = Remote(false)
      let host = OffscreenHost(width: 400, height: 100) {
        WithState(isRight) { isRight in
          OwnAnimations(
            isRight: isRight.wrappedValue, left: isOld ? nil : .linear(duration: 1),
            right: isOld ? .linear(duration: 1) : nil)
        }
      }
      host.perform { withAnimation(.linear(duration: 4)) { isRight.value = true } }
      host.advance(milliseconds: 500)
      #expect(host.pixel(x: 380, y: 50).isClose(to: isOld ? .white : .systemGreen))
    }
  }

  @Test func g6_retargetingStartsFromTheShownFrame() {
    let isRight = Remote(false)
    let host = OffscreenHost(width: 400, height: 100) {
      WithState(isRight) { isRight in Swap(isRight: isRight.wrappedValue) }
    }
    host.perform { isRight.value = true }
    host.advance(milliseconds: 500)
    let before = green(host)
    host.perform { isRight.value = false }
    #expect(green(host) == before)
    host.advance(milliseconds: 1001)
    #expect(green(host) == Span(start: 0, end: 40))
  }
}

/// A bar at the left or at the right, each under an animation of its own.
private struct OwnAnimations: View {
  let isRight: Bool
  var left: Animation? = .linear(duration: 2)
  var right: Animation? = .linear(duration: 1)
  @Namespace private var space

  var body: some View {
    HStack(spacing: 0) {
      ZStack { if !isRight { bar } }.frame(width: 40).animation(left, value: isRight)
      Spacer()
      ZStack { if isRight { bar } }.frame(width: 40).animation(right, value: isRight)
    }
    .frame(height: 40)
  }

  private var bar: some View {
    Color.green.matchedGeometryEffect(id: "bar", in: space).transition(.offset())
  }
}

/// A bar that is either at the left, 40 wide, or at the right, 120 wide.
private struct Swap: View {
  let isRight: Bool
  @Namespace private var space

  var body: some View {
    HStack {
      if !isRight { bar.frame(width: 40, height: 40) }
      Spacer()
      if isRight { bar.frame(width: 120, height: 60) }
    }
    .frame(maxHeight: .infinity)
    .animation(.linear(duration: 1), value: isRight)
  }

  private var bar: some View {
    Color.green.matchedGeometryEffect(id: "bar", in: space).transition(.offset())
  }
}
