import WaylandUI

/// A filled button in the accent.
struct ProminentButtonStyle: ButtonStyle {
  @Environment(\.theme) private var theme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 15, weight: .semibold))
      .foregroundColor(theme.onAccent)
      .padding(.horizontal, 16)
      .frame(minHeight: 38)
      .background(RoundedRectangle(cornerRadius: 11, style: .continuous).fill(theme.accent))
      .opacity(configuration.isPressed ? 0.75 : 1)
      .contentShape(.focusEffect, RoundedRectangle(cornerRadius: 11, style: .continuous))
  }
}

/// A square button that holds an icon.
struct IconButtonStyle: ButtonStyle {
  @Environment(\.theme) private var theme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(theme.text)
      .frame(width: 38, height: 38)
      .background(RoundedRectangle(cornerRadius: 11, style: .continuous).fill(theme.well))
      .opacity(configuration.isPressed ? 0.6 : 1)
      .contentShape(Rectangle())
      .contentShape(.focusEffect, RoundedRectangle(cornerRadius: 11, style: .continuous))
  }
}

/// A button that looks as its label does, and shrinks a little under the finger.
struct BareButtonStyle: ButtonStyle {
  let cornerRadius: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(.spring(duration: 0.25), value: configuration.isPressed)
      .contentShape(.focusEffect, RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
  }
}
