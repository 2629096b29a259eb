import WUIGeometry

/// A typeface, size and weight, resolved to an installed font when text is laid out.
public struct Font: Hashable, Sendable {
  package enum Provider: Hashable, Sendable {
    case system(size: CGFloat)
    case style(TextStyle)
    case custom(String, size: CGFloat, isFixed: Bool)
  }

  package var provider: Provider
  package var weight: Weight?
  package var design: Design?
  package var width: Width = .standard
  package var isItalic = false
  package var hasMonospacedDigits = false
  package var hasSmallCaps = false
  /// The factor of the size of what follows the desktop's text size.
  package var textScale: CGFloat = 1

  package init(_ provider: Provider, weight: Weight? = nil, design: Design? = nil) {
    self.provider = provider
    self.weight = weight
    self.design = design
  }

  /// The system font at a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size), weight: weight, design: design)
  }

  /// The system font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil)
    -> Font
  {
    Font(.style(style), weight: weight, design: design)
  }

  /// A font by its family or PostScript name, at a size in points, which follows the desktop's text
  /// size.
  ///
  /// A font that is not installed is reported once and replaced by the system font.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, isFixed: false))
  }

  /// A font by name at a size in points, which follows the desktop's text size.
  ///
  /// - Note: Unlike SwiftUI, all styles follow it alike, by the desktop's one factor.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    custom(name, size: size)
  }

  /// A font by name at a size in points that never changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, isFixed: true))
  }
}

extension Font {
  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { modified { $0.weight = weight } }

  /// The font in the bold weight.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font { modified { $0.isItalic = true } }

  /// The monospaced design of the font.
  public func monospaced() -> Font { modified { $0.design = .monospaced } }

  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { modified { $0.hasMonospacedDigits = true } }

  /// The font with small capitals for lowercase letters, where it has them.
  public func smallCaps() -> Font { modified { $0.hasSmallCaps = true } }

  /// The font in another width, where the family has it.
  public func width(_ width: Width) -> Font { modified { $0.width = width } }

  private func modified(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}
