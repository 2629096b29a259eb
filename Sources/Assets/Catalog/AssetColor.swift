import WUIGeometry

extension AssetContents.ColorEntry.Value {
  /// Why a colour cannot be read.
  struct Failure: Error {
    let reason: String
  }

  /// The colour; nil for an entry without components, as Xcode makes for a new set.
  func resolve(_ scheme: ColorScheme) throws(Failure) -> Color.Resolved? {
    if let reference {
      return try Self.systemColor(reference).resolve(scheme: scheme) { _, _ in nil }
    }
    guard let components else { return nil }
    let opacity = try Self.opacity(components.alpha ?? "1")
    if let white = components.white {
      // Grey has a plain power of 2.2, not sRGB's curve; it is taken through linear light.
      let level = try Self.component(white)
      let linear = Float(pow(Double(max(0, level)), 2.2))
      return Color.Resolved(
        colorSpace: .sRGBLinear, red: linear, green: linear, blue: linear, opacity: opacity)
    }
    guard let red = components.red, let green = components.green, let blue = components.blue else {
      throw Failure(reason: "a colour needs the components red, green and blue, or white")
    }
    return Color.Resolved(
      colorSpace: try colorSpace(), red: try Self.component(red),
      green: try Self.component(green), blue: try Self.component(blue), opacity: opacity)
  }

  private func colorSpace() throws(Failure) -> Color.RGBColorSpace {
    switch space {
    case nil, "srgb", "extended-srgb": return .sRGB
    case "extended-linear-srgb", "linear-srgb": return .sRGBLinear
    case "display-p3", "extended-display-p3": return .displayP3
    case .some(let other): throw Failure(reason: "the color-space “\(other)” is not known")
    }
  }

  /// A component as Xcode's three input methods write it: "0xD2", "210" (both of 255) or "0.824".
  private static func component(_ text: String) throws(Failure) -> Float {
    if text.lowercased().hasPrefix("0x") {
      if let value = Int(text.dropFirst(2), radix: 16) { return Float(value) / 255 }
    } else if text.contains(".") {
      if let value = Float(text), value.isFinite { return value }
    } else if let value = Int(text) {
      return Float(value) / 255
    }
    throw Failure(reason: "“\(text)” is no colour component (0xD2, 210 or 0.824)")
  }

  /// An opacity is a fraction, even when it is written "1".
  private static func opacity(_ text: String) throws(Failure) -> Float {
    if !text.lowercased().hasPrefix("0x"), let value = Float(text), (0...1).contains(value) {
      return value
    }
    return max(0, min(1, try component(text)))
  }

  private static func systemColor(_ name: String) throws(Failure) -> Color {
    switch name {
    case "systemBlueColor": return .blue
    case "systemRedColor": return .red
    case "systemGreenColor": return .green
    case "systemYellowColor": return .yellow
    case "systemOrangeColor": return .orange
    case "systemPurpleColor": return .purple
    case "systemPinkColor": return .pink
    case "systemTealColor": return .teal
    case "systemIndigoColor": return .indigo
    case "systemMintColor": return .mint
    case "systemBrownColor": return .brown
    case "systemCyanColor": return .cyan
    case "systemGrayColor": return .gray
    case "labelColor": return .primary
    case "secondaryLabelColor": return .secondary
    case "tertiaryLabelColor": return .tertiary
    case "quaternaryLabelColor": return .quaternary
    default: throw Failure(reason: "the system colour “\(name)” is not known")
    }
  }
}
