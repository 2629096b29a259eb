import WaylandUI

/// A raised surface that holds one thing.
private struct Card: ViewModifier {
  @Environment(\.theme) private var theme

  func body(content: Content) -> some View {
    content
      .background {
        RoundedRectangle(cornerRadius: 20, style: .continuous)
          .fill(theme.card)
          .shadow(color: theme.shadow, radius: 10, x: 0, y: 4)
      }
      .overlay {
        RoundedRectangle(cornerRadius: 20, style: .continuous)
          .strokeBorder(theme.border, lineWidth: 1)
          .allowsHitTesting(false)
      }
  }
}

extension View {
  /// Lays this view on a card of its size.
  func card() -> some View { modifier(Card()) }
}

/// A card's heading: what it is, and one line about it where there is room.
struct CardHeading: View {
  let title: String
  let caption: String

  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
        .font(.system(size: layout.isShort || layout.isNarrow ? 15 : 18, weight: .semibold))
        .foregroundColor(theme.text)
      if !layout.isNarrow && !layout.isShort {
        Text(caption)
          .font(.system(size: 14))
          .foregroundColor(theme.secondaryText)
          .lineLimit(2)
      }
    }
  }
}
