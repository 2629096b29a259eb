import WUIGeometry

/// What the desktop says about the look of programs, as far as files and variables tell.
enum DesktopAppearance {
  /// Dark where the desktop's settings ask for it: `GTK_THEME` ends in `dark`, or `settings.ini` of
  /// GTK 3 or 4 prefers a dark theme.
  static var colorScheme: ColorScheme {
    let variables = ProcessInfo.processInfo.environment
    if let theme = variables["GTK_THEME"] {
      return theme.lowercased().hasSuffix("dark") ? .dark : .light
    }
    let home = variables["XDG_CONFIG_HOME"] ?? "\(NSHomeDirectory())/.config"
    for version in ["gtk-4.0", "gtk-3.0"] {
      guard
        let settings = try? String(
          contentsOfFile: "\(home)/\(version)/settings.ini", encoding: .utf8)
      else { continue }
      for line in settings.split(separator: "\n") {
        let parts = line.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
        if parts.count == 2, parts[0] == "gtk-application-prefer-dark-theme" {
          return ["1", "true"].contains(parts[1].lowercased()) ? .dark : .light
        }
      }
    }
    return .light
  }
}
