import WaylandUI

/// Something on a card of its own: a badge, a name, a line about it and, where there is one, a share.
struct Tile: Identifiable {
  let badge: CardRow.Badge
  let title: String
  let detail: String
  let color: Color
  /// How much of it is done, 0…1; nil where that means nothing.
  var share: CGFloat?

  var id: String { title }
}

/// Tiles in columns, as many as there is room for.
struct TileGrid: View {
  let tiles: [Tile]
  @Environment(\.demoLayout) private var layout

  var body: some View {
    GeometryReader { proxy in
      let columns = layout.isWide ? 3 : layout.isNarrow ? 1 : 2
      let room = proxy.size.height + layout.gap
      let needed = (tiles.count + columns - 1) / columns
      let rows = max(1, min(needed, Int(room / (leastHeight + layout.gap))))
      // Tiles of a page that is not full are higher, but no towers.
      let height = min(leastHeight * 1.5, room / CGFloat(rows) - layout.gap)
      let width =
        (proxy.size.width - layout.gap * CGFloat(columns - 1)) / CGFloat(columns)
      VStack(alignment: .leading, spacing: layout.gap) {
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: layout.gap) {
            ForEach(tiles.dropFirst(row * columns).prefix(columns)) { tile in
              TileCard(tile: tile).frame(width: width, height: height)
            }
          }
        }
      }
    }
  }

  private var leastHeight: CGFloat { layout.isShort ? 84 : 112 }
}

private struct TileCard: View {
  let tile: Tile
  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    VStack(alignment: .leading, spacing: layout.isShort ? 8 : 14) {
      HStack(spacing: 14) {
        Badge(badge: tile.badge, color: tile.color, side: 40)
        VStack(alignment: .leading, spacing: 3) {
          Text(tile.title)
            .font(.system(size: 16, weight: .semibold))
            .foregroundColor(theme.text)
          Text(tile.detail)
            .font(.system(size: 13))
            .foregroundColor(theme.secondaryText)
        }
        .lineLimit(1)
        Spacer(minLength: 0)
      }
      if let share = tile.share { ProgressBar(share: share, color: tile.color) }
    }
    .padding(.horizontal, layout.cardPadding)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .card()
  }
}

/// A bar that is filled from its leading end.
private struct ProgressBar: View {
  /// 0…1.
  let share: CGFloat
  let color: Color
  @Environment(\.theme) private var theme

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(theme.faint)
        Capsule().fill(color).frame(width: proxy.size.width * share)
      }
    }
    .frame(height: 6)
  }
}
