import WUIGeometry
import WUITypography
import WUIViews

/// A bar with the window's title, by which it is moved, and with buttons; for compositors that draw
/// none.
struct TitleBar: View {
  /// In points.
  static let height: CGFloat = 40

  let controls: WindowControls
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    ZStack {
      Text(controls.title)
        .font(.system(size: 13, weight: .semibold))
        .lineLimit(1)
        .truncationMode(.middle)
        .padding(.horizontal, 120)
        .allowsHitTesting(false)
      HStack(spacing: 6) {
        Spacer()
        TitleBarButton(symbol: "minus") { controls.minimize() }
        TitleBarButton(symbol: controls.isMaximized ? "square.on.square" : "square") {
          controls.toggleMaximized()
        }
        TitleBarButton(symbol: "xmark") { controls.close() }
      }
      .padding(.horizontal, 8)
    }
    .opacity(controls.isActivated ? 1 : 0.5)
    .frame(maxWidth: .infinity)
    .frame(height: Self.height)
    .background { ground }
  }

  private var ground: some View {
    ZStack(alignment: .bottom) {
      Color.primary.opacity(0.05)
      Color.primary.opacity(0.1).frame(height: pixelLength)
    }
    .contentShape(Rectangle())
    .onTapGesture(count: 2) { controls.toggleMaximized() }
    // From here on the button is the compositor's.
    .gesture(DragGesture(minimumDistance: 4).onChanged { _ in controls.beginMove() })
  }
}

/// A round button of the title bar.
private struct TitleBarButton: View {
  let symbol: String
  let action: () -> Void
  @State private var isHovered = false

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(.system(size: 11, weight: .semibold))
        .foregroundColor(.primary)
        .frame(width: 26, height: 26)
        .background { Circle().fill(Color.primary.opacity(isHovered ? 0.16 : 0.07)) }
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .focusable(false)
    .onHover { isHovered = $0 }
  }
}
