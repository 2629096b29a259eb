import WaylandUI
import WaylandUIComponents

/// The demo's colours in one colour scheme: neutral surfaces and a single accent.
struct Theme {
  let background: Color
  let card: Color
  let border: Color
  let shadow: Color
  let text: Color
  let secondaryText: Color
  /// Placeholder lines and other marks that carry no words.
  let faint: Color
  /// Where the ring will be.
  let track: Color
  /// The ground of controls that lie on the background or on a card.
  let well: Color
  /// The raised part of a control in a well.
  let raised: Color
  let accent: Color = .blue
  /// Text on the accent.
  let onAccent: Color = .white
  /// A ground for white marks.
  let ink: Color
  /// The ground of a panel that lies over cards.
  let panel: Color
  let panelShadow: Color
  /// The raised part of a control on a panel.
  let raisedOnPanel: Color
  /// The accent as a ground for text in the accent.
  let accentWash: Color
  let keyCap: Color
  let keyCapEdge: Color

  static let light = Theme(
    background: Color(red: 0.965, green: 0.965, blue: 0.972),
    card: .white,
    border: Color.black.opacity(0.07),
    shadow: Color.black.opacity(0.05),
    text: Color(red: 0.110, green: 0.110, blue: 0.125),
    secondaryText: Color(red: 0.420, green: 0.420, blue: 0.455),
    faint: Color.black.opacity(0.07),
    track: Color.black.opacity(0.028),
    well: Color.black.opacity(0.055),
    raised: .white,
    ink: Color(white: 0.13),
    panel: .white,
    panelShadow: Color.black.opacity(0.1),
    raisedOnPanel: .white,
    accentWash: Color.blue.opacity(0.10),
    keyCap: .white,
    keyCapEdge: Color.black.opacity(0.16))

  static let dark = Theme(
    background: Color(red: 0.071, green: 0.071, blue: 0.082),
    card: Color(red: 0.114, green: 0.114, blue: 0.129),
    border: Color.white.opacity(0.08),
    shadow: Color.black.opacity(0.25),
    text: Color(red: 0.957, green: 0.957, blue: 0.969),
    secondaryText: Color(red: 0.620, green: 0.620, blue: 0.659),
    faint: Color.white.opacity(0.09),
    track: Color.white.opacity(0.03),
    well: Color.white.opacity(0.07),
    raised: Color(red: 0.235, green: 0.235, blue: 0.263),
    ink: Color(white: 0.24),
    panel: Color(red: 0.157, green: 0.157, blue: 0.176),
    panelShadow: Color.black.opacity(0.35),
    raisedOnPanel: Color.white.opacity(0.13),
    accentWash: Color.blue.opacity(0.20),
    keyCap: Color(red: 0.173, green: 0.173, blue: 0.196),
    keyCapEdge: Color.white.opacity(0.18))
}

extension EnvironmentValues {
  /// The demo's colours in the scheme in force.
  var theme: Theme { colorScheme == .dark ? .dark : .light }
}

extension MenuColors {
  /// The demo's menus: the drawer's structure in the demo's colours.
  static let demo = MenuColors(light: palette(of: .light), dark: palette(of: .dark))

  private static func palette(of theme: Theme) -> MenuPalette {
    MenuPalette(
      background: theme.panel, text: theme.text, selectionBackground: theme.accentWash,
      selectionForeground: theme.accent, controlBackground: theme.well,
      controlForeground: theme.raisedOnPanel, onlineStatus: .green, offlineStatus: .red,
      border: theme.border, shadow: theme.panelShadow)
  }
}
