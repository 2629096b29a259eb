import WaylandUI

/// A menu's choice between the light and the dark scheme.
///
/// Two pills side by side, of which the chosen one is filled; in the compact appearance one button
/// that changes to the other scheme. Icons and fill travel between both forms.
public struct ColorSchemePicker: View {
  @Binding private var selection: ColorScheme
  @Environment(\.menuAppearance) private var appearance
  @Environment(\.menuPalette) private var palette
  @Namespace private var namespace

  /// A picker that writes the chosen scheme to `selection`.
  public init(selection: Binding<ColorScheme>) {
    _selection = selection
  }

  /// The pills, or the one button.
  public var body: some View {
    HStack(spacing: Self.spacing) {
      if appearance == .default {
        ForEach(ColorScheme.allCases, id: \.self) { scheme in
          button(
            choosing: scheme, showing: scheme, isSelected: scheme == selection, isTitled: true
          )
          .frame(width: Self.pillWidth, height: 44)
        }
      } else {
        button(
          choosing: selection.inverted, showing: selection, isSelected: true, isTitled: false
        )
        .frame(width: 44, height: 44)
      }
    }
    .padding(Self.margin)
    .background(
      RoundedRectangle(cornerRadius: 13, style: .continuous).fill(palette.controlBackground)
    )
    .animation(.spring(), value: selection)
  }

  private static var pillWidth: CGFloat { 132 }
  private static var spacing: CGFloat { 8 }
  private static var margin: CGFloat { 2 }
  /// The width of the picker that is not compact, in points.
  static var titledWidth: CGFloat { 2 * pillWidth + spacing + 2 * margin }

  private func button(
    choosing scheme: ColorScheme, showing shown: ColorScheme, isSelected: Bool, isTitled: Bool
  ) -> some View {
    Button {
      selection = scheme
    } label: {
      Label(colorScheme: shown)
        .labelStyle(
          ColorSchemeLabelStyle(colorScheme: shown, isTitled: isTitled, namespace: namespace))
    }
    .buttonStyle(ColorSchemeButtonStyle(selected: isSelected, backgroundNamespace: namespace))
    .id(shown)
    // The fill belongs to one button and passes under the label of the other.
    .zIndex(isSelected ? 0 : 1)
  }
}

/// A pill of the colour scheme picker, filled while it is the chosen one.
public struct ColorSchemeButtonStyle: ButtonStyle {
  private let selected: Bool
  private let backgroundNamespace: Namespace.ID
  @Environment(\.menuPalette) private var palette

  /// A pill's style.
  ///
  /// - Parameter backgroundNamespace: Links the fill of the pills, so that it slides between them.
  public init(selected: Bool, backgroundNamespace: Namespace.ID) {
    self.selected = selected
    self.backgroundNamespace = backgroundNamespace
  }

  /// The styled label.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(palette.text.opacity(configuration.isPressed ? 0.6 : 1))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if selected {
          RoundedRectangle(cornerRadius: 11, style: .continuous)
            .fill(palette.controlForeground)
            .matchedGeometryEffect(id: "background", in: backgroundNamespace)
            .transition(.offset())
        }
      }
      .contentShape(Rectangle())
      .contentShape(.focusEffect, RoundedRectangle(cornerRadius: 11, style: .continuous))
  }
}

/// Icon and title of a scheme, or the icon alone.
///
/// The icons of both forms of the picker are one: they fly from form to form.
private struct ColorSchemeLabelStyle: LabelStyle {
  let colorScheme: ColorScheme
  // Not read from the environment: a form that is on its way out keeps its looks.
  let isTitled: Bool
  let namespace: Namespace.ID

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
        .frame(width: 24, height: 24)
        .matchedGeometryEffect(id: colorScheme, in: namespace)
      if isTitled { configuration.title.lineLimit(1) }
    }
    .typographyStyle(.title2)
  }
}

extension Label where Title == Text, Icon == Image {
  /// The label of a colour scheme: a sun or a moon, and its name.
  public init(colorScheme: ColorScheme) {
    switch colorScheme {
    case .light: self.init("Light", systemImage: "sun.max")
    case .dark: self.init("Dark", systemImage: "moon")
    }
  }
}

extension ColorScheme {
  /// The other scheme.
  public var inverted: ColorScheme { self == .dark ? .light : .dark }
}
