import Testing
import WUIGeometry
import WUIMotion

@Suite("Animation modifiers")
struct AnimationModifierTests {
  private let second = Animation.linear(duration: 1)

  /// The value from 0 to 100 at the given times.
  private func values(_ animation: Animation, _ times: [Double]) -> [Double] {
    var value = AnimatedValue(0.0)
    value.animate(to: 100, with: animation, at: 0)
    return times.map { (value.value(at: $0) * 1e6).rounded() / 1e6 }
  }

  @Test("delay shifts the motion")
  func delay() {
    #expect(values(second.delay(0.5), [0, 0.25, 0.5, 1, 1.25, 1.5]) == [0, 0, 0, 50, 75, 100])
    #expect(values(second.delay(-0.25), [0, 0.5, 0.75]) == [25, 75, 100])
    let spring = Animation.spring(response: 0.5, dampingFraction: 1)
    #expect(values(spring.delay(1), [0.9, 1.1])[0] == 0)
    #expect(abs(values(spring.delay(1), [1.1])[0] - 35.77) < 0.05)
  }

  @Test("a delayed animation is running while it waits")
  func delayIsRunning() {
    var value = AnimatedValue(0.0)
    value.animate(to: 100, with: .bouncy.delay(1), at: 0)
    #expect(value.value(at: 0.5) == 0)
    #expect(value.isAnimating)
  }

  @Test("speed scales time, also that of a delay inside")
  func speed() {
    #expect(values(second.speed(2), [0.25, 0.5]) == [50, 100])
    #expect(values(second.delay(0.5).speed(2), [0.25, 0.5, 0.75]) == [0, 50, 100])
    #expect(values(second.speed(2).delay(0.5), [0.5, 0.75, 1]) == [0, 50, 100])
    #expect(values(second.speed(0), [0.5, 100]) == [0, 0])
    #expect(values(.spring().speed(0), [0.5, 100]) == [0, 0])
    let fast = values(.bouncy.speed(2), [0.1, 0.2])
    #expect(fast == values(.bouncy, [0.2, 0.4]))
    let pushed = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 3)
    #expect(values(pushed.speed(2), [0.1, 0.2]) == values(pushed, [0.2, 0.4]))
  }

  @Test("repeating starts over, or goes back")
  func repetition() {
    let restart = second.repeatCount(2, autoreverses: false)
    #expect(values(restart, [0.25, 0.75, 1.25, 1.75, 2]) == [25, 75, 25, 75, 100])
    let swing = second.repeatCount(3)
    #expect(values(swing, [0.25, 1.25, 1.75, 2.25, 3]) == [25, 75, 25, 25, 100])
    // An even number of runs leads back to the start; then the target shows.
    #expect(values(second.repeatCount(2), [1.5, 1.99, 2]) == [50, 1, 100])
    #expect(values(second.repeatCount(0), [0]) == [100])
    var value = AnimatedValue(0.0)
    value.animate(to: 100, with: swing, at: 0)
    #expect(abs(value.velocity(at: 0.5) - 100) < 1e-9)
    #expect(abs(value.velocity(at: 1.5) + 100) < 1e-9)
  }

  @Test("repeating combines with delay and speed")
  func nestedRepetition() {
    let pulse = second.delay(1).repeatCount(2, autoreverses: false)
    #expect(values(pulse, [0.5, 1.5, 2.5, 3.5, 4]) == [0, 50, 0, 50, 100])
    let once = second.repeatCount(2, autoreverses: false).delay(1)
    #expect(values(once, [0.5, 1.5, 2.5, 3]) == [0, 50, 50, 100])
    let fast = second.repeatCount(2, autoreverses: false).speed(4)
    #expect(values(fast, [0.125, 0.375, 0.5]) == [50, 50, 100])
  }

  @Test("repeating forever never ends")
  func forever() {
    var value = AnimatedValue(0.0)
    value.animate(to: 100, with: second.repeatForever(), at: 0)
    #expect(abs(value.value(at: 1e6 + 0.5) - 50) < 1e-6)
    #expect(value.isAnimating)
    // Nothing to repeat is over at once instead of asking for frames forever.
    #expect(values(Animation.linear(duration: 0).repeatForever(), [0]) == [100])
  }

  @Test("a repeated spring runs for its settling duration")
  func repeatedSpring() {
    let spring = Spring(response: 0.5, dampingRatio: 1)
    let period = spring.settlingDuration
    let animation = Animation.spring(spring).repeatForever(autoreverses: false)
    #expect(
      abs(values(animation, [period + 0.1])[0] - 100 * spring.value(target: 1.0, time: 0.1)) < 1e-3)
    // One that never settles has only one run.
    let endless = Spring(response: 1, dampingRatio: 0)
    let swing = values(Animation.spring(endless).repeatForever(), [10.5])
    #expect(abs(swing[0] - 200) < 1e-3)
  }

  @Test("initial velocity counts in distances per second")
  func initialVelocity() {
    var value = AnimatedValue(0.0)
    value.animate(
      to: 100, with: .interpolatingSpring(duration: 0.5, bounce: 0, initialVelocity: 4), at: 0)
    #expect(abs(value.velocity(at: 0) - 400) < 1e-9)
  }

  @Test("equal descriptions are equal animations")
  func equality() {
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring() == .smooth)
    #expect(Animation.default != .spring())
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.linear.delay(1) != .linear)
    #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1))
    #expect(Animation.bouncy.hashValue == Animation.spring(duration: 0.5, bounce: 0.3).hashValue)
    #expect(Animation.interpolatingSpring != .spring)
  }
}
