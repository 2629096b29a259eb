import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// The drawer is turned round and sent elsewhere at ten moments: place and velocity go on, state lives,
/// and the end is that of a drawer that was left alone. Frames of 120 Hz, against the closed spring.
@Suite struct DrawerInterruptionTests {
  nonisolated static let moments = stride(from: 5, through: 50, by: 5).map { $0 }
  private static let frame = 1000.0 / 120

  /// Compares the menu's reach with a spring that begins somewhere with a velocity, frame by frame.
  ///
  /// - Returns: Where the spring is at the end, and its velocity.
  @discardableResult
  private func follow(
    _ scene: DrawerScene, _ host: OffscreenHost, to goal: Double,
    from state: (place: Double, velocity: Double), frames: Int
  ) -> (place: Double, velocity: Double) {
    var last = state.place
    for count in 1...frames {
      host.advance(milliseconds: Self.frame)
      let way = DrawerScene.spring.state(
        after: Double(count) / 120, distance: state.place - goal, velocity: state.velocity)
      last = goal + way.distance
      #expect(
        isNear(scene.reach(host), CGFloat(max(0, last)), within: 0.4), "\(count) frames after")
    }
    let end = DrawerScene.spring.state(
      after: Double(frames) / 120, distance: state.place - goal, velocity: state.velocity)
    return (goal + end.distance, end.velocity)
  }

  @Test("D11: turned round once and twice, the menu keeps place and velocity", arguments: moments)
  func turnedRound(moment: Int) {
    for opens in [true, false] {
      let scene = opens ? DrawerScene() : DrawerScene().opened()
      let host = scene.host()
      let (goal, other) = opens ? (100.0, 0.0) : (0.0, 100.0)
      host.perform { scene.isOpen.value = opens }
      let first = follow(scene, host, to: goal, from: (other, 0), frames: moment)
      host.perform { scene.isOpen.value = !opens }
      #expect(isNear(scene.reach(host), CGFloat(max(0, first.place)), within: 0.4))
      let second = follow(scene, host, to: other, from: first, frames: 6)
      host.perform { scene.isOpen.value = opens }
      follow(scene, host, to: goal, from: second, frames: 12)
      host.run(milliseconds: 3000)
      let rest = opens ? DrawerScene().opened().host() : DrawerScene().host()
      #expect(host.snapshot().differences(from: rest.snapshot()) == 0)
      #expect(host.exists("menu") == opens && !host.isAnimating)
    }
  }

  @Test("a menu that becomes longer on its way goes on to its new end", arguments: moments)
  func longer(moment: Int) {
    let length = Remote(CGFloat(100))
    let scene = DrawerScene()
    let host = OffscreenHost(width: 300, height: 200) {
      WithState(length) { length in
        WithState(scene.isOpen) { isOpen in
          Drawer(isOpened: isOpen) {
            Color(red: 1, green: 0, blue: 0)
          } content: {
            Color.white
          }
          .drawerLength(length.wrappedValue)
        }
      }
    }
    host.perform { scene.isOpen.value = true }
    let first = follow(scene, host, to: 100, from: (0, 0), frames: moment)
    host.perform {
      withAnimation(.spring(response: 0.5, dampingFraction: 0.825)) { length.value = 160 }
    }
    follow(scene, host, to: 160, from: first, frames: 20)
    host.run(milliseconds: 3000)
    #expect(scene.reach(host) == 160)
  }

  /// A counter that starts anew with its view.
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button {
        count += 1
      } label: {
        Color.red.frame(width: 100, height: 100)
      }
      .accessibilityIdentifier("count \(count)")
    }
  }

  @Test("D11: the menu keeps its state while it is seen, and not longer", arguments: moments)
  func stateLives(moment: Int) {
    let isOpen = Remote(true)
    let host = OffscreenHost(width: 300, height: 200) {
      WithState(isOpen) { isOpen in
        Drawer(isOpened: isOpen) {
          Counter()
        } content: {
          Color.white
        }
      }
    }
    host.tap("count 0")
    host.perform { isOpen.value = false }
    host.run(milliseconds: Double(moment) * Self.frame, framesPerSecond: 120)
    host.perform { isOpen.value = true }
    #expect(host.exists("count 1"))
    host.run(milliseconds: 2000)
    #expect(host.exists("count 1"))
    host.perform { isOpen.value = false }
    host.run(milliseconds: 2000)
    host.perform { isOpen.value = true }
    #expect(host.exists("count 0"))
  }

  @Test("curves add up when the drawer is turned round", arguments: moments)
  func curvesAddUp(moment: Int) {
    var scene = DrawerScene()
    scene.animation = .linear(duration: 1)
    let host = scene.host()
    host.perform { scene.isOpen.value = true }
    host.run(milliseconds: Double(moment) * Self.frame, framesPerSecond: 120)
    host.perform { scene.isOpen.value = false }
    let start = Double(moment) / 120
    for step in stride(from: 0.1, through: 0.9, by: 0.1) {
      host.advance(milliseconds: 100)
      // A5: old(t) + new(t′)·(target − old(t)).
      let old = min(1, start + step)
      #expect(isNear(scene.reach(host), CGFloat(100 * (old - step * old))), "\(step) s after")
    }
  }
}
