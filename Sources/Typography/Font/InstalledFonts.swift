import CPango
import Synchronization
import WUIGeometry

/// The fonts Fontconfig knows, read once, and the choice of the system font's families among them.
final class InstalledFonts: Sendable {
  static let shared = InstalledFonts()

  struct Face: Sendable {
    var family: String
    /// The weight on OpenType's scale; nil when a whole family is meant.
    var weight: Int?
    var isItalic: Bool
  }

  private let familyNames: [String: String]
  private let postScriptNames: [String: Face]
  private let reported = Mutex<Set<String>>([])

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

  private init() {
    var families: [String: String] = [:]
    var faces: [String: Face] = [:]
    Self.forEachPattern { pattern in
      guard let family = Self.string(pattern, FC_FAMILY, 0) else { return }
      var index: Int32 = 0
      while let name = Self.string(pattern, FC_FAMILY, index) {
        families[name.lowercased()] = name
        index += 1
      }
      if let name = Self.string(pattern, FC_POSTSCRIPT_NAME, 0) {
        faces[name.lowercased()] = Self.face(pattern, family: family)
      }
    }
    familyNames = families
    postScriptNames = faces
  }

  /// The families of a design in the order in which they are searched, separated by commas.
  func families(of design: Font.Design) -> String {
    let candidates = Self.preferences[design, default: []]
    guard let first = candidates.first(where: isInstalled) else {
      return design == .rounded ? families(of: .default) : Self.generic(design)
    }
    return ([first] + Self.companions.filter(isInstalled) + [Self.generic(design)])
      .joined(separator: ",")
  }

  /// The face of a family or PostScript name; nil, reported once, where none is installed.
  func face(named name: String) -> Face? {
    if let family = familyNames[name.lowercased()] {
      return Face(family: family, weight: nil, isItalic: false)
    }
    if let face = postScriptNames[name.lowercased()] { return face }
    if reported.withLock({ $0.insert(name).inserted }) {
      Self.report(
        "WaylandUI: no installed font has the family or PostScript name “\(name)”; the system font is "
          + "used instead. `fc-list : family postscriptname` lists what is installed.")
    }
    return nil
  }

  private func isInstalled(_ family: String) -> Bool { familyNames[family.lowercased()] != nil }

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

// Reading Fontconfig's list.
extension InstalledFonts {
  private static func forEachPattern(_ body: (OpaquePointer) -> Void) {
    let properties = FcObjectSetCreate()
    for property in [FC_FAMILY, FC_POSTSCRIPT_NAME, FC_WEIGHT, FC_SLANT] {
      FcObjectSetAdd(properties, property)
    }
    let everything = FcPatternCreate()
    defer {
      FcPatternDestroy(everything)
      FcObjectSetDestroy(properties)
    }
    guard let set = FcFontList(nil, everything, properties) else { return }
    defer { FcFontSetDestroy(set) }
    for index in 0..<Int(set.pointee.nfont) {
      if let pattern = set.pointee.fonts[index] { body(pattern) }
    }
  }

  private static func face(_ pattern: OpaquePointer, family: String) -> Face {
    var weight: Double = 80
    var slant: Int32 = 0
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    return Face(
      family: family, weight: Int(FcWeightToOpenTypeDouble(weight).rounded()), isItalic: slant != 0)
  }

  private static func string(_ pattern: OpaquePointer, _ property: String, _ index: Int32)
    -> String?
  {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, index, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }
}
