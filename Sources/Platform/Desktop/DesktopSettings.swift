import WUIGeometry

/// What the user wants of all programs, as far as the desktop says.
package nonisolated struct DesktopSettings: Equatable, Sendable {
  /// Light or dark; nil where there is no preference.
  package var colorScheme: ColorScheme?
  /// The colour of what can be acted on; nil where there is no preference.
  package var accentColor: Color.Resolved?
  /// Whether movement is to be replaced by short fades.
  package var reducesMotion: Bool { asksForReducedMotion || hasAnimationsOff }
  /// The factor of the size of text, 0.5…3.
  package var textScale: CGFloat = 1
  /// How long after a click the next one makes a double click, in seconds, 0.1…2; nil where the desktop
  /// does not say.
  package var doubleClickInterval: Double?

  /// The wish of all desktops' common setting, and GNOME's older switch.
  var asksForReducedMotion = false
  var hasAnimationsOff = false

  package init() {}
}
