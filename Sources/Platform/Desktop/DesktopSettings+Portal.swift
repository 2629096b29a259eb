import CPortal
import WUIGeometry

extension DesktopSettings {
  /// Takes in one setting; a value out of its range is as good as none.
  mutating func take(_ setting: wui_setting) {
    let number = setting.number
    switch setting.key {
    case WUI_SETTING_COLOR_SCHEME:
      colorScheme = number == 1 ? .dark : number == 2 ? .light : nil
    case WUI_SETTING_ACCENT_COLOR:
      accentColor = Self.color(setting.components)
    case WUI_SETTING_REDUCED_MOTION:
      asksForReducedMotion = number == 1
    case WUI_SETTING_ANIMATIONS:
      hasAnimationsOff = number == 0
    case WUI_SETTING_TEXT_SCALE:
      textScale = number.isFinite && number > 0 ? CGFloat(min(max(number, 0.5), 3)) : 1
    case WUI_SETTING_DOUBLE_CLICK:
      doubleClickInterval = number > 0 ? min(max(number / 1000, 0.1), 2) : nil
    default: break
    }
  }

  private static func color(_ components: (Double, Double, Double)) -> Color.Resolved? {
    let (red, green, blue) = components
    guard [red, green, blue].allSatisfy({ (0...1).contains($0) }) else { return nil }
    return Color(.sRGB, red: red, green: green, blue: blue)
      .resolve(scheme: .light, accent: nil) { _, _ in nil }
  }
}
