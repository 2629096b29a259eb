import WaylandUI

/// A number and how it came about.
struct Statistic: Identifiable {
  let title: String
  let value: String
  /// Heights of the bars, each 0…1.
  let bars: [CGFloat]

  var id: String { title }
}

/// A card that shows a statistic.
struct StatisticCard: View {
  let statistic: Statistic
  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    HStack(alignment: .bottom, spacing: 12) {
      VStack(alignment: .leading, spacing: 6) {
        Text(statistic.title)
          .font(.system(size: 14))
          .foregroundColor(theme.secondaryText)
        Text(statistic.value)
          .font(.system(size: layout.isShort || layout.isNarrow ? 22 : 32, weight: .semibold))
          .foregroundColor(theme.text)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
      BarChart(bars: statistic.bars, color: theme.accent)
        .frame(width: layout.isNarrow ? 72 : 108, height: layout.isShort ? 32 : 48)
    }
    .padding(layout.cardPadding)
    .frame(maxWidth: .infinity)
    .card()
  }
}

/// Bars side by side, the last in full colour.
struct BarChart: View {
  /// Heights of the bars, each 0…1.
  let bars: [CGFloat]
  let color: Color

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(bars.indices, id: \.self) { index in
          RoundedRectangle(cornerRadius: 3, style: .continuous)
            .fill(color.opacity(index == bars.count - 1 ? 1 : 0.28))
            .frame(height: proxy.size.height * min(1, bars[index]))
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
    }
  }
}
