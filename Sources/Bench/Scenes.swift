import WaylandUI
import WaylandUIComponents

/// A page of cards over which a menu of eight rows slides while a scrim dims everything.
struct DrawerScene: View {
  @State private var isOpened = false

  var body: some View {
    Drawer(isOpened: $isOpened) {
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
    } content: {
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
    .drawerScrim(Color.black.opacity(0.4))
    .trigger { isOpened.toggle() }
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

/// A ring that grows from nothing and turns, in the middle of a plain page.
struct ArcScene: View {
  @State private var isShowing = false
  @State private var color = Color.blue

  var body: some View {
    Color.white
      .overlay { ArcSelectionView(isShowing: $isShowing, curColor: $color) }
      .trigger { isShowing.toggle() }
  }
}

/// Five segments, 400 × 48, whose titles are recoloured by blending.
struct SegmentsScene: View {
  private struct Option: Hashable, Identifiable {
    let id: Int
  }

  private let options = (0..<5).map(Option.init)
  @State private var selection = Option(id: 0)

  var body: some View {
    Color.white.overlay {
      CustomizableSegmentedControl(selection: $selection, options: options) {
        RoundedRectangle(cornerRadius: 10).fill(.white)
      } segmentContent: { option, _, _ in
        Text("Part \(option.id + 1)").foregroundColor(.white)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .insets(.all, 4)
      .segmentedControlContentStyle(.blendMode())
      .frame(width: 400, height: 48)
      .background(Color.blue)
      .clipShape(RoundedRectangle(cornerRadius: 14))
    }
    .trigger { selection = options[selection.id == 0 ? 4 : 0] }
  }
}

/// Rows of which one shows a number that goes up.
struct RowsScene: View {
  let count: Int

  var body: some View {
    VStack(spacing: 0) {
      CountingRow()
      ForEach(1..<count, id: \.self) { row in Text("Row \(row)").frame(height: 20) }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

private struct CountingRow: View {
  @State private var number = 0

  var body: some View {
    Text("Changed \(number) times").frame(height: 20).trigger { number += 1 }
  }
}

extension View {
  /// Calls an action for the key O, wherever the focus is.
  fileprivate func trigger(_ action: @escaping () -> Void) -> some View {
    background {
      Button("", action: action).keyboardShortcut("o", modifiers: []).opacity(0).focusable(false)
    }
  }
}
