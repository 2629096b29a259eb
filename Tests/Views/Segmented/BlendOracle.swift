import WaylandUITesting

/// The W3C formulas in floating point, on 8-bit steps as the toolkit has them.
enum BlendOracle {
  /// White content of a coverage, blended over an opaque backdrop by the three layers of the article.
  static func recoloured(_ backdrop: PixelColor, coverage: Double, opacity: Double = 1)
    -> PixelColor
  {
    let alpha = coverage * opacity
    var color = rounded(mix(vector(backdrop), difference(vector(backdrop)), alpha))
    color = rounded(mix(vector(color), hue(vector(color)), alpha))
    return rounded(mix(vector(color), overlay(vector(color)), alpha))
  }

  static func vector(_ c: PixelColor) -> [Double] {
    [Double(c.red) / 255, Double(c.green) / 255, Double(c.blue) / 255]
  }

  static func rounded(_ v: [Double]) -> PixelColor {
    PixelColor(
      Int((v[0] * 255).rounded()), Int((v[1] * 255).rounded()), Int((v[2] * 255).rounded()))
  }

  static func mix(_ backdrop: [Double], _ blended: [Double], _ alpha: Double) -> [Double] {
    zip(backdrop, blended).map { $0 * (1 - alpha) + $1 * alpha }
  }

  /// Of white.
  static func difference(_ b: [Double]) -> [Double] { b.map { 1 - $0 } }

  /// Of white: the grey of the backdrop's luminosity.
  static func hue(_ b: [Double]) -> [Double] {
    let luminosity = 0.3 * b[0] + 0.59 * b[1] + 0.11 * b[2]
    return [luminosity, luminosity, luminosity]
  }

  /// Of white.
  static func overlay(_ b: [Double]) -> [Double] { b.map { $0 <= 0.5 ? 2 * $0 : 1 } }
}
