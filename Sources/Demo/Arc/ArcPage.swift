import WaylandUI
import WaylandUIComponents

/// A square that opens a ring of colours, and what the picked colour does.
struct ArcPage: View {
  let model: DemoModel
  @Environment(\.demoLayout) private var layout

  var body: some View {
    HStack(spacing: layout.gap) {
      ArcStage(model: model)
      if layout.size.width >= 640 {
        ColorPreview(color: model.arcColor)
          .frame(width: layout.isWide ? 400 : 280)
      }
    }
    .padding(layout.pagePadding)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The card in whose middle the square lies.
private struct ArcStage: View {
  let model: DemoModel
  @Environment(\.demoLayout) private var layout

  var body: some View {
    ZStack(alignment: .topLeading) {
      CardHeading(title: "Arc overlay", caption: "Press Return on the square, walk, pick")
      ArcHost(
        title: "Hello World", side: 100, color: model.binding(\.arcColor),
        isShowing: model.binding(\.isArcShowing)
      )
      .scaleEffect(scale)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .padding(layout.cardPadding)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .card()
  }

  /// The ring, 346 points with the line around it, as large as the card lets it be.
  private var scale: CGFloat {
    min(1.25, (layout.pageHeight - 2 * layout.pagePadding - 24) / 346)
  }
}

/// A coloured square that opens the ring when it is pressed.
struct ArcHost: View {
  let title: String
  let side: CGFloat
  @Binding var color: Color
  @Binding var isShowing: Bool

  var body: some View {
    Button {
      isShowing.toggle()
    } label: {
      Text(title)
        .multilineTextAlignment(.center)
        .foregroundColor(color == .yellow ? Color.black.opacity(0.8) : .white)
        .frame(width: side, height: side)
        .background(color)
        .cornerRadius(side / 5)
    }
    .buttonStyle(BareButtonStyle(cornerRadius: side / 5))
    .overlay(ArcSelectionView(isShowing: $isShowing, curColor: $color))
  }
}
