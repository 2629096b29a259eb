import CPango
import WUIGeometry

/// What Fontconfig is asked for when text is set in a font.
struct FontDescription: Hashable, Sendable {
  /// Family names in order of preference, separated by commas.
  var families: String
  /// The size in points.
  var size: CGFloat
  /// The weight on OpenType's scale.
  var weight: Int
  var isItalic: Bool
  /// Narrow (−1) to wide (1).
  var width: CGFloat
  /// OpenType features in the syntax of CSS; empty for the font's defaults.
  var features: String

  /// The description of a font, its size multiplied by a factor.
  init(_ font: Font, scale: CGFloat = 1) {
    var named: InstalledFonts.Face?
    var design = font.design ?? .default
    var weight = font.weight
    switch font.provider {
    case .system: break
    case .style(let style): weight = weight ?? style.weight
    case .custom(let name, _, _) where design != .monospaced:
      named = InstalledFonts.shared.face(named: name)
      design = .default
    case .custom: break
    }
    families = InstalledFonts.shared.families(of: design)
    if let named { families = named.family + "," + families }
    let size = font.pointSize * scale
    self.size = size.isFinite ? min(max(size, 0.01), 10_000) : 17
    self.weight = weight?.value ?? named?.weight ?? Font.Weight.regular.value
    isItalic = font.isItalic || named?.isItalic == true
    width = font.width.value
    features = [
      font.hasMonospacedDigits ? "tnum=1" : nil, font.hasSmallCaps ? "smcp=1" : nil,
    ].compactMap(\.self).joined(separator: ",")
  }

  /// The description as Pango takes it; the caller frees it.
  func makePango() -> OpaquePointer {
    let description: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family(description, families)
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight)))
    pango_font_description_set_style(
      description, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_stretch(description, stretch)
    return description
  }

  private var stretch: PangoStretch {
    switch width {
    case ..<(-0.75): PANGO_STRETCH_EXTRA_CONDENSED
    case ..<(-0.25): PANGO_STRETCH_CONDENSED
    case ..<0.25: PANGO_STRETCH_NORMAL
    case ..<0.75: PANGO_STRETCH_SEMI_EXPANDED
    default: PANGO_STRETCH_EXPANDED
    }
  }
}
