import WaylandUI

/// Numbers at a glance, and what happened lately.
struct DashboardPage: View {
  @Environment(\.demoLayout) private var layout

  var body: some View {
    VStack(spacing: layout.gap) {
      HStack(spacing: layout.gap) {
        ForEach(Statistic.samples.prefix(layout.isNarrow ? 2 : 3)) {
          StatisticCard(statistic: $0)
        }
      }
      if layout.pageHeight >= 260 {
        RowsCard(title: "Recent", rows: CardRow.activities)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// Who works how much on which day.
struct WorkloadPage: View {
  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri"]

  var body: some View {
    GeometryReader { proxy in
      let room = proxy.size.height - 2 * layout.cardPadding - headHeight
      let people = Person.samples.prefix(max(1, min(8, Int(room / leastRowHeight))))
      VStack(spacing: 0) {
        row("", height: headHeight) { day in
          Text(Self.days[day])
            .font(.system(size: 13, weight: .medium))
            .foregroundColor(theme.secondaryText)
        }
        ForEach(people) { person in
          row(person.name, height: room / CGFloat(people.count)) { day in
            cell(hours: person.hours[day])
          }
        }
      }
      .padding(layout.cardPadding)
    }
    .card()
  }

  private func row<C: View>(
    _ name: String, height: CGFloat, @ViewBuilder cell: @escaping (Int) -> C
  ) -> some View {
    HStack(spacing: 8) {
      Text(name)
        .font(.system(size: 14, weight: .medium))
        .foregroundColor(theme.text)
        .lineLimit(1)
        .frame(width: layout.isNarrow ? 96 : 168, alignment: .leading)
      ForEach(0..<5, id: \.self) { day in
        cell(day).frame(maxWidth: .infinity)
      }
    }
    .frame(height: height)
  }

  private func cell(hours: Int) -> some View {
    let share = Double(hours) / 8
    // Never so strong that text on it is hard to read.
    return RoundedRectangle(cornerRadius: 8, style: .continuous)
      .fill(hours == 0 ? theme.faint : theme.accent.opacity(0.06 + 0.4 * share * share))
      .overlay {
        Text(hours == 0 ? "–" : "\(hours) h")
          .font(.system(size: 13, weight: .medium))
          .foregroundColor(hours == 0 ? theme.secondaryText : theme.text)
      }
      .padding(.vertical, 4)
  }

  private var headHeight: CGFloat { 28 }
  private var leastRowHeight: CGFloat { 40 }
}

/// Goals as rings, and what was said.
struct ReviewPage: View {
  @Environment(\.demoLayout) private var layout

  var body: some View {
    VStack(spacing: layout.gap) {
      HStack(spacing: layout.gap) {
        ForEach(Goal.samples.prefix(layout.isNarrow ? 2 : 3)) { RingCard(goal: $0) }
      }
      if layout.pageHeight >= 260 {
        RowsCard(title: "Feedback", rows: CardRow.feedback)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// A goal, and how much of it is reached.
private struct RingCard: View {
  let goal: Goal
  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    HStack(spacing: 16) {
      ZStack {
        Circle().stroke(theme.faint, lineWidth: lineWidth)
        Circle().trim(from: 0, to: goal.share)
          .stroke(goal.color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      .padding(lineWidth / 2)
      .frame(width: side, height: side)
      VStack(alignment: .leading, spacing: 3) {
        Text(goal.title)
          .font(.system(size: 14))
          .foregroundColor(theme.secondaryText)
        Text("\(Int(goal.share * 100)) %")
          .font(.system(size: layout.isShort || layout.isNarrow ? 20 : 26, weight: .semibold))
          .foregroundColor(theme.text)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
    }
    .padding(layout.cardPadding)
    .card()
  }

  private var side: CGFloat { layout.isShort || layout.isNarrow ? 36 : 64 }
  private var lineWidth: CGFloat { layout.isShort || layout.isNarrow ? 6 : 9 }
}
