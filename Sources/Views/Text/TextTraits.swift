import WUIGeometry
import WUITypography

/// What modifiers of views say about the look of texts inside, beside font and colour.
package struct TextTraits: Hashable {
  var isItalic = false
  var hasMonospacedDigits = false
  var design: Font.Design?
  var width: Font.Width?
  var underline: Text.LineColor?
  var strikethrough: Text.LineColor?
  var kerning: CGFloat = 0
  var tracking: CGFloat = 0
  var baselineOffset: CGFloat = 0

  /// A font with these traits.
  func apply(to font: Font) -> Font {
    var font = font
    if isItalic { font = font.italic() }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    if let design { font.design = design }
    if let width { font = font.width(width) }
    return font
  }
}

extension EnvironmentValues {
  var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }
}

private enum TextTraitsKey: EnvironmentKey {
  static var defaultValue: TextTraits { TextTraits() }
}

extension View {
  /// Sets texts inside in italics.
  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.isItalic, isActive)
  }

  /// Gives the digits of texts inside equal widths.
  public func monospacedDigit() -> some View {
    environment(\.textTraits.hasMonospacedDigits, true)
  }

  /// Sets texts inside in a font whose characters have equal widths.
  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.textTraits.design, isActive ? .monospaced : nil)
  }

  /// Sets the design of the system font in texts inside; nil leaves their fonts' own.
  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.textTraits.design, design)
  }

  /// Sets the width of the font in texts inside; nil leaves their fonts' own.
  public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.textTraits.width, width)
  }

  /// Draws a line beneath texts inside; a nil colour is the text's.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.textTraits.underline, isActive ? Text.LineColor(color: color) : nil)
  }

  /// Draws a line through texts inside; a nil colour is the text's.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.textTraits.strikethrough, isActive ? Text.LineColor(color: color) : nil)
  }

  /// Adds space between the characters of texts inside, in points, keeping ligatures apart.
  public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.textTraits.kerning, kerning)
  }

  /// Adds space between the characters of texts inside, in points.
  public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.textTraits.tracking, tracking)
  }

  /// Raises texts inside above their baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.textTraits.baselineOffset, baselineOffset)
  }
}
