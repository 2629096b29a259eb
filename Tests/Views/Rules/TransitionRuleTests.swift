import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// components.md §4.3: how views come and go.
@Suite struct TransitionRuleTests {
  let isShown = Remote(false)

  /// A red view of 40 × 40 in the middle of 200 × 200, under an animation of one second.
  private func host<V: View>(
    animation: Animation? = .linear(duration: 1), direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ view: @escaping () -> V
  ) -> OffscreenHost {
    OffscreenHost(width: 200, height: 200, layoutDirection: direction) {
      WithState(isShown) { isShown in
        ZStack { if isShown.wrappedValue { view() } }
          .animation(animation, value: isShown.wrappedValue)
      }
    }
  }

  private func set(_ shown: Bool, _ host: OffscreenHost) { host.perform { isShown.value = shown } }

  @Test func t1_theDefaultIsOpacity() {
    let host = host { Color.red.frame(width: 40, height: 40) }
    set(true, host)
    #expect(host.pixel(x: 100, y: 100) == .white)
    for ms in [250.0, 500, 750] {
      host.advance(milliseconds: 250)
      let faint = PixelColor.systemRed.over(.white, opacity: ms / 1000)
      #expect(host.pixel(x: 100, y: 100).isClose(to: faint), "at \(ms)")
    }
    host.advance(milliseconds: 250)
    #expect(host.pixel(x: 100, y: 100) == .systemRed)
    #expect(!host.isAnimating)
  }

  @Test func t1_withoutAnAnimationAllIsImmediate() {
    let host = host(animation: nil) {
      Color.red.frame(width: 40, height: 40).transition(.move(edge: .top))
    }
    set(true, host)
    #expect(host.pixel(x: 100, y: 100) == .systemRed)
    #expect(!host.isAnimating)
    set(false, host)
    #expect(host.pixel(x: 100, y: 100) == .white)
  }

  /// An animation inside of the `if` does not animate the coming and going.
  @Test func t1_theAnimationMustComeFromOutside() {
    let isShown = isShown
    let host = OffscreenHost(width: 200, height: 200) {
      WithState(isShown) { isShown in
        ZStack {
          if isShown.wrappedValue {
            Color.red.frame(width: 40, height: 40)
              .animation(.linear(duration: 1), value: isShown.wrappedValue)
          }
        }
      }
    }
    set(true, host)
    #expect(host.pixel(x: 100, y: 100) == .systemRed)
    set(false, host)
    #expect(host.pixel(x: 100, y: 100) == .white)
  }

  @Test func t1_withAnimationAnimatesToo() {
    let isShown = isShown
    let host = OffscreenHost(width: 200, height: 200) {
      WithState(isShown) { isShown in
        ZStack { if isShown.wrappedValue { Color.red.frame(width: 40, height: 40) } }
      }
    }
    host.perform { withAnimation(.linear(duration: 1)) { isShown.value = true } }
    host.advance(milliseconds: 500)
    #expect(
      host.pixel(x: 100, y: 100).isClose(to: PixelColor.systemRed.over(.white, opacity: 0.5)))
  }

  /// A transition outside of an id, a group or a branch is that of what comes and goes inside.
  @Test func t1_transitionsReachThroughIdsAndGroups() {
    let step = Remote(0)
    let host = OffscreenHost(width: 200, height: 200) {
      WithState(step) { step in
        ZStack {
          Group { if step.wrappedValue == 1 { Color.green.frame(width: 40, height: 40) } }
            .transition(.move(edge: .top))
          Color.red.frame(width: 40, height: 40).id(step.wrappedValue)
            .transition(.move(edge: .leading))
        }
        .animation(.linear(duration: 1), value: step.wrappedValue)
      }
    }
    host.perform { step.value = 1 }
    host.advance(milliseconds: 500)
    // The old one has left by half its width, the new one comes from there, both opaque.
    #expect(host.span(of: .systemRed, over: .white, y: 115) == Span(start: 60, end: 100))
    #expect(host.pixel(x: 70, y: 115) == .systemRed)
    // Green comes from above, by half its height.
    #expect(host.pixel(x: 110, y: 65) == .systemGreen)
    #expect(host.pixel(x: 110, y: 55) == .white)
    host.advance(milliseconds: 501)
    #expect(!host.isAnimating)
    #expect(host.span(of: .systemRed, over: .white, y: 115) == Span(start: 80, end: 120))
  }

  @Test(arguments: [
    (Edge.leading, CGPoint(x: -20, y: 0)), (.trailing, CGPoint(x: 20, y: 0)),
    (.top, CGPoint(x: 0, y: -20)), (.bottom, CGPoint(x: 0, y: 20)),
  ])
  func t4_moveDisplacesByTheViewsOwnSize(_ edge: Edge, _ half: CGPoint) {
    let host = host {
      Color.red.frame(width: 40, height: 40).accessibilityIdentifier("view")
        .transition(.move(edge: edge))
    }
    set(true, host)
    host.advance(milliseconds: 500)
    let (row, column) = (
      host.span(of: .systemRed, over: .white, y: 100 + half.y),
      host.span(of: .systemRed, over: .white, x: 100 + half.x)
    )
    #expect(isNear(row?.start, 80 + half.x))
    #expect(isNear(column?.start, 80 + half.y))
    #expect(host.frame(of: "view") == CGRect(x: 80, y: 80, width: 40, height: 40))
  }

  @Test func t4_moveIsMirroredRightToLeft() {
    let host = host(direction: .rightToLeft) {
      Color.red.frame(width: 40, height: 40).transition(.move(edge: .leading))
    }
    set(true, host)
    host.advance(milliseconds: 500)
    #expect(isNear(host.span(of: .systemRed, over: .white, y: 100)?.start, 80 + 20))
  }

  @Test func t4_offsetTranslatesByTheVector() {
    let host = host {
      Color.red.frame(width: 40, height: 40).transition(.offset(x: 60, y: -30))
    }
    set(true, host)
    host.advance(milliseconds: 500)
    #expect(isNear(host.span(of: .systemRed, over: .white, y: 85)?.start, 80 + 30))
    #expect(isNear(host.span(of: .systemRed, over: .white, x: 130)?.start, 80 - 15))
  }

  @Test func t4_combinedDoesBoth() {
    let host = host {
      Color.red.frame(width: 40, height: 40)
        .transition(.move(edge: .leading).combined(with: .opacity))
    }
    set(true, host)
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 62, y: 100).isClose(to: PixelColor.systemRed.over(.white, opacity: 0.5)))
    #expect(host.pixel(x: 102, y: 100) == .white)
  }

  @Test func t4_asymmetricUsesOneSideEach() {
    let host = host {
      Color.red.frame(width: 40, height: 40)
        .transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
    }
    set(true, host)
    host.advance(milliseconds: 500)
    #expect(host.span(of: .systemRed, over: .white, y: 100).map { isNear($0.start, 60) } ?? false)
    #expect(host.pixel(x: 70, y: 100) == .systemRed)
    host.advance(milliseconds: 500)
    set(false, host)
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 82, y: 100).isClose(to: PixelColor.systemRed.over(.white, opacity: 0.5)))
    #expect(host.pixel(x: 70, y: 100) == .white)
  }

  @Test func t5_modifiersAreInterpolatedThroughTheirData() {
    let host = host {
      Color.red.frame(width: 40, height: 40)
        .transition(.modifier(active: Shift(x: 50), identity: Shift(x: 0)))
    }
    set(true, host)
    host.advance(milliseconds: 400)
    #expect(isNear(host.span(of: .systemRed, over: .white, y: 100)?.start, 80 + 30))
  }

  @Test func t6_aZeroOffsetRemovesAtOnce() {
    let host = host { Color.red.frame(width: 40, height: 40).transition(.offset()) }
    set(true, host)
    #expect(host.pixel(x: 100, y: 100) == .systemRed)
    host.advance(milliseconds: 500)
    set(false, host)
    #expect(host.pixel(x: 100, y: 100) == .white)
    #expect(!host.isAnimating)
  }

  /// The repository's trick: a modifier that only has animatable data keeps the old view alive.
  @Test func t6_anAnimatableModifierThatDoesNothingKeepsTheViewAlive() {
    let host = host {
      Color.red.frame(width: 40, height: 40).accessibilityIdentifier("view")
        .transition(
          .asymmetric(
            insertion: .identity,
            removal: .modifier(active: Keeper(progress: 1), identity: Keeper(progress: 0))))
    }
    set(true, host)
    #expect(host.pixel(x: 100, y: 100) == .systemRed)
    host.advance(milliseconds: 500)
    set(false, host)
    host.advance(milliseconds: 990)
    #expect(host.pixel(x: 100, y: 100) == .systemRed)
    #expect(host.isAnimating)
    host.advance(milliseconds: 20)
    #expect(host.pixel(x: 100, y: 100) == .white)
    #expect(!host.exists("view"))
  }

  @Test func t6_theLastAnimationOfTheSubtreeDecides() {
    let isShown = Remote(true)
    let host = OffscreenHost(width: 200, height: 200) {
      WithState(isShown) { isShown in
        ZStack {
          if isShown.wrappedValue {
            Color.red.frame(width: 40, height: 40).accessibilityIdentifier("view")
              .transition(.opacity.animation(.linear(duration: 0.5)))
          }
        }
        .animation(.linear(duration: 1), value: isShown.wrappedValue)
      }
    }
    host.perform { isShown.value = false }
    host.advance(milliseconds: 490)
    #expect(host.exists("view"))
    host.advance(milliseconds: 20)
    #expect(!host.exists("view"))
  }

  /// A view inserted into a parent that moves is at its final place from the start; a removed one stays
  /// at its old place.
  @Test func t7_insertedViewsDoNotRideAlong() {
    let isShown = isShown
    let host = OffscreenHost(width: 300, height: 100) {
      WithState(isShown) { isShown in
        HStack(spacing: 0) {
          Color.green.frame(width: 40, height: 20)
          if isShown.wrappedValue { Color.red.frame(width: 40, height: 20).transition(.opacity) }
        }
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: isShown.wrappedValue ? .trailing : .leading
        )
        .animation(.linear(duration: 1), value: isShown.wrappedValue)
      }
    }
    host.perform { isShown.value = true }
    host.advance(milliseconds: 500)
    // Green slides from 0 to 220; red is at 260 already.
    #expect(
      isNear(
        host.span(of: .systemGreen, over: .white, y: 50, within: 0..<200)?.start, 110, within: 0.5))
    #expect(host.pixel(x: 262, y: 50).isClose(to: PixelColor.systemRed.over(.white, opacity: 0.5)))
    #expect(host.pixel(x: 258, y: 50) == .white)
    host.advance(milliseconds: 600)
    host.perform { isShown.value = false }
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 262, y: 50).isClose(to: PixelColor.systemRed.over(.white, opacity: 0.5)))
    #expect(host.pixel(x: 298, y: 50).isClose(to: PixelColor.systemRed.over(.white, opacity: 0.5)))
    #expect(
      isNear(
        host.span(of: .systemGreen, over: .white, y: 50, within: 0..<200)?.start, 110, within: 0.5))
  }
}

private struct Shift: ViewModifier, Animatable {
  var x: CGFloat

  nonisolated var animatableData: CGFloat {
    get { x }
    set { x = newValue }
  }

  func body(content: Content) -> some View { content.offset(x: x) }
}

private struct Keeper: ViewModifier, Animatable {
  var progress: CGFloat

  nonisolated var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func body(content: Content) -> some View { content }
}
