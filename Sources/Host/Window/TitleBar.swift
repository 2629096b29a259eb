import WUIGeometry
import WUIPlatform
import WUITypography
import WUIViews

/// A bar with the window's title, by which it is moved, and with buttons; for compositors that draw
/// none.
struct TitleBar: View {
  /// In points.
  static let height: CGFloat = 40
  /// The side of a button, the room between two, and that beside the last, in points.
  private static let (button, spacing, margin): (CGFloat, CGFloat, CGFloat) = (26, 6, 8)

  /// Where the buttons are in a bar of a width, in points.
  static func buttons(count: Int, width: CGFloat) -> CGRect {
    let length = CGFloat(count) * (button + spacing) - spacing
    return CGRect(
      x: width - margin - length, y: (height - button) / 2, width: length, height: button)
  }

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
      HStack(spacing: Self.spacing) {
        Spacer()
        if controls.capabilities.contains(.minimize) {
          TitleBarButton(symbol: "minus", size: Self.button) { controls.minimize() }
        }
        if controls.capabilities.contains(.maximize) {
          TitleBarButton(
            symbol: controls.isMaximized ? "square.on.square" : "square", size: Self.button
          ) {
            controls.toggleMaximized()
          }
        }
        TitleBarButton(symbol: "xmark", size: Self.button) { controls.close() }
      }
      .padding(.horizontal, Self.margin)
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
    // A finger has no secondary button.
    .gesture(
      LongPressGesture().beginning { _ in controls.finger != nil }
        .onEnded { _ in controls.showMenuOfFinger() })
  }
}

/// A round button of the title bar.
private struct TitleBarButton: View {
  let symbol: String
  /// Its side, in points.
  let size: CGFloat
  let action: () -> Void
  @State private var isHovered = false

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(.system(size: 11, weight: .semibold))
        .foregroundColor(.primary)
        .frame(width: size, height: size)
        .background { Circle().fill(Color.primary.opacity(isHovered ? 0.16 : 0.07)) }
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .focusable(false)
    .onHover { isHovered = $0 }
  }
}
