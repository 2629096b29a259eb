import WaylandUI

/// The segmented control at the stages of its article: each switch is one that the article turns.
struct PickerStage {
  /// Whether one pill moves from segment to segment.
  var matchesGeometry = true
  /// What is blended over the backdrop, one layer over the other; nil draws plain content.
  var blending: [BlendMode]? = [.difference, .hue, .overlay]
  /// Whether the chosen segment is drawn below the others.
  var hasZIndex = true
  /// How the pill comes and goes.
  var transition: AnyTransition? = .offset()
  var animation: Animation? = .default

  static let minimal = PickerStage(
    matchesGeometry: false, blending: nil, hasZIndex: false, transition: nil, animation: nil)
  static let plainMatched = PickerStage(blending: nil, hasZIndex: false)
  static let final = PickerStage()
}

/// A segment's content: a white square of 20 points with room above and below, or a title.
enum SegmentFace {
  case square
  case title(String)
  /// A title after a symbol.
  case labelled(String, systemImage: String)
}

struct ArticlePicker: View {
  @Binding var selection: Int
  let faces: [SegmentFace]
  var stage = PickerStage.final
  @Namespace private var pill

  var body: some View {
    HStack(spacing: 2) {
      ForEach(Array(faces.indices), id: \.self) { index in
        ArticleSegment(
          face: faces[index], isSelected: selection == index, stage: stage, namespace: pill,
          select: { selection = index }
        )
        .accessibilityIdentifier("segment \(index)")
        .zIndex(stage.hasZIndex ? (selection == index ? 0 : 1) : 0)
      }
    }
    .padding(4)
    .background(Color.blue)
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    .accessibilityIdentifier("control")
  }
}

private struct ArticleSegment: View {
  let face: SegmentFace
  let isSelected: Bool
  let stage: PickerStage
  let namespace: Namespace.ID
  let select: () -> Void
  @State private var isPressed = false

  var body: some View {
    Button(action: select) { layers }
      .buttonStyle(ArticleSegmentStyle(isPressed: $isPressed))
      .background { if isSelected { pill } }
      .animation(stage.animation, value: isSelected)
  }

  @ViewBuilder private var layers: some View {
    if let modes = stage.blending {
      if modes.count == 1 {
        content.blendMode(modes[0])
      } else if modes.count == 2 {
        content.blendMode(modes[0]).overlay(content.blendMode(modes[1]))
      } else {
        content.blendMode(modes[0]).overlay(content.blendMode(modes[1]))
          .overlay(content.blendMode(modes[2]))
      }
    } else {
      content
    }
  }

  private var content: some View {
    Group {
      switch face {
      case .square: Rectangle().frame(width: 20, height: 20).frame(height: 40)
      case .title(let title):
        Text(title).font(.system(size: 16, weight: .semibold, design: .rounded))
      case .labelled(let title, let systemImage):
        HStack(spacing: 4) {
          Image(systemName: systemImage).accessibilityIdentifier("symbol of \(title)")
          Text(title).accessibilityIdentifier("title of \(title)")
        }
        .font(.system(size: 16, weight: .semibold, design: .rounded))
      }
    }
    .foregroundColor(stage.blending == nil && isSelected ? .black : .white)
    .padding(EdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 12))
    .opacity(isPressed ? 0.7 : 1)
  }

  @ViewBuilder private var pill: some View {
    if stage.matchesGeometry {
      if let transition = stage.transition {
        shape.transition(transition).matchedGeometryEffect(id: "pill", in: namespace)
      } else {
        shape.matchedGeometryEffect(id: "pill", in: namespace)
      }
    } else {
      shape
    }
  }

  private var shape: some View {
    Color.white.clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
  }
}

private struct ArticleSegmentStyle: ButtonStyle {
  @Binding var isPressed: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .contentShape(Rectangle())
      .onChange(of: configuration.isPressed) { isPressed = $0 }
  }
}
