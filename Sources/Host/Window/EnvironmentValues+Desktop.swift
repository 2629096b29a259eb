import WUIPlatform
import WUIViews

extension EnvironmentValues {
  /// Takes on the user's wishes; where the portal says nothing about light or dark, files may.
  mutating func take(_ settings: DesktopSettings) {
    colorScheme = settings.colorScheme ?? DesktopAppearance.colorScheme
    desktopAccentColor = settings.accentColor
    accessibilityReduceMotion = settings.reducesMotion
    textScale = settings.textScale
  }
}
