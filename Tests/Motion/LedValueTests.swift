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

  @Test func endIsExact() {
    var value = AnimatedValue(0.0)
    for step in 1...10 { value.lead(to: Double(step) * 10, at: Double(step) * 0.01) }
    value.animate(to: 200, with: spring, at: 0.1)
    #expect(value.value(at: 10) == 200)
    #expect(!value.isAnimating)
  }
}
