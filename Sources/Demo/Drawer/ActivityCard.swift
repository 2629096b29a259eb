import WaylandUI

/// What happened lately: people and lines where words would be.
struct ActivityCard: View {
  /// Decides which people are seen.
  let seed: Int
  @Environment(\.theme) private var theme
  @Environment(\.demoLayout) private var layout

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if layout.pageHeight >= 330 {
        Text("Recent")
          .font(.system(size: 16, weight: .semibold))
          .foregroundColor(theme.text)
          .padding(.bottom, 10)
      }
      ForEach(0..<rowCount, id: \.self) { index in
        row(entry(index), isLast: index == rowCount - 1)
      }
      Spacer(minLength: 0)
    }
    .padding(layout.cardPadding)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .card()
  }

  private func row(_ entry: ActivityEntry, isLast: Bool) -> some View {
    HStack(spacing: 14) {
      Text(entry.initials)
        .font(.system(size: 13, weight: .semibold, design: .rounded))
        .foregroundColor(entry.color)
        .frame(width: 34, height: 34)
        .background(Circle().fill(entry.color.opacity(0.16)))
      VStack(alignment: .leading, spacing: 2) {
        Text(entry.name)
          .font(.system(size: 15, weight: .medium))
          .foregroundColor(theme.text)
        if !layout.isShort {
          Text(entry.deed)
            .font(.system(size: 13))
            .foregroundColor(theme.secondaryText)
        }
      }
      .lineLimit(1)
      Spacer(minLength: 8)
      Text(entry.time)
        .font(.system(size: 13))
        .foregroundColor(theme.secondaryText)
    }
    .frame(height: rowHeight)
    .overlay(alignment: .bottom) {
      Rectangle().fill(isLast ? Color.clear : theme.border).frame(height: 1)
    }
  }

  private var rowHeight: CGFloat { layout.isShort ? 46 : 58 }

  /// As many rows as the card has room for.
  private var rowCount: Int {
    let taken: CGFloat = layout.isShort || layout.isNarrow ? 216 : 340
    return max(1, min(ActivityEntry.samples.count, Int((layout.pageHeight - taken) / rowHeight)))
  }

  private func entry(_ index: Int) -> ActivityEntry {
    ActivityEntry.samples[(index + seed) % ActivityEntry.samples.count]
  }
}

/// Somebody did something.
private struct ActivityEntry {
  let name: String
  let deed: String
  let time: String
  let color: Color

  var initials: String {
    name.split(separator: " ").compactMap { $0.first.map(String.init) }.joined()
  }

  static let samples = [
    ActivityEntry(
      name: "Maja Sørlie", deed: "Moved “Quarterly plan” to review", time: "09:41", color: .indigo),
    ActivityEntry(
      name: "Darius Rahimi", deed: "Commented on the new schedule", time: "09:12", color: .orange),
    ActivityEntry(
      name: "Нина Волкова", deed: "Closed four tasks", time: "08:50", color: .pink),
    ActivityEntry(
      name: "Jonas Eikeland", deed: "Invited two people", time: "08:31", color: .teal),
    ActivityEntry(
      name: "Sara Lind", deed: "Uploaded “Floor plan.pdf”", time: "Yesterday", color: .green),
    ActivityEntry(
      name: "Petter Dahl", deed: "Asked for a day off in May", time: "Yesterday", color: .purple),
    ActivityEntry(
      name: "Leila Azadi", deed: "Renamed a department", time: "Monday", color: .brown),
    ActivityEntry(
      name: "Oskar Holm", deed: "Put three documents into the archive", time: "Monday",
      color: .blue),
    ActivityEntry(
      name: "Ingrid Moe", deed: "Answered “When do we move?”", time: "Sunday", color: .mint),
    ActivityEntry(
      name: "Юрий Белов", deed: "Began a performance review", time: "Friday", color: .red),
  ]
}
