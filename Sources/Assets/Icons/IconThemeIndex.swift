import WUIGeometry

/// One theme's `index.theme` and where its folders lie.
struct IconThemeIndex: Sendable {
  /// Kinds of files, first choice first. XPM pictures, which the specification also names, are extinct.
  static let suffixes = [".svg", ".png"]

  /// A folder of icons of one size.
  private struct Folder: Sendable {
    enum Kind: Sendable {
      case fixed
      case scalable(ClosedRange<Int>)
      case threshold(Int)
    }

    var path: String
    var size: Int
    var scale: Int
    var kind: Kind

    /// How far a size lies from those the folder is meant for, in pixels; 0 fits.
    func distance(size wanted: Int, scale wantedScale: Int) -> Int {
      let sizes: ClosedRange<Int> =
        switch kind {
        case .fixed: size...size
        case .scalable(let range): range
        case .threshold(let threshold): (size - threshold)...(size + threshold)
        }
      let pixels = wanted * wantedScale
      let range = (sizes.lowerBound * scale)...(sizes.upperBound * scale)
      if pixels < range.lowerBound { return range.lowerBound - pixels }
      if pixels > range.upperBound { return pixels - range.upperBound }
      // The right number of pixels at another scale has lines of another thickness.
      return scale == wantedScale ? 0 : 1
    }
  }

  let parents: [String]
  private let folders: [Folder]

  /// The theme of a name; nil where none is installed.
  init?(name: String, searchPaths: [String]) {
    // A theme may be spread over several search paths.
    let homes = searchPaths.map { "\($0)/\(name)" }.filter(Self.exists)
    let contents = homes.lazy.compactMap {
      FileManager.default.contents(atPath: $0 + "/index.theme")
    }.first
    guard let contents else { return nil }
    let file = KeyFile([UInt8](contents))
    let theme = file["Icon Theme"]
    parents = Self.list(theme["Inherits"])
    let names = Self.list(theme["Directories"]) + Self.list(theme["ScaledDirectories"])
    folders = names.flatMap { folder in
      homes.map { "\($0)/\(folder)" }.filter(Self.exists)
        .compactMap { Self.folder($0, file[folder]) }
    }
  }

  func path(of icon: String, size: Int, scale: Int) -> String? {
    var best: (path: String, distance: Int)?
    for folder in folders {
      let distance = folder.distance(size: size, scale: scale)
      if let best, best.distance <= distance { continue }
      let path = Self.suffixes.lazy.map { "\(folder.path)/\(icon)\($0)" }
        .first(where: Self.exists)
      if let path { best = (path, distance) }
      if best?.distance == 0 { break }
    }
    return best?.path
  }

  /// Whether there is such a file or folder. Foundation's own question makes objects of paths, and a search
  /// asks about hundreds of them.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func folder(_ path: String, _ keys: [String: String]) -> Folder? {
    guard let size = keys["Size"].flatMap({ Int($0) }), size > 0 else { return nil }
    func number(_ key: String, _ fallback: Int) -> Int {
      keys[key].flatMap { Int($0) } ?? fallback
    }
    let kind: Folder.Kind =
      switch keys["Type"] {
      case "Fixed": .fixed
      case "Scalable":
        .scalable(min(number("MinSize", size), size)...max(number("MaxSize", size), size))
      default: .threshold(max(0, number("Threshold", 2)))
      }
    return Folder(path: path, size: size, scale: max(1, number("Scale", 1)), kind: kind)
  }

  private static func list(_ value: String?) -> [String] {
    Array((value ?? "").utf8).split(separator: UInt8(ascii: ",")).map(KeyFile.trimmed)
      .filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }
}
