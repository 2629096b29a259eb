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
      CardHeading(title: "Arc overlay", caption: "Press or hold the square, walk, pick")
      GeometryReader { proxy in
        ArcHost(color: model.binding(\.arcColor), isShowing: model.binding(\.isArcShowing)) {
          Text("Hello World")
        }
        .scaleEffect(scale(in: proxy.size))
        .frame(width: proxy.size.width, height: proxy.size.height)
        .overlay(alignment: .bottomLeading) {
          // Beside the ring, not under it.
          if proxy.size.width >= 680, proxy.size.height >= 480 {
            ReactionPicker(
              reaction: model.binding(\.reaction), isShowing: model.binding(\.isReactionShowing))
          }
        }
      }
    }
    .padding(layout.cardPadding)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .card()
  }

  /// The ring, 346 points with the line around it, as large as the card lets it be; where it would
  /// lie under the heading, it leaves that and as much below itself free.
  private func scale(in size: CGSize) -> CGFloat {
    let free = min(1.25, size.width / 346, size.height / 346)
    let heading: CGFloat = layout.isShort || layout.isNarrow ? 24 : 52
    let hasHeadingBeside = size.width - 346 * free > 300
    return hasHeadingBeside ? free : min(free, (size.height - 2 * heading) / 346)
  }
}

/// A coloured square that opens the ring when it is pressed, or held; a faint track shows where.
struct ArcHost<Content: View>: View {
  @Binding var color: Color
  @Binding var isShowing: Bool
  @ViewBuilder let content: Content

  @Environment(\.theme) private var theme

  var body: some View {
    Button {
      isShowing.toggle()
    } label: {
      content
        .foregroundColor(color == .yellow ? Color.black.opacity(0.8) : .white)
        .frame(width: 100, height: 100)
        .background(color)
        .cornerRadius(20)
    }
    .buttonStyle(BareButtonStyle(cornerRadius: 20))
    .highPriorityGesture(LongPressGesture().onEnded { _ in isShowing = true })
    .background {
      Circle().stroke(theme.track, lineWidth: 30).frame(width: 300, height: 300)
    }
    .overlay(ArcSelectionView(isShowing: $isShowing, curColor: $color))
  }
}
