import WUIGeometry

/// A title with an icon.
@MainActor @preconcurrency
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  @Environment(\.labelStyle) private var style

  /// A title with an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// What the view shows.
  public var body: some View {
    style.makeBody(
      LabelStyleConfiguration(
        title: .init(content: ErasedView(title)), icon: .init(content: ErasedView(icon))))
  }
}

extension Label where Title == Text, Icon == Image {
  /// The text of a key with a picture of the app's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// The text of a key with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A string with a picture of the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// A string with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label a style was asked for, to be styled further.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// The look of a label.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the styled label.
  associatedtype Body: View

  /// What a style is told of a label.
  typealias Configuration = LabelStyleConfiguration

  /// The styled label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a label.
@MainActor @preconcurrency
public struct LabelStyleConfiguration {
  /// The title, of any type.
  public struct Title: View {
    let content: ErasedView

    /// What the view shows.
    public var body: some View { content }
  }

  /// The icon, of any type.
  public struct Icon: View {
    let content: ErasedView

    /// What the view shows.
    public var body: some View { content }
  }

  /// The title.
  public var title: Title
  /// The icon.
  public var icon: Icon
}

/// A style of any type, with its properties installed where it is used.
package struct AnyLabelStyle {
  let makeBody: (LabelStyleConfiguration) -> ErasedView

  init<S: LabelStyle>(_ style: S) {
    makeBody = { ErasedView(StyledLabel(style: style, configuration: $0)) }
  }
}

package struct StyledLabel<S: LabelStyle>: View {
  var style: PropertyCarrier<S>
  let configuration: LabelStyleConfiguration

  init(style: S, configuration: LabelStyleConfiguration) {
    self.style = PropertyCarrier(style)
    self.configuration = configuration
  }

  // A label inside a style's own label has the look it would have without the style.
  package var body: some View {
    style.value.makeBody(configuration: configuration)
      .transformEnvironment(\.labelStyle) { $0 = AnyLabelStyle(TitleAndIconLabelStyle()) }
  }
}

extension View {
  /// Sets the look of labels inside.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyle) { $0 = AnyLabelStyle(style) }
  }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle { AnyLabelStyle(TitleAndIconLabelStyle()) }
}

/// The icon before the title.
@MainActor @preconcurrency
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The look.
  public init() {}

  /// The look for one configuration.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.icon
      configuration.title
    }
  }
}

/// The title alone.
@MainActor @preconcurrency
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The look.
  public init() {}

  /// The look for one configuration.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
@MainActor @preconcurrency
public struct IconOnlyLabelStyle: LabelStyle {
  /// The look.
  public init() {}

  /// The look for one configuration.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// The look of labels without a style of their own.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
