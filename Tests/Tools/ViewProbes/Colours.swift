import WaylandUITesting

/// The system colours of components.md §5.2, light, and constants.
extension PixelColor {
  package static let white = PixelColor(255, 255, 255)
  package static let black = PixelColor(0, 0, 0)
  package static let systemBlue = PixelColor(0, 122, 255)
  package static let systemRed = PixelColor(255, 59, 48)
  package static let systemGreen = PixelColor(52, 199, 89)
  package static let systemYellow = PixelColor(255, 204, 0)
  package static let systemGray = PixelColor(142, 142, 147)
  package static let pureRed = PixelColor(255, 0, 0)
  package static let pureGreen = PixelColor(0, 255, 0)
  package static let pureBlue = PixelColor(0, 0, 255)

  /// This colour over another at an opacity.
  package func over(_ ground: PixelColor, opacity: Double) -> PixelColor {
    func mix(_ a: Int, _ b: Int) -> Int {
      Int((Double(a) * opacity + Double(b) * (1 - opacity)).rounded())
    }
    return PixelColor(
      mix(red, ground.red), mix(green, ground.green), mix(blue, ground.blue),
      mix(alpha, ground.alpha))
  }
}
