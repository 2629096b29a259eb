import Testing
import WUIMotion

/// A value that is led by hand hands its velocity to the spring that follows.
@Suite struct LedValueTests {
  private let spring = Animation.spring(response: 0.5, dampingFraction: 1)

  /// 10 units every 10 ms are 1000 a second; 1 ms later the spring has moved on by nearly 1 unit.
  @Test func springTakesTheVelocityOver() {
    var value = AnimatedValue(0.0)
    for step in 1...10 { value.lead(to: Double(step) * 10, at: Double(step) * 0.01) }
    value.animate(to: 0, with: spring, at: 0.1)
    #expect(abs(value.velocity(at: 0.1) - 1000) < 1e-6)
    #expect(abs(value.value(at: 0.101) - 100.98) < 0.1)
  }

  @Test func valueThatRestedHasNoVelocity() {
    var value = AnimatedValue(0.0)
    value.lead(to: 100, at: 0.01)
    value.animate(to: 0, with: spring, at: 0.5)
    #expect(value.velocity(at: 0.5) == 0)
  }

  @Test func plainChangeForgetsTheTrail() {
    var value = AnimatedValue(0.0)
    value.lead(to: 50, at: 0.01)
    value.snap(to: 60)
    value.animate(to: 0, with: spring, at: 0.02)
    #expect(value.velocity(at: 0.02) == 0)
  }

  /// A drag that begins 12 points after its press is as fast as its later steps say.
  @Test("the jump to the first value does not count") func jump() {
    var value = AnimatedValue(0.0)
    for step in 3...6 { value.lead(to: Double(step) * 4, at: Double(step) / 120) }
    value.animate(to: 100, with: spring, at: 6.0 / 120)
    #expect(abs(value.velocity(at: 6.0 / 120) - 480) < 1e-6)
  }

  @Test func endIsExact() {
    var value = AnimatedValue(0.0)
    for step in 1...10 { value.lead(to: Double(step) * 10, at: Double(step) * 0.01) }
    value.animate(to: 200, with: spring, at: 0.1)
    #expect(value.value(at: 10) == 200)
    #expect(!value.isAnimating)
  }
}

/// A value that is taken hold of while it moves.
@Suite struct CaughtValueTests {
  private let spring = Animation.spring(response: 0.5, dampingFraction: 1)

  /// What is left of the way, 1 − progress of components.md §5.1, runs out beside the hand.
  @Test func restOfTheWayRunsOutBesideTheHand() {
    var value = AnimatedValue(0.0)
    value.animate(to: 100, with: spring, at: 0)
    value.lead(to: 90, at: 0.1)
    #expect(abs(value.value(at: 0.1) - (90 - 100 * (1 - 0.3577))) < 0.01)
    value.lead(to: 80, at: 0.2)
    #expect(abs(value.value(at: 0.2) - (80 - 100 * (1 - 0.7154))) < 0.01)
    #expect(value.target == 80)
    #expect(value.value(at: 5) == 80)
    #expect(!value.isAnimating)
  }

  /// The spring that follows begins with the velocity of both.
  @Test func velocitiesAddUp() {
    var value = AnimatedValue(0.0)
    value.animate(to: 100, with: spring, at: 0)
    let own = value.velocity(at: 0.2)
    for step in 1...10 { value.lead(to: 100 + Double(step) * 10, at: 0.1 + Double(step) * 0.01) }
    let before = value.value(at: 0.2)
    value.animate(to: 300, with: spring, at: 0.2)
    #expect(value.value(at: 0.2) == before)
    #expect(abs(value.velocity(at: 0.2) - (own + 1000)) < 1e-6)
    #expect(value.value(at: 5) == 300)
  }

  /// A curve on the way is no spring to merge with; it goes on underneath.
  @Test func curveRunsOutToo() {
    var value = AnimatedValue(0.0)
    value.animate(to: 100, with: .linear(duration: 1), at: 0)
    value.lead(to: 60, at: 0.25)
    #expect(abs(value.value(at: 0.25) - (60 - 75)) < 1e-9)
    #expect(abs(value.value(at: 0.75) - (60 - 25)) < 1e-9)
    #expect(value.value(at: 1) == 60)
  }
}
