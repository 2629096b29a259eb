import Testing
import WUIGeometry
import WUIMotion

@Suite("Animated values")
struct AnimatedValueTests {
  private let critical = Animation.spring(response: 0.5, dampingFraction: 1)

  /// Field case O13: 0 → 100, back to 0 at 100 ms.
  private func reversedSpring() -> AnimatedValue<Double> {
    var value = AnimatedValue(0.0)
    value.animate(to: 100, with: critical, at: 0)
    value.animate(to: 0, with: critical, at: 0.1)
    return value
  }

  // Figures of field case O13.
  @Test("a spring that is reversed keeps its velocity")
  func retarget() {
    var value = reversedSpring()
    #expect(abs(value.value(at: 0.1) - 35.8) < 0.05)
    #expect(abs(value.velocity(at: 0.1) - 449) < 0.5)
    #expect(abs(value.value(at: 0.12) - 41.8) < 0.05)
    let shown = (0...900).map { value.value(at: 0.1 + Double($0) / 1000) }
    let peak = shown.max() ?? 0
    #expect(abs(peak - 43.4) < 0.05)
    let summit = shown.firstIndex(of: peak) ?? 0
    #expect((35...45).contains(summit))
    #expect(zip(shown[summit...], shown[summit...].dropFirst()).allSatisfy { $0 >= $1 })
    #expect(abs(shown[900]) < 0.1)
  }

  @Test("two changes in one frame count as the last")
  func twoChangesInOneFrame() {
    var once = reversedSpring()
    var twice = AnimatedValue(0.0)
    twice.animate(to: 100, with: critical, at: 0)
    twice.animate(to: 250, with: critical, at: 0.1)
    twice.animate(to: 0, with: critical, at: 0.1)
    #expect(abs(once.value(at: 0.15) - twice.value(at: 0.15)) < 1e-9)
    var curve = AnimatedValue(0.0)
    curve.animate(to: 100, with: .linear(duration: 1), at: 0)
    curve.animate(to: 50, with: .linear(duration: 1), at: 0)
    #expect(abs(curve.value(at: 0.5) - 25) < 1e-9)
  }

  @Test("a spring keeps its velocity when its stiffness changes")
  func otherSpring() {
    var value = AnimatedValue(0.0)
    value.animate(to: 100, with: critical, at: 0)
    let velocity = value.velocity(at: 0.1)
    value.animate(to: 300, with: .bouncy(duration: 1).speed(2), at: 0.1)
    #expect(abs(value.velocity(at: 0.1) - velocity) < 1e-9)
    let h = 1e-6
    let slope = (value.value(at: 0.1 + h) - value.value(at: 0.1)) / h
    #expect(abs(slope - velocity) < 0.1)
  }

  // Rule A5: value = old(t) + new(t′)·(target − old(t)).
  @Test("an interrupted curve goes on beneath its successor")
  func layeredCurves() {
    var value = AnimatedValue(0.0)
    value.animate(to: 100, with: .linear(duration: 1), at: 0)
    value.animate(to: 0, with: .linear(duration: 1), at: 0.5)
    #expect(value.target == 0)
    #expect(abs(value.value(at: 0.5) - 50) < 1e-9)
    // 75 below, a quarter of the way from there to 0.
    #expect(abs(value.value(at: 0.75) - 56.25) < 1e-9)
    // Speed: 100/s below, three quarters of it kept, less 75/s towards 0.
    #expect(abs(value.velocity(at: 0.75) - 0) < 1e-9)
    // The lower curve has ended at 100.
    #expect(abs(value.value(at: 1.25) - 25) < 1e-9)
    #expect(value.value(at: 1.5) == 0)
    #expect(!value.isAnimating)
  }

  @Test("curves over springs, and interpolating springs, add up")
  func mixedLayers() {
    let spring = Spring(response: 0.5, dampingRatio: 1)
    let lower = 100 * spring.value(target: 1.0, time: 0.2)
    var value = AnimatedValue(0.0)
    value.animate(to: 100, with: critical, at: 0)
    value.animate(to: 0, with: .linear(duration: 1), at: 0.1)
    #expect(abs(value.value(at: 0.2) - lower * 0.9) < 1e-9)
    var other = AnimatedValue(0.0)
    other.animate(to: 100, with: critical, at: 0)
    other.animate(to: 0, with: .interpolatingSpring(spring), at: 0.1)
    let share = spring.value(target: 1.0, time: 0.1)
    #expect(abs(other.value(at: 0.2) - lower * (1 - share)) < 1e-9)
  }

  @Test("an endless repetition stops when its successor ends")
  func repetitionIsReplaced() {
    var value = AnimatedValue(0.0)
    value.animate(to: 100, with: .linear(duration: 1).repeatForever(), at: 0)
    #expect(abs(value.value(at: 1000.25) - 25) < 1e-6)
    value.animate(to: 0, with: .linear(duration: 0.5), at: 1000.25)
    #expect(value.value(at: 1000.75) == 0)
    #expect(!value.isAnimating)
  }

  @Test("springs end exactly at their target, soon after they are seen to rest")
  func exactEnd() {
    let target = 0.1 + 0.2
    let interpolating = Animation.interpolatingSpring(stiffness: 180, damping: 15)
    for animation in [critical, .default, .bouncy, interpolating] {
      var value = AnimatedValue(200.0)
      value.animate(to: target, with: animation, at: 0)
      var time = 0.0
      while value.isAnimating, time < 10 {
        time += 1.0 / 60
        let shown = value.value(at: time)
        if !value.isAnimating { #expect(shown == target) }
      }
      #expect((0.8...2.5).contains(time), "\(time) s")
    }
  }

  @Test("a small way is followed to the end, too")
  func smallWay() {
    var value = AnimatedValue(0.0)
    value.animate(to: 0.0001, with: critical, at: 0)
    #expect(value.value(at: 0.1) < 0.00005)
    // Though slow from the start, it is not at rest while 4 % are left.
    #expect(value.value(at: 0.4) < 0.000097)
    #expect(value.isAnimating)
    #expect(value.value(at: 0.6) == 0.0001)
  }

  @Test("a spring pushed away from its target comes back")
  func velocityOnly() {
    var value = AnimatedValue(0.0)
    value.animate(to: 100, with: critical, at: 0)
    let shown = value.value(at: 0.1)
    value.animate(to: shown, with: critical, at: 0.1)
    #expect(value.value(at: 0.14) > shown + 5)
    #expect(value.value(at: 3) == shown)
  }

  @Test("an unanimated change shows at once, the same value changes nothing")
  func snap() {
    var value = AnimatedValue(0.0)
    value.update(to: 10, in: Transaction(animation: .linear(duration: 1)), at: 0)
    value.update(to: 10, in: Transaction(), at: 0.2)
    #expect(abs(value.value(at: 0.5) - 5) < 1e-9)
    value.update(to: 4, in: Transaction(), at: 0.5)
    #expect(value.value(at: 0.5) == 4)
    #expect(!value.isAnimating)
    #expect(value.velocity(at: 0.6) == 0)
  }

  // A spring and a curve that go on while what they are measured from moves by 30.
  @Test("a motion that is carried along stays the same")
  func translation() {
    for animation in [
      critical, .linear(duration: 1), .interpolatingSpring(stiffness: 180, damping: 15),
    ] {
      var still = AnimatedValue(0.0)
      still.animate(to: 100, with: animation, at: 0)
      var carried = still
      carried.translate(by: 30)
      #expect(carried.target == 130)
      #expect(abs(carried.velocity(at: 0.1) - still.velocity(at: 0.1)) < 1e-9)
      still.animate(to: 50, with: animation, at: 0.2)
      carried.animate(to: 80, with: animation, at: 0.2)
      for time in [0.25, 0.4, 0.8] {
        #expect(abs(carried.value(at: time) - still.value(at: time) - 30) < 1e-9)
      }
      #expect(carried.value(at: 10) == 80)
    }
  }

  @Test("vectors move as a whole")
  func vectors() {
    var value = AnimatedValue(AnimatablePair(0.0, 0.0))
    value.animate(to: AnimatablePair(100, -50), with: critical, at: 0)
    value.animate(to: AnimatablePair(0, -50), with: critical, at: 0.1)
    let shown = value.value(at: 0.12)
    #expect(abs(shown.first - 41.8) < 0.05)
    let undisturbed = Spring(response: 0.5, dampingRatio: 1).value(target: -50.0, time: 0.12)
    #expect(abs(shown.second - undisturbed) < 1e-9)
  }

  @Test("a copy goes on by itself")
  func copies() {
    var value = AnimatedValue(0.0)
    value.animate(to: 100, with: .linear(duration: 1), at: 0)
    var copy = value
    copy.animate(to: 0, with: critical, at: 0.5)
    value.snap(to: 7)
    #expect(value.value(at: 0.5) == 7)
    #expect(abs(copy.value(at: 0.5) - 50) < 1e-9)
  }

  // Field case O26 (b): frames were withheld, the next one shows the final state.
  @Test("after a pause the final value shows at once")
  func pause() {
    var value = AnimatedValue(0.0)
    value.animate(to: 100, with: .default, at: 0)
    #expect(value.value(at: 0.1) < 100)
    #expect(value.value(at: 5) == 100)
  }
}
