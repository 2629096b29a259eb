import WUIGeometry

extension Font {
  /// How thick a font's strokes are.
  public struct Weight: Hashable, Sendable {
    /// The weight on the scale of CSS and OpenType, 1…1000.
    package let value: Int

    package init(value: Int) { self.value = value }

    /// The thinnest weight, 100.
    public static let ultraLight = Weight(value: 100)
    /// A thin weight, 200.
    public static let thin = Weight(value: 200)
    /// A light weight, 300.
    public static let light = Weight(value: 300)
    /// The weight of ordinary text, 400.
    public static let regular = Weight(value: 400)
    /// A weight slightly above the regular one, 500.
    public static let medium = Weight(value: 500)
    /// A weight between medium and bold, 600.
    public static let semibold = Weight(value: 600)
    /// The bold weight, 700.
    public static let bold = Weight(value: 700)
    /// A weight above bold, 800.
    public static let heavy = Weight(value: 800)
    /// The thickest weight, 900.
    public static let black = Weight(value: 900)
  }

  /// The character of the system font.
  public enum Design: Hashable, Sendable {
    /// The plain sans-serif.
    case `default`
    /// A font with serifs.
    case serif
    /// A font with rounded ends, where one is installed; else the default design.
    case rounded
    /// A font whose characters have equal widths.
    case monospaced
  }

  /// How wide a font's characters are.
  public struct Width: Hashable, Sendable {
    /// The position on a scale from narrow (−1) over standard (0) to wide (1).
    public let value: CGFloat

    /// A width of the scale from narrow (−1) over standard (0) to wide (1).
    public init(_ value: CGFloat) { self.value = value }

    /// Very narrow.
    public static let compressed = Width(-1)
    /// Narrow.
    public static let condensed = Width(-0.5)
    /// Neither narrow nor wide.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(1)
  }

  /// The role of a piece of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The title of a page, 34 points.
    case largeTitle
    /// A title of the first level, 28 points.
    case title
    /// A title of the second level, 22 points.
    case title2
    /// A title of the third level, 20 points.
    case title3
    /// A heading, 17 points semibold.
    case headline
    /// A subheading, 15 points.
    case subheadline
    /// Ordinary text, 17 points.
    case body
    /// A callout, 16 points.
    case callout
    /// A footnote, 13 points.
    case footnote
    /// A caption, 12 points.
    case caption
    /// A small caption, 11 points.
    case caption2

    /// The size in points: the platform's default sizes (components.md §5.3).
    package var pointSize: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .subheadline: 15
      case .callout: 16
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    package var weight: Weight { self == .headline ? .semibold : .regular }
  }
}

extension Font {
  /// The font of a page's title.
  public static let largeTitle = system(.largeTitle)
  /// The font of a title of the first level.
  public static let title = system(.title)
  /// The font of a title of the second level.
  public static let title2 = system(.title2)
  /// The font of a title of the third level.
  public static let title3 = system(.title3)
  /// The font of headings.
  public static let headline = system(.headline)
  /// The font of subheadings.
  public static let subheadline = system(.subheadline)
  /// The font of ordinary text, which views use where none is set.
  public static let body = system(.body)
  /// The font of callouts.
  public static let callout = system(.callout)
  /// The font of footnotes.
  public static let footnote = system(.footnote)
  /// The font of captions.
  public static let caption = system(.caption)
  /// The font of small captions.
  public static let caption2 = system(.caption2)
}
