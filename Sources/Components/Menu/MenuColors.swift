import WaylandUI

/// The colours of a menu in one colour scheme.
public struct MenuPalette: Hashable, Sendable {
  /// The panel on which the menu lies.
  public var background: Color
  /// Titles and icons.
  public var text: Color
  /// The pill under the selected row.
  public var selectionBackground: Color
  /// The title and icon of the selected or pressed row.
  public var selectionForeground: Color
  /// The ground of a control in the menu.
  public var controlBackground: Color
  /// The chosen part of a control in the menu.
  public var controlForeground: Color
  /// The dot of a user who is online.
  public var onlineStatus: Color
  /// The dot of a user who is away.
  public var offlineStatus: Color
  /// The rim of the panel, one point wide.
  public var border: Color
  /// The shadow of the panel.
  public var shadow: Color

  /// A palette of the given colours.
  public init(
    background: Color, text: Color, selectionBackground: Color, selectionForeground: Color,
    controlBackground: Color, controlForeground: Color, onlineStatus: Color, offlineStatus: Color,
    border: Color = .clear, shadow: Color = Color.black.opacity(0.1)
  ) {
    self.background = background
    self.text = text
    self.selectionBackground = selectionBackground
    self.selectionForeground = selectionForeground
    self.controlBackground = controlBackground
    self.controlForeground = controlForeground
    self.onlineStatus = onlineStatus
    self.offlineStatus = offlineStatus
    self.border = border
    self.shadow = shadow
  }
}

/// The colours of a menu in both colour schemes.
public struct MenuColors: Hashable, Sendable {
  /// Used in the light scheme.
  public var light: MenuPalette
  /// Used in the dark scheme.
  public var dark: MenuPalette

  /// Colours of the given palettes.
  public init(light: MenuPalette, dark: MenuPalette) {
    self.light = light
    self.dark = dark
  }

  /// The palette of a colour scheme.
  public subscript(_ scheme: ColorScheme) -> MenuPalette {
    scheme == .dark ? dark : light
  }

  /// The drawer article's colours: moss on pale green by day, acid green on near-black by night.
  ///
  /// They stand here rather than in a catalogue, which takes more than a millisecond to find and read
  /// when the first menu is shown. A test compares them with a catalogue.
  public static var standard: MenuColors {
    MenuColors(
      light: MenuPalette(
        background: Color(red: 0.824, green: 0.843, blue: 0.82),
        text: Color(red: 0.325, green: 0.4, blue: 0.31),
        selectionBackground: Color(red: 0.886, green: 0.914, blue: 0.882),
        selectionForeground: Color(red: 0.224, green: 0.616, blue: 0.161),
        controlBackground: Color(red: 0.886, green: 0.914, blue: 0.882, opacity: 0.35),
        controlForeground: Color(red: 0.886, green: 0.914, blue: 0.882, opacity: 0.7),
        onlineStatus: acidGreen,
        offlineStatus: Color(red: 0.796, green: 0.106, blue: 0.063)),
      dark: MenuPalette(
        background: Color(white: 0.102),
        text: .white,
        selectionBackground: acidGreen.opacity(0.2),
        selectionForeground: acidGreen,
        controlBackground: Color.white.opacity(0.05),
        controlForeground: Color.white.opacity(0.05),
        onlineStatus: acidGreen,
        offlineStatus: Color(red: 0.796, green: 0.106, blue: 0.063)))
  }

  private static var acidGreen: Color { Color(red: 0.631, green: 0.98, blue: 0.063) }
}

private struct MenuColorsKey: EnvironmentKey {
  static var defaultValue: MenuColors { .standard }
}

extension EnvironmentValues {
  /// The colours of the menu around a view; `.standard` unless set.
  public var menuColors: MenuColors {
    get { self[MenuColorsKey.self] }
    set { self[MenuColorsKey.self] = newValue }
  }

  /// The palette of the menu around a view in the colour scheme in force.
  var menuPalette: MenuPalette { menuColors[colorScheme] }
}

extension View {
  /// Sets the colours of the menus in this view.
  public func menuColors(_ colors: MenuColors) -> some View {
    environment(\.menuColors, colors)
  }
}
