import Testing
import WUIGeometry
import WUIMotion

/// The progress of a value from 0 to 1 at certain milliseconds.
nonisolated struct ProgressTable: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let animation: Animation
  /// Milliseconds and the value there.
  let rows: [(time: Int, value: Double)]

  init(_ name: String, _ animation: Animation, _ rows: KeyValuePairs<Int, Double>) {
    testDescription = name
    self.animation = animation
    self.rows = rows.map { ($0.key, $0.value) }
  }
}

@Suite("Progress of animations")
struct AnimationProgressTests {
  /// Closed-form values of the specification's table of animations, ±0.0005.
  nonisolated static let tables = [
    ProgressTable(
      "spring .5/.825", .spring(response: 0.5, dampingFraction: 0.825),
      [
        50: 0.1394, 100: 0.3936, 150: 0.6280, 200: 0.7996, 250: 0.9082, 300: 0.9685, 350: 0.9974,
        400: 1.0083, 442: 1.0102, 500: 1.0084, 600: 1.0035,
      ]),
    ProgressTable(
      "spring .55/.825", .spring(response: 0.55, dampingFraction: 0.825),
      [
        50: 0.1189, 100: 0.3465, 150: 0.5696, 200: 0.7451, 250: 0.8659, 300: 0.9405, 350: 0.9819,
        400: 1.0017, 487: 1.0102, 500: 1.0101, 600: 1.0060,
      ]),
    ProgressTable(
      "spring()", .spring(),
      [
        50: 0.1313, 100: 0.3577, 150: 0.5620, 200: 0.7154, 250: 0.8210, 300: 0.8900, 350: 0.9336,
        400: 0.9605, 500: 0.9864, 600: 0.9955,
      ]),
    ProgressTable(
      "default", .default,
      [
        50: 0.1125, 100: 0.3165, 150: 0.5110, 200: 0.6656, 250: 0.7783, 300: 0.8562, 350: 0.9083,
        400: 0.9423, 500: 0.9778, 600: 0.9917,
      ]),
    ProgressTable(
      "bouncy", .bouncy,
      [
        50: 0.1457, 100: 0.4233, 150: 0.6851, 200: 0.8737, 250: 0.9841, 300: 1.0339, 350: 1.0460,
        400: 1.0393, 500: 1.0145, 600: 1.0007,
      ]),
    ProgressTable(
      "interpolating 180/15", .interpolatingSpring(stiffness: 180, damping: 15),
      [
        50: 0.1717, 100: 0.5054, 150: 0.8139, 200: 1.0164, 250: 1.1070, 300: 1.1172, 400: 1.0453,
        500: 0.9928, 600: 0.9869,
      ]),
    ProgressTable(
      "easeInOut", .easeInOut,
      [
        50: 0.0409, 100: 0.1697, 150: 0.3784, 200: 0.6216, 250: 0.8303, 300: 0.9591, 350: 1,
        400: 1,
      ]),
  ]

  @Test("follows the specification's table", arguments: tables)
  func followsTable(_ table: ProgressTable) {
    var value = AnimatedValue(0.0)
    // A start other than 0 shows that only the elapsed time counts.
    value.animate(to: 1, with: table.animation, at: 100)
    for (time, expected) in table.rows {
      let shown = value.value(at: 100 + Double(time) / 1000)
      #expect(abs(shown - expected) <= 0.0005, "at \(time) ms: \(shown)")
    }
  }

  /// Peaks of the same table: 1.0 % and 4.6 % overshoot, none for critical damping.
  @Test(
    "overshoots as much as the specification says",
    arguments: [
      (Animation.spring(response: 0.5, dampingFraction: 0.825), 1.0102, 0.442),
      (.spring(response: 0.55, dampingFraction: 0.825), 1.0102, 0.487),
      (.bouncy, 1.0460, 0.350), (.spring(), 1, nil), (.default, 1, nil),
    ] as [(Animation, Double, Double?)])
  func overshoots(_ animation: Animation, peak: Double, at time: Double?) {
    var value = AnimatedValue(0.0)
    value.animate(to: 1, with: animation, at: 0)
    let shown = (0...2000).map { value.value(at: Double($0) / 1000) }
    let highest = shown.max() ?? 0
    #expect(abs(highest - peak) <= 0.0005)
    if let time, let index = shown.firstIndex(of: highest) {
      #expect(abs(Double(index) / 1000 - time) <= 0.005)
    }
  }
}
