import WaylandUI

/// A segment, which reports whether it is pressed and can be pressed all over.
struct SegmentButtonStyle: ButtonStyle {
  @Binding var isPressed: Bool?

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .contentShape(Rectangle())
      .onChange(of: configuration.isPressed) { _, isPressed in
        self.isPressed = isPressed
      }
  }
}
