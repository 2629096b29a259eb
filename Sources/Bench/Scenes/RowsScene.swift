import WaylandUI

/// Rows, as many as fit from the top of the page, of which the first shows a number that goes up.
struct RowsScene: View {
  let count: Int

  var body: some View {
    // A layer may be taller than its page, and so begins where that does.
    Color.white.overlay(alignment: .top) {
      VStack(spacing: 0) {
        CountingRow()
        ForEach(1..<count, id: \.self) { row in Text("Row \(row)").frame(height: 20) }
      }
    }
  }
}

private struct CountingRow: View {
  var body: some View {
    Text("Changed \(Stage.shared.changes) times").frame(height: 20)
  }
}
