import WUICompositor
import WUIGeometry

/// The formulas of W3C Compositing Level 1 in doubles, on premultiplied channels 0…255.
///
/// Plain doubles, no vectors: in a debug build they are ten times as fast.
enum BlendFormula {
  /// Straight or premultiplied components, 0…1.
  private struct RGB {
    var r = 0.0
    var g = 0.0
    var b = 0.0

    func map(_ change: (Double) -> Double) -> RGB { RGB(r: change(r), g: change(g), b: change(b)) }

    var least: Double { min(r, min(g, b)) }
    var greatest: Double { max(r, max(g, b)) }
    var saturation: Double { greatest - least }
    var luminosity: Double { 0.3 * r + 0.59 * g + 0.11 * b }
  }

  /// The exact result, rounded.
  ///
  /// - Parameter coverage: A factor on the source, 0…1.
  static func result(
    _ mode: BlendMode, source: Channels, coverage: Double = 1, backdrop: Channels
  ) -> Channels {
    let sa = Double(source.alpha) / 255 * coverage
    let da = Double(backdrop.alpha) / 255
    let s = color(source).map { $0 * coverage }
    let d = color(backdrop)
    let alpha: Double
    let mixed: RGB
    if let (fs, fd) = porterDuff(mode, sa, da) {
      alpha = min(1, sa * fs + da * fd)
      mixed = RGB(r: s.r * fs + d.r * fd, g: s.g * fs + d.g * fd, b: s.b * fs + d.b * fd)
    } else if mode == .plusDarker {
      alpha = min(1, sa + da)
      let rest = alpha - sa - da
      mixed = RGB(r: rest + s.r + d.r, g: rest + s.g + d.g, b: rest + s.b + d.b)
    } else {
      alpha = sa + da * (1 - sa)
      let blended = blend(mode, straight(d, da), straight(s, sa))
      func mix(_ s: Double, _ d: Double, _ both: Double) -> Double {
        s * (1 - da) + both * sa * da + d * (1 - sa)
      }
      mixed = RGB(
        r: mix(s.r, d.r, blended.r), g: mix(s.g, d.g, blended.g), b: mix(s.b, d.b, blended.b))
    }
    return Channels(byte(mixed.r), byte(mixed.g), byte(mixed.b), byte(alpha))
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

  private static func blend(_ mode: BlendMode, _ b: RGB, _ s: RGB) -> RGB {
    switch mode {
    case .hue: setLum(setSat(s, b.saturation), b.luminosity)
    case .saturation: setLum(setSat(b, s.saturation), b.luminosity)
    case .color: setLum(s, b.luminosity)
    case .luminosity: setLum(b, s.luminosity)
    default:
      RGB(r: separable(mode, b.r, s.r), g: separable(mode, b.g, s.g), b: separable(mode, b.b, s.b))
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

  private static func setLum(_ color: RGB, _ target: Double) -> RGB {
    let shift = target - color.luminosity
    var result = color.map { $0 + shift }
    let (l, n, x) = (result.luminosity, result.least, result.greatest)
    if n < 0 { result = result.map { l + ($0 - l) * l / (l - n) } }
    if x > 1 { result = result.map { l + ($0 - l) * (1 - l) / (x - l) } }
    return result
  }

  private static func setSat(_ color: RGB, _ target: Double) -> RGB {
    let (least, range) = (color.least, color.saturation)
    return range > 0 ? color.map { ($0 - least) * target / range } : RGB()
  }

  private static func straight(_ color: RGB, _ alpha: Double) -> RGB {
    alpha > 0 ? RGB(r: color.r / alpha, g: color.g / alpha, b: color.b / alpha) : RGB()
  }

  private static func color(_ c: Channels) -> RGB {
    RGB(r: Double(c.red) / 255, g: Double(c.green) / 255, b: Double(c.blue) / 255)
  }

  private static func byte(_ value: Double) -> Int { Int((min(1, max(0, value)) * 255).rounded()) }
}
