import WUIGeometry

/// `Contents.json` of a colour set or an image set, as Xcode writes it.
struct AssetContents: Decodable {
  struct ColorEntry: Decodable {
    struct Value: Decodable {
      struct Components: Decodable {
        var red: String?
        var green: String?
        var blue: String?
        var white: String?
        var alpha: String?
      }

      var space: String?
      var components: Components?
      /// The name of a system colour, in place of components.
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
      }
    }

    var idiom: String?
    var appearances: [Appearance]?
    var color: Value?
  }

  struct ImageEntry: Decodable {
    var idiom: String?
    var appearances: [Appearance]?
    var filename: String?
    /// "1x", "2x" or "3x"; nil where one file serves all scales.
    var scale: String?
  }

  /// A look of the interface for which an entry is meant.
  struct Appearance: Decodable, Equatable {
    var appearance: String
    var value: String

    static let light = Appearance(appearance: "luminosity", value: "light")
    static let dark = Appearance(appearance: "luminosity", value: "dark")
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var intent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case intent = "template-rendering-intent"
    }
  }

  var colors: [ColorEntry]?
  var images: [ImageEntry]?
  var properties: Properties?
}

/// An entry that is chosen by device and look.
protocol AssetEntry {
  var idiom: String? { get }
  var appearances: [AssetContents.Appearance]? { get }
}

extension AssetContents.ColorEntry: AssetEntry {}
extension AssetContents.ImageEntry: AssetEntry {}

extension Array where Element: AssetEntry {
  /// Narrows entries to those of a look, or to those of any look where none is of that one. Entries for
  /// every device come before those for Macs, and these before entries for other devices.
  ///
  /// Entries for high contrast are left out: no setting of the desktop that asks for it is read yet.
  func best(for scheme: ColorScheme) -> [Element] {
    let wanted = scheme == .dark ? AssetContents.Appearance.dark : .light
    let groups = [[wanted], []].map { look in filter { ($0.appearances ?? []) == look } }
    let group = groups.first { !$0.isEmpty } ?? self
    for idiom in ["universal", "mac"] {
      let ofIdiom = group.filter { ($0.idiom ?? "universal") == idiom }
      if !ofIdiom.isEmpty { return ofIdiom }
    }
    return group
  }
}
