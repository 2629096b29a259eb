import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// Notes each time it is described, and with what.
private struct Phase: ViewModifier {
  let name: String
  let x: CGFloat
  let log: Journal

  func body(content: Content) -> some View {
    let _ = log.add(name)
    content.offset(x: x)
  }
}

/// A modifier with an animation of its own inside of the transition.
private struct Slow: ViewModifier {
  let isActive: Bool

  func body(content: Content) -> some View {
    content.opacity(isActive ? 0 : 1).animation(.linear(duration: 2), value: isActive)
  }
}

/// components.md T2: the phases of a view that comes and goes.
@Suite struct PhaseRuleTests {
  private let isShown = Remote(false)
  private let log = Journal()

  private func host(_ transition: AnyTransition, _ animation: Animation?) -> OffscreenHost {
    OffscreenHost(width: 200, height: 40) {
      WithState(isShown) { isShown in
        ZStack(alignment: .leading) {
          Color.white
          if isShown.wrappedValue { Color.red.frame(width: 40).transition(transition) }
        }
        .animation(animation, value: isShown.wrappedValue)
      }
    }
  }

  private var phases: AnyTransition {
    .modifier(
      active: Phase(name: "active", x: 100, log: log),
      identity: Phase(name: "identity", x: 0, log: log))
  }

  private func place(_ host: OffscreenHost) -> CGFloat? {
    host.span(of: .systemRed, over: .white, y: 20)?.start
  }

  /// Rendered once at its start, in the frame of the change; then it moves to its place.
  @Test func t2_willAppearThenIdentity() {
    let host = host(phases, .linear(duration: 1))
    host.perform { isShown.value = true }
    #expect(log.entries == ["active", "identity"])
    #expect(place(host) == 100)
    host.advance(milliseconds: 250)
    #expect(isNear(place(host), 75))
    host.advance(milliseconds: 751)
    #expect(place(host) == 0)
    #expect(log.entries == ["active", "identity"])
  }

  @Test func t2_didDisappearThenErased() {
    let host = host(phases, .linear(duration: 1))
    host.perform { isShown.value = true }
    host.advance(milliseconds: 1001)
    log.entries = []
    host.perform { isShown.value = false }
    #expect(log.entries == ["active"])
    host.advance(milliseconds: 250)
    // Behind the white of its sibling (Z3), it is not seen; but it is there.
    #expect(place(host) == nil)
    #expect(host.isAnimating)
    host.advance(milliseconds: 751)
    #expect(!host.isAnimating)
  }

  /// What the window shows first does not come in.
  @Test func t2_theFirstFrameOfAWindowHasNoPhases() {
    let host = OffscreenHost(width: 200, height: 40) {
      ZStack(alignment: .leading) {
        if true { Color.red.frame(width: 40).transition(phases) }
      }
      .animation(.linear(duration: 1), value: 0)
    }
    #expect(log.entries == ["identity"])
    #expect(!host.isAnimating)
  }

  /// In its first phase a view is rendered with animations disabled: an animation inside of the
  /// transition does not carry it from identity to the start, only from the start to identity.
  @Test func t2_nothingAnimatesInTheFirstPhase() {
    let host = host(
      .modifier(active: Slow(isActive: true), identity: Slow(isActive: false)),
      .linear(duration: 1))
    host.perform { isShown.value = true }
    #expect(host.pixel(x: 20, y: 20) == .white)
    host.advance(milliseconds: 1000)
    // By the inner animation (A4), of two seconds.
    #expect(host.pixel(x: 20, y: 20).isClose(to: PixelColor.systemRed.over(.white, opacity: 0.5)))
    host.advance(milliseconds: 1001)
    #expect(host.pixel(x: 20, y: 20) == .systemRed)
  }

  /// An animation for every update, inside of the view that comes, finds the frame in place: where the
  /// view stands at first is not where it came from.
  @Test func t2_framesOfTheFirstPhaseAreInPlace() {
    let host = OffscreenHost(width: 200, height: 40) {
      WithState(isShown) { isShown in
        ZStack(alignment: .leading) {
          Color.white
          if isShown.wrappedValue { AlwaysAnimated().transition(.identity) }
        }
      }
    }
    host.perform { withAnimation(.linear(duration: 1)) { isShown.value = true } }
    #expect(host.span(of: .systemRed, over: .white, y: 20) == Span(start: 120, end: 160))
    #expect(!host.isAnimating)
  }

  /// Without an animation there is no way to go: the view is at identity in the frame of the change.
  @Test func t2_withoutAnimationIdentityIsReachedAtOnce() {
    let host = host(phases, nil)
    host.perform { isShown.value = true }
    #expect(log.entries.last == "identity")
    #expect(place(host) == 0)
    #expect(!host.isAnimating)
  }

  /// Shown, hidden and shown in one change: one view, which comes once.
  @Test func t2_backAndForthInOneChange() {
    let host = host(phases, .linear(duration: 1))
    host.perform {
      isShown.value = true
      isShown.value = false
      isShown.value = true
    }
    #expect(log.entries == ["active", "identity"])
    #expect(place(host) == 100)
    host.advance(milliseconds: 1001)
    #expect(place(host) == 0)
  }
}

private struct AlwaysAnimated: View {
  @available(*, deprecated)
  var body: some View {
    Color.red.frame(width: 40).padding(.leading, 120).animation(.linear(duration: 1))
  }
}
