import WaylandUI
import WaylandUIComponents

/// A page with a header and twelve cards, over which a panel of eight rows slides while a scrim dims
/// everything.
struct DrawerScene: View {
  @Binding var isOpened: Bool

  var body: some View {
    Drawer(isOpened: $isOpened) {
      panel
    } content: {
      page
    }
    .drawerScrim(Color.black.opacity(0.4))
    .drawerAnimation(.linear(duration: Workload.motion))
  }

  private var panel: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(0..<8) { row in
        Label("Row number \(row + 1)", systemImage: "folder")
          .frame(width: 268, height: 48, alignment: .leading)
      }
      Spacer()
    }
    .padding()
    .frame(width: 300)
    .background(Color.white)
  }

  private var page: some View {
    VStack(spacing: 16) {
      Text("Overview").font(.title2).frame(maxWidth: .infinity, minHeight: 56)
        .background(Color.white)
      ForEach(0..<3) { _ in
        HStack(spacing: 16) {
          ForEach(0..<4) { column in card(column) }
        }
      }
      .padding(.horizontal, 16)
      Spacer()
    }
    .background(Color(white: 0.95))
  }

  private func card(_ number: Int) -> some View {
    VStack(alignment: .leading) {
      Text("Card number \(number)").font(.headline)
      Text("The second line says a little more")
      Text("and the third one ends it").foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, minHeight: 160, alignment: .leading)
    .padding()
    .background(Color.white, in: RoundedRectangle(cornerRadius: 12))
  }
}
