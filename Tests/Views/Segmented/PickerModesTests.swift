import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// The article's way to its solution: a picker over all blend modes.
@Suite struct PickerModesTests {
  /// White over blue, (0, 122, 255), and over white, by the formulas of W3C's Compositing and Blending 1
  /// and, for the modes that it has not, by Porter and Duff and Apple's description of `plusDarker`.
  /// Luminosity of that blue is 0.3 · 0 + 0.59 · 122 + 0.11 · 255 = 100.
  private static let whiteOnBlue: [BlendMode: PixelColor] = [
    .normal: .white,
    .multiply: .systemBlue,
    .screen: .white,
    .overlay: PixelColor(0, 244, 255),
    .darken: .systemBlue,
    .lighten: .white,
    .colorDodge: PixelColor(0, 255, 255),
    .colorBurn: .systemBlue,
    // The square root of 122 / 255.
    .softLight: PixelColor(0, 176, 255),
    .hardLight: .white,
    .difference: PixelColor(255, 133, 0),
    .exclusion: PixelColor(255, 133, 0),
    .hue: PixelColor(100, 100, 100),
    .saturation: PixelColor(100, 100, 100),
    .color: PixelColor(100, 100, 100),
    .luminosity: .white,
    .sourceAtop: .white,
    .destinationOver: .systemBlue,
    // Nothing is left of the control there; the window is white.
    .destinationOut: .white,
    .plusDarker: .systemBlue,
    .plusLighter: .white,
  ]

  @Test("S14: every blend mode renders as its formula says", arguments: BlendMode.allCases)
  func everyMode(mode: BlendMode) throws {
    let expected = try #require(Self.whiteOnBlue[mode])
    var stage = PickerStage.final
    stage.blending = [mode]
    let scene = PickerScene(stage)
    #expect(scene.host.pixel(x: 72, y: 34).isClose(to: expected), "\(mode)")
    // Beside the content nothing changes.
    #expect(scene.host.pixel(x: 55, y: 34) == .systemBlue)
    #expect(scene.host.pixel(x: 8, y: 34) == .white)
  }
}
