import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// Bars that grow with numbers: a bar of 200·p points, the first at y 0…20, the second at y 20…40.
private struct Bars: View {
  let p: Double
  let q: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 200 * p, height: 20)
      Color.green.frame(width: 200 * q, height: 20)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// One body that reads two states.
private struct TwoStates: View {
  let p: Remote<Double>
  let q: Remote<Double>

  var body: some View {
    WithState(p) { p in WithState(q) { q in Bars(p: p.wrappedValue, q: q.wrappedValue) } }
  }
}

/// Both states in one view, set by a button as an app does it.
private struct OneBody: View {
  @State private var p = 0.0
  @State private var q = 0.0

  var body: some View {
    Bars(p: p, q: q)
      .contentShape(Rectangle())
      .onTapGesture {
        withAnimation(.linear(duration: 1)) { p = 1 }
        q = 1
      }
  }
}

/// components.md §4.4: what animates, and with what.
@Suite struct AnimationScopeTests {
  private func red(_ host: OffscreenHost) -> CGFloat {
    host.span(of: .systemRed, over: .white, y: 10)?.end ?? 0
  }

  private func green(_ host: OffscreenHost) -> CGFloat {
    host.span(of: .systemGreen, over: .white, y: 30)?.end ?? 0
  }

  @Test func a1_withAnimationAnimatesAllThatItsWritesChange() {
    let (p, q) = (Remote(0.0), Remote(0.0))
    let host = OffscreenHost(width: 300, height: 40) { TwoStates(p: p, q: q) }
    host.perform {
      withAnimation(.linear(duration: 1)) {
        p.value = 1
        q.value = 0.5
      }
    }
    #expect(red(host) == 0 && green(host) == 0)
    host.advance(milliseconds: 500)
    #expect(isNear(red(host), 100) && isNear(green(host), 50))
  }

  @Test func a1_aPlainWriteAfterwardsSnaps() {
    let host = OffscreenHost(width: 300, height: 40) { OneBody() }
    host.tap(x: 150, y: 20)
    #expect(red(host) == 0)
    #expect(green(host) == 200)
    host.advance(milliseconds: 500)
    #expect(isNear(red(host), 100))
    #expect(green(host) == 200)
  }

  @Test func a1_twoAnimationsInOneTurn() {
    let (p, q) = (Remote(0.0), Remote(0.0))
    let host = OffscreenHost(width: 300, height: 40) { TwoStates(p: p, q: q) }
    host.perform {
      withAnimation(.linear(duration: 1)) { p.value = 1 }
      withAnimation(.linear(duration: 2)) { q.value = 1 }
    }
    host.advance(milliseconds: 500)
    #expect(isNear(red(host), 100) && isNear(green(host), 50))
  }

  @Test func a2_replacesTheTransactionWhenItsValueChanged() {
    let (p, q) = (Remote(0.0), Remote(0.0))
    let host = OffscreenHost(width: 300, height: 40) {
      WithState(p) { p in
        WithState(q) { q in
          Bars(p: p.wrappedValue, q: q.wrappedValue)
            .animation(.linear(duration: 2), value: p.wrappedValue)
        }
      }
    }
    // Both change in one update in which p changed: both follow, and an outer animation is overridden.
    host.perform {
      withAnimation(.linear(duration: 1)) {
        p.value = 1
        q.value = 1
      }
    }
    host.advance(milliseconds: 500)
    #expect(isNear(red(host), 50) && isNear(green(host), 50))
    host.advance(milliseconds: 2000)
    // Only q: the outer transaction passes through.
    host.perform { withAnimation(.linear(duration: 1)) { q.value = 0 } }
    host.advance(milliseconds: 500)
    #expect(isNear(green(host), 100))
    host.advance(milliseconds: 1000)
    host.perform { q.value = 1 }
    #expect(green(host) == 200)
  }

  @Test func a2_nilSwitchesOff() {
    let p = Remote(0.0)
    let host = OffscreenHost(width: 300, height: 40) {
      WithState(p) { p in
        Bars(p: p.wrappedValue, q: 0).animation(nil, value: p.wrappedValue)
      }
    }
    host.perform { withAnimation(.linear(duration: 1)) { p.value = 1 } }
    #expect(red(host) == 200)
  }

  @Test func a2_theFirstAppearanceIsNoChange() {
    let host = OffscreenHost(width: 300, height: 40) {
      Bars(p: 1, q: 1).animation(.linear(duration: 1), value: 1.0)
    }
    #expect(red(host) == 200)
    #expect(!host.isAnimating)
  }

  @Test func a3_theFormWithoutAValueAnimatesEveryUpdate() {
    let (p, q) = (Remote(0.0), Remote(0.0))
    let host = OffscreenHost(width: 300, height: 40) {
      WithState(p) { p in
        WithState(q) { q in Always(content: Bars(p: p.wrappedValue, q: q.wrappedValue)) }
      }
    }
    host.perform { p.value = 1 }
    host.advance(milliseconds: 500)
    host.perform { q.value = 1 }
    host.advance(milliseconds: 250)
    #expect(isNear(red(host), 150) && isNear(green(host), 50))
  }

  /// Rendering modifiers animate with the animation where they stand, geometry with the one at the leaf.
  @Test func a4_theInnermostAppliesToWhatItContains() {
    let flag = Remote(false)
    let host = OffscreenHost(width: 300, height: 40) {
      WithState(flag) { flag in
        let isOn = flag.wrappedValue
        Color.red
          .animation(.linear(duration: 1), value: isOn)
          .frame(width: 200, height: 40)
          .opacity(isOn ? 1 : 0.2)
          .animation(.linear(duration: 2), value: isOn)
          .offset(x: isOn ? 100 : 0)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    host.perform { flag.value = true }
    host.advance(milliseconds: 500)
    // The offset only hands geometry down: the leaf's one second. The opacity takes two.
    let faint = PixelColor.systemRed.over(.white, opacity: 0.4)
    #expect(isNear(host.span(of: faint, over: .white, y: 20)?.start, 50, within: 0.3))
    #expect(host.pixel(x: 150, y: 20).isClose(to: faint))
  }

  @Test func a5_springsKeepTheirVelocity() {
    let spring = ReferenceSpring(response: 0.5, dampingFraction: 1)
    let p = Remote(0.0)
    let host = OffscreenHost(width: 300, height: 40) {
      WithState(p) { p in
        Bars(p: p.wrappedValue, q: 0)
          .animation(.spring(response: 0.5, dampingFraction: 1), value: p.wrappedValue)
      }
    }
    host.perform { p.value = 1 }
    host.advance(milliseconds: 100)
    host.perform { p.value = 0 }
    let turn = spring.state(after: 0.1, distance: -200, velocity: 0)
    for ms in [20.0, 40, 100, 200] {
      host.advance(milliseconds: 100 + ms - host.milliseconds)
      let way = spring.state(
        after: ms / 1000, distance: turn.distance + 200, velocity: turn.velocity)
      #expect(isNear(red(host), CGFloat(way.distance), within: 0.3), "\(ms) ms after")
    }
  }

  /// Other pairs add up, interpolating springs too: value = old(t) + new(t′)·(target − old(t)).
  @Test(arguments: [
    (Animation.linear(duration: 1), Animation.easeInOut(duration: 1)),
    (
      .interpolatingSpring(stiffness: 180, damping: 15),
      .interpolatingSpring(stiffness: 180, damping: 15)
    ),
    (.spring(response: 0.5, dampingFraction: 1), .linear(duration: 1)),
    (.linear(duration: 1), .spring(response: 0.5, dampingFraction: 1)),
  ]) func a5_otherPairsAddUp(_ first: Animation, _ second: Animation) {
    func alone(_ animation: Animation, _ times: [Double]) -> [CGFloat] {
      let p = Remote(0.0)
      let host = OffscreenHost(width: 300, height: 40) {
        WithState(p) { p in Bars(p: p.wrappedValue, q: 0) }
      }
      host.perform { withAnimation(animation) { p.value = 1 } }
      return times.map {
        host.advance(milliseconds: $0 - host.milliseconds)
        return red(host)
      }
    }
    let old = alone(first, [300, 360, 500])
    let new = alone(second, [100, 160, 300])
    let p = Remote(0.0)
    let host = OffscreenHost(width: 300, height: 40) {
      WithState(p) { p in Bars(p: p.wrappedValue, q: 0) }
    }
    host.perform { withAnimation(first) { p.value = 1 } }
    host.advance(milliseconds: 200)
    host.perform { withAnimation(second) { p.value = 0.5 } }
    for (index, ms) in [300.0, 360, 500].enumerated() {
      host.advance(milliseconds: ms - host.milliseconds)
      let share = new[index] / 200
      #expect(isNear(red(host), old[index] + share * (100 - old[index]), within: 0.5), "\(ms) ms")
    }
  }

  @Test func a6_whatCannotBeInterpolatedSwitchesAndColoursMix() {
    let flag = Remote(false)
    let host = OffscreenHost(width: 200, height: 40) {
      WithState(flag) { flag in
        HStack(spacing: 0) {
          (flag.wrappedValue ? Color.black : .white).frame(width: 100)
          Text(flag.wrappedValue ? "on" : "off")
            .accessibilityIdentifier(flag.wrappedValue ? "on" : "off").frame(width: 100)
        }
      }
    }
    host.perform { withAnimation(.linear(duration: 1)) { flag.value = true } }
    #expect(host.exists("on") && !host.exists("off"))
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 50, y: 20).isClose(to: PixelColor(128, 128, 128)))
  }

  @Test func a6_coloursFollowTheSchemeInAnAnimatedUpdate() {
    let scheme = Remote(ColorScheme.light)
    let host = OffscreenHost(width: 100, height: 40) {
      WithState(scheme) { scheme in
        Color.primary.environment(\.colorScheme, scheme.wrappedValue)
          .animation(.linear(duration: 1), value: scheme.wrappedValue)
      }
    }
    #expect(host.pixel(x: 50, y: 20) == .black)
    host.perform { scheme.value = .dark }
    #expect(host.pixel(x: 50, y: 20) == .black)
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 50, y: 20).isClose(to: PixelColor(128, 128, 128)))
    host.advance(milliseconds: 501)
    #expect(host.pixel(x: 50, y: 20) == .white)
  }

  @Test func a7_theModelIsThereAtOnce() {
    let x = Remote(CGFloat(0))
    let log = Journal()
    let host = OffscreenHost(width: 300, height: 40) {
      WithState(x) { x in
        Color.red.frame(width: 40, height: 40).accessibilityIdentifier("view")
          .onTapGesture { log.add("\(x.wrappedValue)") }
          .offset(x: x.wrappedValue)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    host.perform { withAnimation(.linear(duration: 1)) { x.value = 200 } }
    #expect(host.frame(of: "view").minX == 200)
    #expect(host.pixel(x: 20, y: 20) == .systemRed)
    host.tap(x: 20, y: 20)
    #expect(log.entries.isEmpty)
    host.tap(x: 220, y: 20)
    #expect(log.entries == ["200.0"])
  }
}

private struct Always<Content: View>: View {
  let content: Content

  @available(*, deprecated)
  var body: some View { content.animation(.linear(duration: 1)) }
}
