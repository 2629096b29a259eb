import WaylandUI

/// A segment that can be pressed all over, and whose content knows whether it is.
struct SegmentButton<Content: View>: View {
  let action: () -> Void
  @ViewBuilder let label: (_ isPressed: Bool) -> Content

  @State private var isPressed = false

  var body: some View {
    Button(action: action) { label(isPressed) }
      .buttonStyle(SegmentButtonStyle(isPressed: $isPressed))
      .focusable(false)
  }
}

/// Hands the pressed state of a segment out.
private struct SegmentButtonStyle: ButtonStyle {
  @Binding var isPressed: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .contentShape(Rectangle())
      .onChange(of: configuration.isPressed) { _, isPressed in
        self.isPressed = isPressed
      }
  }
}
