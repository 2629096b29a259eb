import Testing
import WUIGeometry
import WUIMotion

@Suite("Springs")
struct SpringTests {
  private func isClose(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
    abs(a - b) <= tolerance
  }

  // Values of Flutter's newton_test.dart, which asserts the integer parts; the decimals come from an
  // independent closed form.
  typealias Row = (ratio: Double, target: Double, t: Double, x: Double, v: Double)

  nonisolated static let trajectories: [Row] = [
    (1, 500, 0.25, 356.351, 1026.06), (1, 500, 0.5, 479.786, 168.45),
    (1, 500, 0.75, 497.649, 20.74), (1.25, 500, 0.5, 445.284, 273.47),
    (1.25, 500, 1, 495.508, 22.46), (1.25, 500, 1.5, 499.631, 1.84), (0.25, 300, 1, 325.43, -64.81),
  ]

  @Test("moves along the closed form in all three regimes", arguments: trajectories)
  func trajectory(_ row: Row) {
    let spring = Spring(
      mass: 1, stiffness: 100, damping: row.ratio * 20, allowOverDamping: true)
    #expect(isClose(spring.value(target: row.target, time: row.t), row.x, 0.006))
    #expect(isClose(spring.velocity(target: row.target, time: row.t), row.v, 0.006))
  }

  /// The table itself: it asserts whole numbers, rounded down.
  @Test(
    "has the whole numbers of Flutter's newton_test.dart",
    arguments: [
      (1, 500, [0.25, 0.5, 0.75], [356, 479, 497], [1026, 168, 20]),
      (1.25, 500, [0.5, 1, 1.5], [445, 495, 499], [273, 22, 1]),
      (0.25, 300, [1], [325], [-65]),
    ] as [(Double, Double, [Double], [Double], [Double])])
  func floors(
    _ ratio: Double, target: Double, times: [Double], values: [Double], velocities: [Double]
  ) {
    let spring = Spring(mass: 1, stiffness: 100, damping: ratio * 20, allowOverDamping: true)
    #expect(times.map { spring.value(target: target, time: $0).rounded(.down) } == values)
    #expect(times.map { spring.velocity(target: target, time: $0).rounded(.down) } == velocities)
  }

  /// zed's gpui, spring.rs: behind a target that moves with velocity v the spring lags by 2ζv/ω.
  @Test("lags behind a moving target", arguments: [0.4, 1, 1.5])
  func ramp(_ ratio: Double) {
    let spring = Spring(response: 2 * .pi / 12, dampingRatio: ratio)
    var (x, v) = (0.0, 0.0)
    let step = 0.000_5
    for frame in 1...8000 {
      spring.update(value: &x, velocity: &v, target: 30 * step * Double(frame), deltaTime: step)
    }
    #expect(isClose(x - 30 * step * 8000, -2 * ratio / 12 * 30, 0.01))
  }

  @Test("swings forever without damping")
  func undamped() {
    let spring = Spring(mass: 1, stiffness: 4, damping: 0)
    for time in [0.3, 1, 40] {
      #expect(isClose(spring.value(target: 1.0, time: time), 1 - cos(2 * time), 1e-9))
      #expect(isClose(spring.velocity(target: 1.0, time: time), 2 * sin(2 * time), 1e-9))
    }
    #expect(spring.settlingDuration == .infinity)
    #expect(spring.bounce == 1)
  }

  // Flutter's spring_simulation_test.dart (`withDurationAndBounce`).
  @Test(
    "turns duration and bounce into stiffness and damping",
    arguments: [(0.3, 157.9137, 17.5929), (0, 157.9137, 25.1327), (-0.3, 157.9137, 35.9039)])
  func fromBounce(_ bounce: Double, stiffness: Double, damping: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(isClose(spring.stiffness, stiffness, 1e-4))
    #expect(isClose(spring.damping, damping, 1e-4))
    #expect(isClose(spring.duration, 0.5, 1e-12))
    #expect(isClose(spring.bounce, bounce, 1e-12))
  }

  // Wave's SpringTests.swift.
  @Test(
    "turns response and damping ratio into stiffness and damping",
    arguments: [(1, 61.68503, 15.70796), (0.6, 61.68503, 9.42478)])
  func fromResponse(_ ratio: Double, stiffness: Double, damping: Double) {
    let spring = Spring(response: 0.8, dampingRatio: ratio)
    #expect(isClose(spring.stiffness, stiffness, 1e-4))
    #expect(isClose(spring.damping, damping, 1e-4))
    #expect(isClose(spring.response, 0.8, 1e-12))
    #expect(spring.dampingRatio == ratio)
  }

  @Test("counts mass, and over-damping only on request")
  func fromPhysics() {
    let spring = Spring(mass: 4, stiffness: 100, damping: 10)
    #expect(isClose(spring.response, 2 * .pi / 5, 1e-12))
    #expect(isClose(spring.dampingRatio, 0.25, 1e-12))
    #expect(isClose(spring.stiffness, 100, 1e-9))
    #expect(isClose(spring.damping, 10, 1e-9))
    #expect(Spring(mass: 1, stiffness: 1, damping: 6).dampingRatio == 1)
    #expect(Spring(mass: 1, stiffness: 1, damping: 6, allowOverDamping: true).dampingRatio == 3)
  }

  @Test("limits the bounce to its range")
  func bounceBeyondRange() {
    #expect(Spring(duration: 0.7, bounce: 1.2) == Spring(duration: 0.7, bounce: 1))
    // With infinite damping nothing moves.
    let stiff = Spring(duration: 0.7, bounce: -1.2)
    #expect(stiff.value(target: 1.0, time: 10) == 0)
    #expect(stiff.settlingDuration == .infinity)
  }

  @Test("jumps without a response")
  func noResponse() {
    let spring = Spring(response: 0, dampingRatio: 1)
    #expect(spring.value(target: 3.0, time: 0) == 0)
    #expect(spring.value(target: 3.0, time: 0.001) == 3)
    #expect(spring.settlingDuration == 0)
  }

  @Test("pulls with stiffness and brakes with damping")
  func force() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 4)
    #expect(isClose(spring.force(target: 10.0, position: 7, velocity: 5), 280, 1e-9))
    let point = spring.force(
      fromValue: CGPoint.zero, toValue: CGPoint(x: 10, y: 0), position: CGPoint(x: 7, y: 1),
      velocity: CGPoint(x: 5, y: 0))
    #expect(isClose(point.x, 280, 1e-9) && isClose(point.y, -100, 1e-9))
  }

  @Test("carries any animatable value")
  func animatable() {
    let spring = Spring.bouncy
    let from = CGRect(x: 0, y: 10, width: 100, height: 50)
    let to = CGRect(x: 200, y: 10, width: 20, height: 50)
    let middle = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
    let share = spring.value(target: 1.0, time: 0.2)
    #expect(isClose(middle.minX, 200 * share, 1e-9))
    #expect(middle.minY == 10)
    #expect(isClose(middle.width, 100 - 80 * share, 1e-9))
    let velocity = spring.velocity(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.2)
    #expect(isClose(velocity.origin.x, 200 * spring.velocity(target: 1.0, time: 0.2), 1e-9))
    #expect(velocity.height == 0)
  }

  @Test("has presets of 0.5 s")
  func presets() {
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(isClose(Spring.snappy.dampingRatio, 0.85, 1e-12))
    #expect(isClose(Spring.bouncy.dampingRatio, 0.7, 1e-12))
    let adjusted = Spring.bouncy(duration: 1, extraBounce: 0.1)
    #expect(isClose(adjusted.bounce, 0.4, 1e-12))
    #expect(adjusted.duration == 1)
  }
}
