import WaylandUI

/// Rows, as many as fit from the top of the page, of which the first shows a number that goes up.
struct RowsScene: View {
  let count: Int

  var body: some View {
    // A layer may be taller than its page, and so begins where that does.
    Color.white.overlay(alignment: .top) {
      VStack(spacing: 0) {
        CountingRow()
        ForEach(1..<count, id: \.self) { row in ListRow(text: "Row \(row)") }
      }
    }
  }
}

private struct CountingRow: View {
  var body: some View {
    ListRow(text: "Changed \(Stage.shared.changes) times")
  }
}

/// A row as lists have them: as wide as the page.
private struct ListRow: View {
  let text: String

  var body: some View {
    Text(text).frame(maxWidth: .infinity, alignment: .leading).frame(height: 20)
  }
}
