import WaylandUI

/// All blend modes to walk through, and what each does.
struct BlendModeGallery: View {
  @Binding var selection: BlendMode
  @Environment(\.demoLayout) private var layout

  var body: some View {
    GeometryReader { proxy in
      content(in: proxy.size)
        .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .padding(layout.isShort ? 10 : layout.cardPadding)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .card()
  }

  @ViewBuilder private func content(in size: CGSize) -> some View {
    if size.height < 440 {
      HStack(spacing: layout.gap) {
        preview
        chips(height: size.height < 240 ? 22 : 30)
          .frame(width: min(420, max(290, size.width * 0.55)))
      }
    } else {
      VStack(alignment: .leading, spacing: 18) {
        CardHeading(title: "Blend modes", caption: "Walk the names with the arrow keys")
        preview
        chips(height: 30)
      }
    }
  }

  private var preview: some View {
    BlendModePreview(mode: selection)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  // 21 modes fill seven rows of three.
  private func chips(height: CGFloat) -> some View {
    BlendModeChips(selection: $selection, columns: 3, height: height)
  }
}

/// A picture over which a disc and words are laid with a mode.
private struct BlendModePreview: View {
  let mode: BlendMode

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        LinearGradient(
          colors: [.indigo, .blue, .teal, .green, .yellow, .orange, .pink],
          startPoint: .leading, endPoint: .trailing)
        LinearGradient(
          colors: [Color.black.opacity(0), Color.black.opacity(0.75)],
          startPoint: .top, endPoint: .bottom)
        HStack(spacing: -discSize(in: proxy.size) * 0.2) {
          disc(.white, of: proxy.size)
          disc(.orange, of: proxy.size)
          disc(.indigo, of: proxy.size)
        }
        Text(mode.title)
          .font(.system(size: titleSize(in: proxy.size), weight: .heavy, design: .rounded))
          .foregroundColor(.white)
          .lineLimit(1)
          .blendMode(mode)
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
      .compositingGroup()
      .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
  }

  private func discSize(in size: CGSize) -> CGFloat {
    min(size.height * 0.7, size.width * 0.36)
  }

  private func titleSize(in size: CGSize) -> CGFloat {
    min(44, size.height * 0.3, size.width * 0.16)
  }

  private func disc(_ color: Color, of size: CGSize) -> some View {
    Circle()
      .fill(color)
      .frame(width: discSize(in: size), height: discSize(in: size))
      .blendMode(mode)
  }
}
