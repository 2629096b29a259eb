/// How a view's pixels are combined with those already drawn beneath it in its group.
///
/// The formulas are those of W3C Compositing Level 1, in gamma-encoded sRGB.
public enum BlendMode: CaseIterable, Hashable, Sendable {
  /// Source over backdrop.
  case normal
  /// Product of both colours.
  case multiply
  /// Inverse of the product of both inverses.
  case screen
  /// Multiply where the backdrop is dark, screen where it is light.
  case overlay
  /// The darker of both, per channel.
  case darken
  /// The lighter of both, per channel.
  case lighten
  /// Brightens the backdrop to reflect the source.
  case colorDodge
  /// Darkens the backdrop to reflect the source.
  case colorBurn
  /// Darkens or lightens like a diffuse light of the source's colour.
  case softLight
  /// Multiply where the source is dark, screen where it is light.
  case hardLight
  /// The distance between both colours, per channel.
  case difference
  /// Like difference with less contrast.
  case exclusion
  /// The source's hue with the backdrop's saturation and luminosity.
  case hue
  /// The source's saturation with the backdrop's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the backdrop's luminosity.
  case color
  /// The source's luminosity with the backdrop's hue and saturation.
  case luminosity
  /// The source only where there is a backdrop.
  case sourceAtop
  /// The source beneath the backdrop.
  case destinationOver
  /// The backdrop only where there is no source.
  case destinationOut
  /// Sum of both inverses, inverted: max(0, source + backdrop − 1).
  case plusDarker
  /// Sum of both.
  case plusLighter
}
