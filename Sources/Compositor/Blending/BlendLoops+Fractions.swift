import WUIGeometry

extension BlendMode {
  /// Whether a pixel's result depends so strongly on the source's colour that a source rounded to 8
  /// bits under its coverage would not do.
  var needsFractions: Bool {
    switch self {
    case .colorDodge, .colorBurn, .softLight, .hue, .saturation, .color, .luminosity: true
    default: false
    }
  }

  /// Blends a row of premultiplied pixels as `blendRow(_:onto:count:)` does, for the modes that need
  /// fractions: to within 1 of the formula, and nearly always its nearest number.
  ///
  /// - Parameter coverage: A factor on each of the source's pixels.
  func blendRow(
    _ source: UnsafePointer<UInt32>, by coverage: UnsafePointer<UInt8>,
    onto backdrop: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    switch self {
    case .colorDodge:
      mixChannels(source, coverage, backdrop, count) { s, sa, d, da in
        // Nothing on a black backdrop, all where the source leaves nothing over.
        min(sa * da, d * sa * sa / max(sa - s, tiny))
      }
    case .colorBurn:
      mixChannels(source, coverage, backdrop, count) { s, sa, d, da in
        sa * da - min(sa * da, (da - d) * sa * sa / max(s, tiny))
      }
    case .softLight:
      mixChannels(source, coverage, backdrop, count) { s, sa, d, da in soften(s, sa, d, da) }
    case .hue:
      mixColors(source, coverage, backdrop, count) { s, sa, d, da in
        s.withSaturation(d.saturation * sa).withLuminosity(d.luminosity * sa, alpha: sa * da)
      }
    case .saturation:
      mixColors(source, coverage, backdrop, count) { s, sa, d, da in
        d.withSaturation(s.saturation * da).withLuminosity(d.luminosity * sa, alpha: sa * da)
      }
    case .color:
      mixColors(source, coverage, backdrop, count) { s, sa, d, da in
        (s * da).withLuminosity(d.luminosity * sa, alpha: sa * da)
      }
    case .luminosity:
      mixColors(source, coverage, backdrop, count) { s, sa, d, da in
        (d * sa).withLuminosity(s.luminosity * da, alpha: sa * da)
      }
    default: preconditionFailure("\(self) has no loop of fractions")
    }
  }
}

/// Less than any difference of two channels, and so small that dividing by it exceeds them all.
private let tiny: Float = 1e-6

@inline(__always)
private func soften(_ s: Float, _ sa: Float, _ d: Float, _ da: Float) -> Float {
  let (straight, strength) = (d / max(da, 1), 2 * s - sa)
  let darker = straight - straight * straight
  let polynomial = ((16 * straight - 12) * straight + 4) * straight
  let root = squareRoot(straight)
  let lighter = (straight <= 0.25 ? polynomial : root) - straight
  return sa * d + strength * da * (strength <= 0 ? darker : lighter)
}

/// The square root of a number ¼…1 to within 10⁻⁶.
///
/// `squareRoot()` reports an error for negative numbers, which keeps a loop from becoming vector code.
@inline(__always)
private func squareRoot(_ x: Float) -> Float {
  // A line that is at most 1/48 off, and two of Newton's steps.
  let line = (x + 0.53125) * (2 / 3)
  let closer = 0.5 * (line + x / line)
  return 0.5 * (closer + x / closer)
}

/// Blends channel by channel.
///
/// - Parameter blend: B times both alphas, from premultiplied source and backdrop: all 0…255, the
///   result 0…255².
@inline(__always)
private func mixChannels(
  _ source: UnsafePointer<UInt32>, _ coverage: UnsafePointer<UInt8>,
  _ backdrop: UnsafeMutablePointer<UInt32>, _ count: Int,
  _ blend: (_ s: Float, _ sa: Float, _ d: Float, _ da: Float) -> Float
) {
  mixColors(source, coverage, backdrop, count) { s, sa, d, da in
    ColorLanes(
      red: blend(s.red, sa, d.red, da), green: blend(s.green, sa, d.green, da),
      blue: blend(s.blue, sa, d.blue, da))
  }
}

/// Blends all three channels at once.
///
/// - Parameter blend: B times both alphas, from premultiplied source and backdrop: all 0…255, the
///   result 0…255².
@inline(__always)
private func mixColors(
  _ source: UnsafePointer<UInt32>, _ coverage: UnsafePointer<UInt8>,
  _ backdrop: UnsafeMutablePointer<UInt32>, _ count: Int,
  _ blend: (_ s: ColorLanes, _ sa: Float, _ d: ColorLanes, _ da: Float) -> ColorLanes
) {
  for index in 0..<count {
    let (source, under) = (PixelLanes(source[index]), PixelLanes(backdrop[index]))
    let factor = Float(Int32(coverage[index])) * (1 / 255)
    let (s, d) = (ColorLanes(source) * factor, ColorLanes(under))
    let (sa, da) = (Float(source.alpha) * factor, Float(under.alpha))
    let blended = blend(s, sa, d, da)
    @inline(__always)
    func mix(_ a: Float, _ b: Float, _ both: Float) -> UInt32 {
      rounded255(a * (255 - da) + b * (255 - sa) + both)
    }
    backdrop[index] =
      mix(sa, da, sa * da) << 24 | mix(s.red, d.red, blended.red) << 16
      | mix(s.green, d.green, blended.green) << 8 | mix(s.blue, d.blue, blended.blue)
  }
}

/// The whole number nearest to x / 255, for x within 0…255² but for rounding.
@inline(__always)
private func rounded255(_ x: Float) -> UInt32 {
  // 2²³ more moves the nearest whole number into the lowest bits.
  (max(0, min(255, x * (1 / 255))) + 8_388_608).bitPattern & 255
}
