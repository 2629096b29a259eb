import CPango
import Synchronization
import WUIGeometry

/// The choice of the system font's families among those that Fontconfig knows.
final class InstalledFonts: Sendable {
  static let shared = InstalledFonts()

  struct Face: Sendable {
    var family: String
    /// The weight on OpenType's scale; nil when a whole family is meant.
    var weight: Int?
    var isItalic: Bool
  }

  private let reported = Mutex<Set<String>>([])
  /// What has been found for each design.
  private let chosen = Mutex<[Font.Design: String]>([:])

  /// Families of each design, best first; the first installed one is the system font.
  ///
  /// Inter is drawn for screens and has nine weights; Adwaita Sans is GNOME's copy of it; the others
  /// are the interface fonts of desktops, in the order of how close they come.
  private static let preferences: [Font.Design: [String]] = [
    .default: [
      "Inter", "Inter Variable", "Adwaita Sans", "Cantarell", "Ubuntu", "Ubuntu Sans", "Roboto",
      "Noto Sans", "Open Sans", "Liberation Sans", "DejaVu Sans",
    ],
    .serif: [
      "New York", "Source Serif 4", "Source Serif Pro", "Noto Serif", "Liberation Serif",
      "DejaVu Serif",
    ],
    .rounded: [
      "SF Pro Rounded", "Nunito", "M PLUS Rounded 1c", "Varela Round", "Quicksand",
    ],
    .monospaced: [
      "JetBrains Mono", "Adwaita Mono", "Fira Code", "Source Code Pro", "Ubuntu Mono",
      "Noto Sans Mono", "Liberation Mono", "DejaVu Sans Mono",
    ],
  ]

  /// Families asked for letters that the system font lacks before Fontconfig chooses by itself, whose
  /// first choice for Persian, Arabic and Hebrew would be the coarse letters of DejaVu Sans.
  private static let companions = ["Vazirmatn", "Noto Sans Arabic", "Noto Sans Hebrew"]

  /// The families of a design in the order in which they are searched, separated by commas.
  func families(of design: Font.Design) -> String {
    if let known = chosen.withLock({ $0[design] }) { return known }
    let families = findFamilies(of: design)
    chosen.withLock { $0[design] = families }
    return families
  }

  private func findFamilies(of design: Font.Design) -> String {
    let candidates = Self.preferences[design, default: []]
    guard let first = candidates.first(where: isInstalled) else {
      return design == .rounded ? families(of: .default) : Self.generic(design)
    }
    return ([first] + Self.companions.filter(isInstalled) + [Self.generic(design)])
      .joined(separator: ",")
  }

  /// The face of a family or PostScript name; nil, reported once, where none is installed.
  func face(named name: String) -> Face? {
    if let family = wui_installed_family(name) {
      return Face(family: String(cString: family), weight: nil, isItalic: false)
    }
    var face = wui_installed_face()
    if wui_installed_face(name, &face) {
      return Face(
        family: String(cString: face.family), weight: Int(face.weight.rounded()),
        isItalic: face.is_italic)
    }
    if reported.withLock({ $0.insert(name).inserted }) {
      Self.report(
        "WaylandUI: no installed font has the family or PostScript name “\(name)”; the system font is "
          + "used instead. `fc-list : family postscriptname` lists what is installed.")
    }
    return nil
  }

  private func isInstalled(_ family: String) -> Bool { wui_installed_family(family) != nil }

  private static func generic(_ design: Font.Design) -> String {
    switch design {
    case .serif: "serif"
    case .monospaced: "monospace"
    case .default, .rounded: "sans-serif"
    }
  }

  private static func report(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
