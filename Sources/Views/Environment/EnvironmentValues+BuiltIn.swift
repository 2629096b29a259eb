import WUIGeometry
import WUITypography

extension EnvironmentValues {
  /// The look of the interface. The default is light.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The direction in which interface elements run. The default is left to right.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Device pixels per point. The default is 1.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a device pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The font of text that names none; nil is the body style.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Whether controls react. The default is true.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The greatest number of lines of text; nil for no bound.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// How lines of text lie to each other. The default is leading.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Where text that does not fit is cut. The default is at the tail.
  public var truncationMode: TextTruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// Space between lines of text, in points. The default is 0.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How far text may shrink before it is truncated, 0…1. The default is 1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }

  /// Whether movement is to be replaced by short fades. The default is false.
  public package(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// The factor of the size of text that follows the desktop's. The default is 1.
  package var textScale: CGFloat {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }

  /// The user's accent colour, for apps that have none of their own; nil is blue.
  package var desktopAccentColor: Color.Resolved? {
    get { self[DesktopAccentKey.self] }
    set { self[DesktopAccentKey.self] = newValue }
  }

  /// The style of content that names none; nil is the primary colour.
  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// The accent colour; nil is the app's.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// Whether the nearest focusable view around has the focus.
  public package(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
private enum TruncationKey: EnvironmentKey {
  static var defaultValue: TextTruncationMode { .tail }
}
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum MinimumScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TextScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum DesktopAccentKey: EnvironmentKey { static var defaultValue: Color.Resolved? { nil } }
private enum ForegroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension View {
  /// Sets the font of text inside; nil lets text have the body style.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the greatest number of lines of texts inside; nil for no bound.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets how lines of texts inside lie to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where text inside is cut that does not fit.
  public func truncationMode(_ mode: TextTruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the space between lines of text inside, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Lets text inside shrink to this factor before it is truncated.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Keeps controls inside from reacting; one disabled view around is enough.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the accent colour of what is inside; nil is the app's.
  public func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

  /// Sets the accent colour of what is inside.
  public func accentColor(_ accentColor: Color?) -> some View { environment(\.tint, accentColor) }

  /// Sets the colour of content that names none; nil removes it.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map { AnyShapeStyle($0) })
  }

  /// Sets the style of content that names none.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    let style = AnyShapeStyle(style)
    return EnvironmentModified(
      content: self, change: { $0.foregroundStyle = style.set(within: $0.foregroundStyle) },
      read: { $0.foregroundStyle })
  }
}
