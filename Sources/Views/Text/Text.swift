import WUIGeometry
import WUISceneGraph
import WUITypography

/// One or more lines of text.
@MainActor @preconcurrency
public struct Text: Hashable {
  /// A piece of text with its own look; what is nil comes from the environment.
  struct Piece: Hashable {
    var string: String
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var isMonospacedDigit = false
    var color: Color?
    var underline: LineColor?
    var strikethrough: LineColor?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
  }

  /// The colour of a line; nil is the text's.
  struct LineColor: Hashable {
    var color: Color?
  }

  var pieces: [Piece]

  /// The given string, as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { pieces = [Piece(string: String(content))] }

  /// The given string, as it is.
  public init(verbatim content: String) { pieces = [Piece(string: content)] }

  /// The text of a key.
  public init(_ key: LocalizedStringKey) { pieces = [Piece(string: key.string)] }

  /// A value in a format, such as a number or a date.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Two texts one after the other.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var sum = lhs
    sum.pieces += rhs.pieces
    return sum
  }

  private func with(_ change: (inout Piece) -> Void) -> Text {
    var copy = self
    for index in copy.pieces.indices { change(&copy.pieces[index]) }
    return copy
  }

  /// The text in a font, where a part of it has none yet.
  public func font(_ font: Font?) -> Text { with { if $0.font == nil { $0.font = font } } }

  /// The text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// The text in bold.
  public func bold() -> Text { with { $0.weight = .bold } }

  /// The text in italics.
  public func italic() -> Text { with { $0.isItalic = true } }

  /// The text with digits of equal width.
  public func monospacedDigit() -> Text { with { $0.isMonospacedDigit = true } }

  /// The text in a colour, where a part of it has none yet.
  public func foregroundColor(_ color: Color?) -> Text {
    with { if $0.color == nil { $0.color = color } }
  }

  /// The text with a line beneath.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.underline = isActive ? LineColor(color: color) : nil }
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.strikethrough = isActive ? LineColor(color: color) : nil }
  }

  /// The text with space between its characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }

  /// The text with space between its characters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }

  /// The text raised above its baseline, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = baselineOffset }
  }
}

extension Text: LeafView {
  package func makeNode(in context: ElementContext) -> TextNode {
    TextNode(
      scene: context.scene, scope: context.scope, content: content(in: context.environment),
      parameters: TextParameters(environment: context.environment),
      color: ForegroundStyle().color(in: context.environment))
  }

  package func updateNode(_ node: TextNode, in environment: EnvironmentValues) {
    node.update(
      content: content(in: environment), parameters: TextParameters(environment: environment),
      color: soleColor?.resolve(in: environment) ?? ForegroundStyle().color(in: environment))
  }

  /// The colour of a text that has but one: it is the node's, so that it can animate.
  private var soleColor: Color? { pieces.count == 1 ? pieces[0].color : nil }

  private func content(in environment: EnvironmentValues) -> TextContent {
    TextContent(runs: pieces.map { $0.run(in: environment, ownsColor: pieces.count > 1) })
  }
}

extension Text.Piece {
  fileprivate func run(in environment: EnvironmentValues, ownsColor: Bool) -> TextContent.Run {
    var font = font ?? environment.font ?? .body
    let traits = environment.textTraits
    if let weight = weight ?? environment.fontWeight { font = font.weight(weight) }
    font = traits.apply(to: font)
    if isItalic { font = font.italic() }
    if isMonospacedDigit { font = font.monospacedDigit() }
    font.textScale = environment.textScale
    func line(_ line: Text.LineColor?) -> TextContent.Line? {
      line.map { TextContent.Line(color: $0.color?.resolve(in: environment)) }
    }
    return TextContent.Run(
      string, font: font, color: ownsColor ? color?.resolve(in: environment) : nil,
      underline: line(underline ?? traits.underline),
      strikethrough: line(strikethrough ?? traits.strikethrough),
      kerning: kerning ?? traits.kerning, tracking: tracking ?? traits.tracking,
      baselineOffset: baselineOffset ?? traits.baselineOffset)
  }
}

extension TextParameters {
  fileprivate init(environment: EnvironmentValues) {
    self.init(
      maxLines: environment.lineLimit, truncation: environment.truncationMode,
      alignment: environment.multilineTextAlignment, lineSpacing: environment.lineSpacing,
      layoutDirection: environment.layoutDirection,
      minimumScaleFactor: environment.minimumScaleFactor)
  }
}

extension EnvironmentValues {
  /// The weight that `fontWeight` sets; nil leaves the font's own.
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }
}

private enum FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }

extension View {
  /// Sets the weight of texts inside; nil leaves their fonts' own.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  /// Sets texts inside in bold.
  public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontWeight, isActive ? .bold : nil)
  }
}
