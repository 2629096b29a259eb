import WUICompositor
import WUIGeometry

/// The formulas of W3C Compositing Level 1 in doubles, on premultiplied channels 0…255.
enum BlendFormula {
  private typealias Color = SIMD3<Double>

  /// The exact result, rounded.
  ///
  /// - Parameter coverage: A factor on the source, 0…1.
  static func result(
    _ mode: BlendMode, source: Channels, coverage: Double = 1, backdrop: Channels
  ) -> Channels {
    let sourceAlpha = Double(source.alpha) / 255 * coverage
    let backdropAlpha = Double(backdrop.alpha) / 255
    let (s, d) = (color(source) * coverage, color(backdrop))
    if let (fs, fd) = porterDuff(mode, sourceAlpha, backdropAlpha) {
      let one = Color(repeating: 1)
      return channels(
        (s * fs + d * fd).clamped(lowerBound: .zero, upperBound: one),
        min(1, sourceAlpha * fs + backdropAlpha * fd))
    }
    if mode == .plusDarker {
      let alpha = min(1, sourceAlpha + backdropAlpha)
      let dark = alpha - sourceAlpha - backdropAlpha + s + d
      return channels(dark.clamped(lowerBound: .zero, upperBound: Color(repeating: 1)), alpha)
    }
    let straightSource = sourceAlpha > 0 ? s / sourceAlpha : .zero
    let straightBackdrop = backdropAlpha > 0 ? d / backdropAlpha : .zero
    let blended = blend(mode, straightBackdrop, straightSource)
    let mixed = s * (1 - backdropAlpha) + blended * sourceAlpha * backdropAlpha
    return channels(
      mixed + d * (1 - sourceAlpha), sourceAlpha + backdropAlpha * (1 - sourceAlpha))
  }

  private static func porterDuff(_ mode: BlendMode, _ sa: Double, _ da: Double) -> (Double, Double)?
  {
    switch mode {
    case .normal: (1, 1 - sa)
    case .sourceAtop: (da, 1 - sa)
    case .destinationOver: (1 - da, 1)
    case .destinationOut: (0, 1 - sa)
    case .plusLighter: (1, 1)
    default: nil
    }
  }

  private static func blend(_ mode: BlendMode, _ b: Color, _ s: Color) -> Color {
    switch mode {
    case .hue: setLum(setSat(s, sat(b)), lum(b))
    case .saturation: setLum(setSat(b, sat(s)), lum(b))
    case .color: setLum(s, lum(b))
    case .luminosity: setLum(b, lum(s))
    default:
      Color(
        separable(mode, b.x, s.x), separable(mode, b.y, s.y), separable(mode, b.z, s.z))
    }
  }

  private static func separable(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double {
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return separable(.hardLight, s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? b * 2 * s : separable(.screen, b, 2 * s - 1)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: preconditionFailure("not a separable mode")
    }
  }

  private static func lum(_ c: Color) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func sat(_ c: Color) -> Double { c.max() - c.min() }

  private static func setLum(_ c: Color, _ target: Double) -> Color {
    let moved = c + (target - lum(c))
    let (l, n, x) = (lum(moved), moved.min(), moved.max())
    var result = moved
    if n < 0 { result = l + (result - l) * l / (l - n) }
    if x > 1 { result = l + (result - l) * (1 - l) / (x - l) }
    return result
  }

  private static func setSat(_ c: Color, _ target: Double) -> Color {
    let range = c.max() - c.min()
    return range > 0 ? (c - c.min()) * target / range : .zero
  }

  private static func color(_ c: Channels) -> Color {
    Color(Double(c.red), Double(c.green), Double(c.blue)) / 255
  }

  private static func channels(_ color: Color, _ alpha: Double) -> Channels {
    func byte(_ value: Double) -> Int { Int((value * 255).rounded()) }
    return Channels(byte(color.x), byte(color.y), byte(color.z), byte(alpha))
  }
}
