import WaylandUI

/// The type sizes of a menu, in the system's font.
public enum TypographyStyle: CaseIterable, Hashable, Sendable {
  /// 20 points, bold: a user's name.
  case headline
  /// 16 points, regular: a user's position.
  case subheadline
  /// 16 points, semibold: a row's title.
  case title
  /// 16 points, medium: a control's title.
  case title2

  /// The style's font.
  public var font: Font {
    switch self {
    case .headline: .system(size: 20, weight: .bold)
    case .subheadline: .system(size: 16, weight: .regular)
    case .title: .system(size: 16, weight: .semibold)
    case .title2: .system(size: 16, weight: .medium)
    }
  }
}

extension View {
  /// Sets the text in this view in a style of the menu.
  public func typographyStyle(_ style: TypographyStyle) -> some View {
    font(style.font)
  }
}

extension Text {
  /// Sets the text in a style of the menu.
  public func typographyStyle(_ style: TypographyStyle) -> Text {
    font(style.font)
  }
}
