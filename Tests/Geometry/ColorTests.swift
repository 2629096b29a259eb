import Testing
import WUIGeometry

@Suite struct ColorTests {
  /// A value as eight hexadecimal digits.
  private func hex(_ color: Color.Resolved) -> String {
    [color.red, color.green, color.blue, color.opacity].map { component in
      let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
  }

  // OpenSwiftUI's ColorResolvedCompatibilityTests.swift (MIT), which runs against Apple's SwiftUI, too.
  // Of sRGB's row of 0.3, which is 76.5 of 255, this is what OpenSwiftUI rounds it to; SwiftUI's own text
  // says 4C.
  @Test(
    arguments: [
      (Color.RGBColorSpace.sRGB, 0, 0, 0, 0, "00000000"),
      (.sRGB, 0.01, 0.02, 0.03, 0.04, "0305080A"),
      (.sRGB, 0.3, 0.3, 0.3, 0.3, "4D4D4D4D"),
      (.sRGB, 0.412, 0.508, 0.690, 0.748, "6982B0BF"),
      (.sRGB, 0.6, 0.6, 0.6, 0.6, "99999999"),
      (.sRGB, 1, 1, 1, 1, "FFFFFFFF"),
      (.sRGBLinear, 0, 0, 0, 0, "00000000"),
      (.sRGBLinear, 0.01, 0.02, 0.03, 0.04, "1927300A"),
      (.sRGBLinear, 0.3, 0.3, 0.3, 0.3, "9595954D"),
      (.sRGBLinear, 0.412, 0.508, 0.690, 0.748, "ACBDD8BF"),
      (.sRGBLinear, 0.6, 0.6, 0.6, 0.6, "CBCBCB99"),
      (.sRGBLinear, 1, 1, 1, 1, "FFFFFFFF"),
      (.displayP3, 0, 0, 0, 0, "00000000"),
      (.displayP3, 0.01, 0.02, 0.03, 0.04, "0205080A"),
      (.displayP3, 0.3, 0.3, 0.3, 0.3, "4D4C4C4D"),
      (.displayP3, 0.412, 0.508, 0.690, 0.748, "6382B4BF"),
      (.displayP3, 0.6, 0.6, 0.6, 0.6, "99999999"),
      (.displayP3, 1, 1, 1, 1, "FFFFFFFF"),
    ] as [(Color.RGBColorSpace, Float, Float, Float, Float, String)])
  func colourSpaces(
    _ space: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float,
    expected: String
  ) {
    let resolved = Color.Resolved(
      colorSpace: space, red: red, green: green, blue: blue, opacity: opacity)
    #expect(hex(resolved) == expected)
    // A colour made of doubles is the same.
    let color = Color(
      space, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
    #expect(color.resolve(scheme: .light) { _, _ in nil } == resolved)
  }

  // OpenSwiftUI's RGBColorSpaceCompatibilityTests.swift (MIT), likewise.
  @Test(
    arguments: [
      (0, 0, 0, 0, 0, 0), (0, 0, 1, 1, 1, 1), (0, 1, 1, 1, 0, 0), (1 / 3, 1, 1, 0, 1, 0),
      (2 / 3, 1, 1, 0, 0, 1), (1, 1, 1, 1, 0, 0), (1 / 6, 1, 1, 1, 1, 0), (0.5, 1, 1, 0, 1, 1),
      (5 / 6, 1, 1, 1, 0, 1), (0, 0, 0.5, 0.5, 0.5, 0.5), (0, 1, 0.5, 0.5, 0, 0),
      (1 / 3, 1, 0.5, 0, 0.5, 0), (2 / 3, 1, 0.5, 0, 0, 0.5),
    ] as [(Double, Double, Double, Float, Float, Float)])
  func hueSaturationBrightness(
    _ hue: Double, saturation: Double, brightness: Double, red: Float, green: Float, blue: Float
  ) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness)
      .resolve(scheme: .light) { _, _ in nil }
    #expect(abs(color.red - red) < 1e-6)
    #expect(abs(color.green - green) < 1e-6)
    #expect(abs(color.blue - blue) < 1e-6)
    #expect(color.opacity == 1)
  }

  /// IEC 61966-2-1: linear below 0.0031308, a power of 2.4 above; half of the light is 0.7354.
  @Test func linearLightIsTheSameColour() {
    let half = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0.002, blue: 1)
    #expect(abs(half.red - 0.735_357) < 1e-5)
    #expect(abs(half.green - 0.025_84) < 1e-6)
    #expect(abs(half.linearRed - 0.5) < 1e-6)
    #expect(abs(half.linearGreen - 0.002) < 1e-7)
    var changed = half
    changed.linearRed = 1
    #expect(abs(changed.red - 1) < 1e-6)
  }

  /// P3's pure colours lie outside of sRGB and are clipped to it, whatever is in between keeps its hue.
  @Test func displayP3IsClippedToSRGB() {
    let red = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
    #expect(abs(red.red - 1) < 1e-6 && red.green == 0 && red.blue == 0)
    let green = Color.Resolved(colorSpace: .displayP3, red: 0, green: 1, blue: 0)
    #expect(green.red == 0 && abs(green.green - 1) < 1e-6 && green.blue == 0)
  }

  @Test func opacitiesMultiply() {
    let color = Color(red: 1, green: 0, blue: 0, opacity: 0.8).opacity(0.5).opacity(0.5)
    #expect(abs(color.resolve(scheme: .light) { _, _ in nil }.opacity - 0.2) < 1e-6)
    let secondary = Color.secondary.opacity(0.5).resolve(scheme: .dark) { _, _ in nil }
    #expect(abs(secondary.opacity - 0.3) < 1e-6)
    #expect(abs(secondary.red - 235 / 255) < 1e-6)
  }

  /// components.md §5.2, which has them from OpenSwiftUI's table of iOS 13–18.
  @Test(
    arguments: [
      (Color.blue, [0, 122, 255], [10, 132, 255]), (.gray, [142, 142, 147], [142, 142, 147]),
      (.red, [255, 59, 48], [255, 69, 58]), (.orange, [255, 149, 0], [255, 159, 10]),
      (.green, [52, 199, 89], [48, 209, 88]), (.purple, [175, 82, 222], [191, 90, 242]),
      (.yellow, [255, 204, 0], [255, 214, 10]), (.pink, [255, 45, 85], [255, 55, 95]),
      (.teal, [48, 176, 199], [64, 200, 224]), (.indigo, [88, 86, 214], [94, 92, 230]),
      (.mint, [0, 199, 190], [99, 230, 226]), (.brown, [162, 132, 94], [172, 142, 104]),
      (.cyan, [50, 173, 230], [100, 210, 255]), (.primary, [0, 0, 0], [255, 255, 255]),
      (.black, [0, 0, 0], [0, 0, 0]), (.white, [255, 255, 255], [255, 255, 255]),
    ] as [(Color, [Int], [Int])])
  func systemColours(_ color: Color, light: [Int], dark: [Int]) {
    for (scheme, expected) in [(ColorScheme.light, light), (.dark, dark)] {
      let resolved = color.resolve(scheme: scheme) { _, _ in nil }
      let components = [resolved.red, resolved.green, resolved.blue].map {
        Int(($0 * 255).rounded())
      }
      #expect(components == expected)
      #expect(resolved.opacity == 1)
    }
  }
}
