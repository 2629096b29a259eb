import Testing
import WUIGeometry
import WUIMotion

@Suite("Unit curves")
struct UnitCurveTests {
  nonisolated struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let curve: UnitCurve
    /// At 0, 0.25, 0.5, 0.75 and 1; `nil` is not compared.
    let values: [Double]
    let velocities: [Double?]
    let tolerance: Double
  }

  // Data of OpenSwiftUI's UnitCurveCompatibilityTests.swift (MIT), which Apple's SwiftUI passes too.
  // Left out: the velocities at the end of easeIn (0) and the start of easeOut (1), where we give the
  // slope.
  nonisolated static let rows = [
    Row(
      testDescription: "linear", curve: .linear, values: [0, 0.25, 0.5, 0.75, 1],
      velocities: [1, 1, 1, 1, 1], tolerance: 1e-12),
    Row(
      testDescription: "easeIn", curve: .easeIn, values: [0, 0.09, 0.32, 0.62, 1],
      velocities: [0, 0.67, 1.07, 1.37, nil], tolerance: 0.01),
    Row(
      testDescription: "easeOut", curve: .easeOut, values: [0, 0.38, 0.68, 0.91, 1],
      velocities: [nil, 1.37, 1.07, 0.67, 0], tolerance: 0.01),
    Row(
      testDescription: "easeInOut", curve: .easeInOut, values: [0, 0.13, 0.5, 0.87, 1],
      velocities: [0, 1.06, 1.72, 1.06, 0], tolerance: 0.01),
    Row(
      testDescription: "circularEaseIn", curve: .circularEaseIn,
      values: [0, 0.032, 0.134, 0.339, 1], velocities: [0, 0.258, 0.577, 1.134, .infinity],
      tolerance: 0.001),
    Row(
      testDescription: "circularEaseOut", curve: .circularEaseOut,
      values: [0, 0.661, 0.866, 0.968, 1], velocities: [.infinity, 1.134, 0.577, 0.258, 0],
      tolerance: 0.001),
    Row(
      testDescription: "circularEaseInOut", curve: .circularEaseInOut,
      values: [0, 0.067, 0.5, 0.933, 1], velocities: [0, 0.577, .infinity, 0.577, 0],
      tolerance: 0.001),
  ]

  @Test("has SwiftUI's values and velocities", arguments: rows)
  func table(_ row: Row) {
    for (index, (value, velocity)) in zip(row.values, row.velocities).enumerated() {
      let x = Double(index) / 4
      #expect(abs(row.curve.value(at: x) - value) <= row.tolerance, "value at \(x)")
      guard let velocity else { continue }
      let actual = row.curve.velocity(at: x)
      #expect(actual == velocity || abs(actual - velocity) <= row.tolerance, "velocity at \(x)")
    }
  }

  @Test("limits time to 0…1")
  func limits() {
    #expect(UnitCurve.easeInOut.value(at: -0.5) == 0)
    #expect(UnitCurve.easeInOut.value(at: 1.5) == 1)
    #expect(UnitCurve.linear.velocity(at: 1.5) == 1)
  }

  @Test("has the slope of the control points where they lie on the ends")
  func degenerateEnds() {
    #expect(abs(UnitCurve.easeIn.velocity(at: 1) - 1 / 0.58) < 1e-9)
    #expect(abs(UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-9)
  }

  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve.bezier(
      startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }

  // Tables of Chromium's ui/gfx/geometry/cubic_bezier_unittest.cc (BSD): from 0 to 1 in steps of 0.05,
  // tolerance 0.00015.

  /// (.25, 0), (.75, 1).
  nonisolated static let basic = [
    0, 0.01136, 0.03978, 0.079780, 0.12803, 0.18235, 0.24115, 0.30323, 0.36761, 0.43345, 0.5,
    0.56655, 0.63238, 0.69676, 0.75884, 0.81764, 0.87196, 0.92021, 0.96021, 0.98863, 1,
  ]

  /// The slopes of the same curve.
  nonisolated static let slopes = [
    0, 0.42170, 0.69778, 0.89121, 1.03184, 1.13576, 1.21239, 1.26751, 1.30474, 1.32628, 1.33333,
    1.32628, 1.30474, 1.26751, 1.21239, 1.13576, 1.03184, 0.89121, 0.69778, 0.42170, 0,
  ]

  /// (.5, −1), (.5, 2): beyond 0…1 on both sides.
  nonisolated static let overshooting = [
    0, -0.08954, -0.15613, -0.19641, -0.20651, -0.18232, -0.11992, -0.01672, 0.12660, 0.30349, 0.5,
    0.69651, 0.87340, 1.01672, 1.11992, 1.18232, 1.20651, 1.19641, 1.15613, 1.08954, 1,
  ]

  @Test("solves Bézier curves as Chromium does")
  func chromiumTables() {
    let curve = bezier(0.25, 0, 0.75, 1)
    let beyond = bezier(0.5, -1, 0.5, 2)
    for index in 0...20 {
      let x = Double(index) * 0.05
      #expect(abs(curve.value(at: x) - Self.basic[index]) < 0.00015)
      #expect(abs(curve.velocity(at: x) - Self.slopes[index]) < 0.00015)
      #expect(abs(beyond.value(at: x) - Self.overshooting[index]) < 0.00015)
    }
    #expect(abs(bezier(0.5, 1, 0.5, 1).value(at: 0.5) - 0.875) < 1e-9)
    #expect(abs(bezier(0.5, 2, 0.5, 2).value(at: 0.5) - 1.625) < 1e-9)
    #expect(abs(bezier(0.5, -1, 0.5, -1).value(at: 0.5) + 0.625) < 1e-9)
  }

  /// The same file's curves whose points coincide with their ends. Its values beyond 0…1 continue the
  /// slope; UnitCurve limits time instead, as SwiftUI does.
  @Test(
    "limits time for every curve",
    arguments: [
      (0.5, 1, 0.5, 1), (0, 0, 1, 1), (0, 1, 1, 0), (0.5, 0, 1, 0.5), (0.1, 0.2, 0.8, 0.8),
      (0, 0, 0.5, 1), (1, 0.5, 1, 1), (0, 0, 0, 0), (1, 1, 1, 1),
    ] as [(Double, Double, Double, Double)])
  func outOfRange(_ points: (Double, Double, Double, Double)) {
    let curve = bezier(points.0, points.1, points.2, points.3)
    for x in [-1, -1e-9, 0] { #expect(curve.value(at: x) == 0) }
    for x in [1, 1 + 1e-9, 2] { #expect(curve.value(at: x) == 1) }
    #expect(curve.velocity(at: -1) == curve.velocity(at: 0))
    #expect(curve.velocity(at: 2) == curve.velocity(at: 1))
  }

  @Test("is the straight line where the control points lie on it", arguments: [0.0, 1.0 / 3, 1])
  func linearEquivalents(_ place: Double) {
    let curve = bezier(place, place, place, place)
    for step in 0...20 {
      #expect(abs(curve.value(at: Double(step) / 20) - Double(step) / 20) < 1e-9)
    }
  }

  @Test(
    "solves steep, flat and overshooting Bézier curves",
    arguments: [
      (0.5, -1, 0.5, 2), (1, 0, 0, 1), (0, 1, 1, 0), (0.9, 0.1, 1, 1), (0, 0, 0, 1),
      (0.25, 0.1, 0.25, 1),
    ] as [(Double, Double, Double, Double)])
  func bisection(_ points: (Double, Double, Double, Double)) {
    let (x1, y1, x2, y2) = points
    let curve = bezier(x1, y1, x2, y2)
    func point(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    for step in 1..<100 {
      let x = Double(step) / 100
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if point(x1, x2, middle) < x { low = middle } else { high = middle }
      }
      #expect(abs(curve.value(at: x) - point(y1, y2, low)) < 1e-5, "at \(x)")
    }
  }

  // From OpenSwiftUI's tests: control points are limited to 0…1 in x.
  @Test("limits control points in x")
  func extremePoints() {
    let curve = bezier(-0.5, 2, 1.5, -1)
    #expect(abs(curve.value(at: 0.5) - 0.5) < 1e-9)
    #expect(abs(curve.velocity(at: 0.5) + 1) < 1e-9)
    let gentle = bezier(0.25, 0.1, 0.75, 0.9)
    #expect(abs(gentle.velocity(at: 0.5) - 1.2) < 0.01)
  }

  @Test(
    "undoes itself by its inverse",
    arguments: [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, .circularEaseInOut.inverse,
    ])
  func inverse(_ curve: UnitCurve) {
    for x in [0.1, 0.3, 0.5, 0.7, 0.9] {
      #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
    }
    #expect(curve.inverse.inverse == curve)
    let product = curve.velocity(at: 0.3) * curve.inverse.velocity(at: curve.value(at: 0.3))
    #expect(abs(product - 1) < 1e-6)
  }
}
