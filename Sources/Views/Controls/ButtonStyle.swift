import WUIGeometry

/// The role of a button, which styles may show.
nonisolated public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// Deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(name: "cancel")
}

/// The look of a button.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the styled button.
  associatedtype Body: View

  /// What a style is told of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The styled button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button.
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
  /// The button's role, if it has one.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether the button is pressed at the moment.
  public let isPressed: Bool

  /// What a button shows, of any type.
  public struct Label: View {
    let content: ErasedView

    /// What the view shows.
    public var body: some View { content }
  }
}

/// A style of any type, with its properties installed where it is used.
package struct AnyButtonStyle {
  let makeBody: (ButtonStyleConfiguration) -> ErasedView

  init<S: ButtonStyle>(_ style: S) {
    makeBody = { ErasedView(StyledButton(style: style, configuration: $0)) }
  }
}

/// A styled button as a view of its own, so that `@Environment` in the style works.
package struct StyledButton<S: ButtonStyle>: View {
  var style: PropertyCarrier<S>
  let configuration: ButtonStyleConfiguration

  init(style: S, configuration: ButtonStyleConfiguration) {
    self.style = PropertyCarrier(style)
    self.configuration = configuration
  }

  package var body: some View { style.value.makeBody(configuration: configuration) }
}

extension View {
  /// Sets the look of buttons inside.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyle) { $0 = AnyButtonStyle(style) }
  }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { AnyButtonStyle(BorderlessButtonStyle()) }
}

/// The look of buttons without a style of their own: the accent colour, dimmed while pressed.
@MainActor @preconcurrency
public struct BorderlessButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// The look.
  public init() {}

  /// The look for one configuration.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isEnabled ? Color.accentColor : Color.secondary)
      .opacity(configuration.isPressed ? 0.4 : 1)
  }
}

/// A look that leaves the label as it is and dims it while pressed.
@MainActor @preconcurrency
public struct PlainButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// The look.
  public init() {}

  /// The look for one configuration.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.6 : isEnabled ? 1 : 0.5)
  }
}

/// A look with a rounded ground.
@MainActor @preconcurrency
public struct BorderedButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// The look.
  public init() {}

  /// The look for one configuration.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isEnabled ? Color.accentColor : Color.secondary)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background(
        Color.accentColor.opacity(configuration.isPressed ? 0.28 : 0.15),
        in: RoundedRectangle(cornerRadius: 8)
      )
      .contentShape(Rectangle())
  }
}

/// A look with a rounded ground in the accent colour.
@MainActor @preconcurrency
public struct BorderedProminentButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// The look.
  public init() {}

  /// The look for one configuration.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background(
        isEnabled ? Color.accentColor : Color.gray, in: RoundedRectangle(cornerRadius: 8)
      )
      .opacity(configuration.isPressed ? 0.75 : 1)
      .contentShape(Rectangle())
  }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The accent colour, dimmed while pressed.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
  /// The look of buttons without a style of their own.
  public static var automatic: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label as it is, dimmed while pressed.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A rounded ground.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A rounded ground in the accent colour.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
