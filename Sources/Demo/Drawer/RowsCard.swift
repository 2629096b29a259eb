import WaylandUI

/// Something in a list: a badge, what it is, a line about it, and when or how much.
struct CardRow: Identifiable {
  /// What a badge shows.
  enum Badge {
    case initials(String)
    case symbol(String)
  }

  let badge: Badge
  let title: String
  let detail: String
  let note: String
  let color: Color

  var id: String { title + detail }

  init(_ badge: Badge, _ title: String, _ detail: String, _ note: String, _ color: Color) {
    self.badge = badge
    self.title = title
    self.detail = detail
    self.note = note
    self.color = color
  }
}

/// A card with as many rows as it has room for.
struct RowsCard: View {
  let title: String
  let rows: [CardRow]
  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    GeometryReader { proxy in
      let room = proxy.size.height - 2 * layout.cardPadding
      let hasTitle = room >= 160
      let list = room - (hasTitle ? titleHeight : 0)
      let count = max(1, min(rows.count, Int(list / leastRowHeight)))
      let rowHeight = min(list / CGFloat(count), leastRowHeight * 1.3)
      VStack(alignment: .leading, spacing: 0) {
        if hasTitle {
          Text(title)
            .font(.system(size: 16, weight: .semibold))
            .foregroundColor(theme.text)
            .frame(height: titleHeight, alignment: .top)
        }
        ForEach(rows.prefix(count)) { row in
          RowOfCard(row: row)
            .frame(height: rowHeight)
            .overlay(alignment: .bottom) {
              Rectangle().fill(row.id == rows[count - 1].id ? .clear : theme.border)
                .frame(height: 1)
            }
        }
      }
      .padding(layout.cardPadding)
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
    }
    .card()
  }

  private var titleHeight: CGFloat { 32 }
  private var leastRowHeight: CGFloat { layout.isShort ? 39 : 58 }
}

private struct RowOfCard: View {
  let row: CardRow
  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    HStack(spacing: 14) {
      Badge(badge: row.badge, color: row.color, side: 34)
      VStack(alignment: .leading, spacing: 2) {
        Text(row.title)
          .font(.system(size: 15, weight: .medium))
          .foregroundColor(theme.text)
        if !layout.isShort {
          Text(row.detail)
            .font(.system(size: 13))
            .foregroundColor(theme.secondaryText)
        }
      }
      .lineLimit(1)
      Spacer(minLength: 8)
      Text(row.note)
        .font(.system(size: 13))
        .foregroundColor(theme.secondaryText)
        .lineLimit(1)
    }
  }
}

/// Initials or a symbol in a tinted circle.
struct Badge: View {
  let badge: CardRow.Badge
  let color: Color
  /// The diameter in points.
  let side: CGFloat

  var body: some View {
    ZStack {
      Circle().fill(color.opacity(0.16))
      switch badge {
      case .initials(let initials):
        Text(initials).font(.system(size: side * 0.38, weight: .semibold, design: .rounded))
      case .symbol(let name):
        Image(systemName: name).font(.system(size: side * 0.42))
      }
    }
    .foregroundColor(color)
    .frame(width: side, height: side)
  }
}
