/// A colour that is resolved in the environment where it is used.
public struct Color: Hashable, Sendable {
  package indirect enum Provider: Hashable, Sendable {
    case constant(Resolved)
    case dynamic(light: Resolved, dark: Resolved)
    case accent
    /// A colour set of an asset catalogue; `bundle` is a bundle's path, nil for the app's own.
    case named(String, bundle: String?)
    case opacity(Color, Double)
  }

  package let provider: Provider

  package init(_ provider: Provider) { self.provider = provider }

  /// A constant colour.
  public init(_ resolved: Resolved) { provider = .constant(resolved) }

  /// A constant colour of the given components, each 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity)))
  }

  /// A constant grey, 0 (black) … 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A constant colour of the given hue, saturation and brightness, each 0…1, in sRGB.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: Double) -> Double {
      let k = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// A colour set of an asset catalogue among the resources of a bundle, by default the app's.
  ///
  /// A missing name is drawn in magenta and reported once.
  public init(_ name: String, bundle: Bundle? = nil) {
    provider = .named(name, bundle: bundle?.bundlePath)
  }

  /// The colour with its opacity multiplied by a factor, 0…1.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

  /// The colour's value for a look of the interface.
  ///
  /// - Parameter named: Looks an asset catalogue's colour up; nil where there is none of the name.
  package func resolve(
    scheme: ColorScheme, accent: Color? = nil, named: (String, String?) -> Resolved?
  ) -> Resolved {
    switch provider {
    case .constant(let resolved): resolved
    case .dynamic(let light, let dark): scheme == .dark ? dark : light
    case .accent:
      (accent ?? .blue).resolve(scheme: scheme, accent: .blue, named: named)
    case .named(let name, let bundle): named(name, bundle) ?? .missing
    case .opacity(let base, let factor):
      base.resolve(scheme: scheme, accent: accent, named: named).multiplyingOpacity(by: factor)
    }
  }

  /// The profile in which colour components are given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// Linear-light sRGB.
    case sRGBLinear
    /// Gamma-encoded Display P3; mapped to sRGB, components outside its range are clipped.
    case displayP3
  }

  /// A colour's concrete value: gamma-encoded sRGB components, 0…1, not premultiplied.
  public struct Resolved: Hashable, Sendable {
    /// Red, gamma-encoded.
    public var red: Float
    /// Green, gamma-encoded.
    public var green: Float
    /// Blue, gamma-encoded.
    public var blue: Float
    /// Opacity.
    public var opacity: Float

    /// A value of the given components.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      (self.red, self.green, self.blue) = colorSpace.encodedSRGB(red, green, blue)
      self.opacity = opacity
    }

    /// Red in linear light.
    public var linearRed: Float {
      get { decodeSRGB(red) }
      set { red = encodeSRGB(newValue) }
    }
    /// Green in linear light.
    public var linearGreen: Float {
      get { decodeSRGB(green) }
      set { green = encodeSRGB(newValue) }
    }
    /// Blue in linear light.
    public var linearBlue: Float {
      get { decodeSRGB(blue) }
      set { blue = encodeSRGB(newValue) }
    }

    package static let clear = Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    package static let black = Resolved(red: 0, green: 0, blue: 0)
    package static let white = Resolved(red: 1, green: 1, blue: 1)
    /// What stands in for a colour that does not exist: impossible to overlook.
    package static let missing = Resolved(red: 1, green: 0, blue: 1)

    package func multiplyingOpacity(by factor: Double) -> Resolved {
      var copy = self
      copy.opacity *= Float(max(0, min(1, factor)))
      return copy
    }

    /// A colour of 8-bit components.
    package init(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Float = 1) {
      self.init(
        red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, opacity: opacity)
    }
  }
}

extension Color.RGBColorSpace {
  fileprivate func encodedSRGB(_ r: Float, _ g: Float, _ b: Float) -> (Float, Float, Float) {
    switch self {
    case .sRGB: return (r, g, b)
    case .sRGBLinear: return (encodeSRGB(r), encodeSRGB(g), encodeSRGB(b))
    case .displayP3:
      // The primaries of P3 expressed in those of sRGB, in linear light, in the digits that SwiftUI has.
      let (r, g, b) = (decodeSRGB(r), decodeSRGB(g), decodeSRGB(b))
      let mapped = (
        1.2249 * r - 0.2247 * g, -0.0420 * r + 1.0419 * g,
        -0.0197 * r - 0.0786 * g + 1.0979 * b
      )
      func clip(_ x: Float) -> Float { max(0, min(1, encodeSRGB(x))) }
      return (clip(mapped.0), clip(mapped.1), clip(mapped.2))
    }
  }
}

/// The sRGB transfer function (IEC 61966-2-1), odd about zero for values outside the gamut.
private func encodeSRGB(_ x: Float) -> Float {
  let magnitude = Double(abs(x))
  let encoded = magnitude <= 0.0031308 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
  return Float(x < 0 ? -encoded : encoded)
}

private func decodeSRGB(_ x: Float) -> Float {
  let magnitude = Double(abs(x))
  let decoded = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
  return Float(x < 0 ? -decoded : decoded)
}
