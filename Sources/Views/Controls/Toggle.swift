import WUIGeometry
import WUIMotion

/// A control for something that is on or off: a switch after a label.
///
/// A click anywhere on it switches it; focused, so does Space. Its colour is the tint.
@MainActor @preconcurrency
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label

  /// A switch after a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// What the view shows.
  public var body: some View {
    Button {
      isOn.toggle()
    } label: {
      HStack {
        label
        Spacer()
        Switch(isOn: isOn)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(SwitchButtonStyle())
    .accessibilityValue(isOn ? "1" : "0")
  }
}

extension Toggle where Label == Text {
  /// A switch after the text of a key.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A switch after a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == WUIViews.Label<Text, Image> {
  /// A switch after the text of a key with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WUIViews.Label(titleKey, systemImage: systemImage) }
  }

  /// A switch after a string with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { WUIViews.Label(title, systemImage: systemImage) }
  }
}

/// The label as it is: the switch itself shows that it is pressed by moving.
package struct SwitchButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  package func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(isEnabled ? 1 : 0.5)
  }
}

/// A knob that lies at the trailing end of its track when on.
package struct Switch: View {
  let isOn: Bool

  /// In points, the proportions of the switch of iOS (51 × 31, knob 27) at the size of a desktop's.
  private static let height: CGFloat = 22
  private static let width: CGFloat = 38
  private static let gap: CGFloat = 2

  package var body: some View {
    Capsule()
      .fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary.opacity(0.16)))
      .frame(width: Self.width, height: Self.height)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle()
          .fill(.white)
          .shadow(color: .black.opacity(0.2), radius: 1.5, y: 1)
          .frame(width: Self.height - 2 * Self.gap, height: Self.height - 2 * Self.gap)
          .padding(Self.gap)
      }
      .animation(.spring(response: 0.25, dampingFraction: 0.9), value: isOn)
  }
}
