import WaylandUI
import WaylandUIComponents

/// How one can feel about something.
nonisolated enum Reaction: String, CaseIterable {
  case heart = "heart.fill"
  case star = "star.fill"
  case flame = "flame.fill"
  case bolt = "bolt.fill"
  case drop = "drop.fill"

  var systemImage: String { rawValue }
}

extension Reaction {
  var color: Color {
    switch self {
    case .heart: .pink
    case .star: .yellow
    case .flame: .orange
    case .bolt: .indigo
    case .drop: .teal
    }
  }
}

/// A small ring whose arcs, colours and icons come from data; it springs open, under a finger that
/// stays too.
struct ReactionPicker: View {
  @Binding var reaction: Reaction
  @Binding var isShowing: Bool
  @Environment(\.theme) private var theme

  var body: some View {
    Button {
      isShowing.toggle()
    } label: {
      Image(systemName: reaction.systemImage)
        .foregroundColor(reaction.color)
        .frame(width: Self.button, height: Self.button)
        .background(Circle().fill(theme.well))
    }
    .buttonStyle(BareButtonStyle(cornerRadius: Self.button / 2))
    .highPriorityGesture(LongPressGesture().onEnded { _ in isShowing = true })
    .overlay {
      ArcSelectionView(
        isShowing: $isShowing, selection: $reaction, options: Reaction.allCases,
        style: { $0.color },
        label: { reaction, isHighlighted in
          Image(systemName: reaction.systemImage)
            .foregroundColor(.white)
            .scaleEffect(isHighlighted ? 1.25 : 1)
        }
      )
      .padding((Self.button - Self.ring) / 2)
    }
    .arcDiameter(nil)
    .arcLineWidth(Self.line)
    .arcAnimation(.spring(duration: 0.5, bounce: 0.25), sweep: .spring(duration: 0.4))
    .frame(width: Self.ring + Self.line, height: Self.ring + Self.line)
    .background { Circle().stroke(theme.track, lineWidth: Self.line).padding(Self.line / 2) }
  }

  private static let button: CGFloat = 52
  private static let ring: CGFloat = 118
  private static let line: CGFloat = 36
}
