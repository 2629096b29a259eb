import WUIGeometry

/// Folders of resources, each with its catalogues and loose pictures.
struct ResourceBundles: Sendable {
  /// The folders, first choice first.
  let folders: [String]
  let catalogs: [CatalogIndex]

  /// The resources of one bundle.
  init(bundlePath: String, reader: AssetReader) {
    self.init(folders: Self.resourceFolders(of: bundlePath), reader: reader)
  }

  init(folders: [String], reader: AssetReader) {
    self.folders = folders
    catalogs = folders.flatMap { Self.entries(of: $0, suffix: ".xcassets") }.map {
      CatalogIndex(catalog: $0, reader: reader)
    }
  }

  /// The resources of the app: its main bundle, and the bundles SwiftPM puts beside the executable for
  /// targets that have resources.
  static func app(reader: AssetReader) -> ResourceBundles {
    let main = Bundle.main
    let executable = main.executablePath.map { NSString(string: $0).deletingLastPathComponent }
    let homes = unique([executable, main.bundlePath].compactMap(\.self))
    let name = main.executablePath.map { NSString(string: $0).lastPathComponent } ?? ""
    let beside = inOrder(
      homes.flatMap { entries(of: $0, suffix: ".resources") + entries(of: $0, suffix: ".bundle") },
      executable: name)
    let folders =
      [main.resourcePath].compactMap(\.self) + homes + beside.flatMap(resourceFolders)
    return ResourceBundles(folders: unique(folders), reader: reader)
  }

  /// The files of a loose picture: `name.svg`, or `name.png`, `name@2x.png` and `name@3x.png`.
  func looseFiles(named name: String) -> [(path: String, scale: Int)] {
    let name = name.removingSuffix(".png") ?? name.removingSuffix(".svg") ?? name
    for folder in folders {
      let stem = "\(folder)/\(name)"
      let candidates = [
        (path: stem + ".svg", scale: 1), (path: stem + ".png", scale: 1),
        (path: stem + "@2x.png", scale: 2), (path: stem + "@3x.png", scale: 3),
      ]
      let files = candidates.filter { FileManager.default.fileExists(atPath: $0.path) }
      if !files.isEmpty { return files }
    }
    return []
  }

  /// Puts bundles, named `Package_Target`, of the executable's own target first and those of tests, which
  /// lie beside it in the build folder, last.
  static func inOrder(_ bundles: [String], executable: String) -> [String] {
    func rank(_ path: String) -> Int {
      let name = NSString(string: NSString(string: path).lastPathComponent).deletingPathExtension
      let target = name.split(separator: "_").last.map(String.init) ?? name
      if target.lowercased() == executable.lowercased() { return 0 }
      return target.hasSuffix("Tests") ? 2 : 1
    }
    return (0...2).flatMap { wanted in bundles.filter { rank($0) == wanted } }
  }

  /// The bundle's folder and those folders in it that hold catalogues. SwiftPM does not copy a
  /// catalogue on Linux, but it copies a folder with a catalogue in it.
  private static func resourceFolders(of bundle: String) -> [String] {
    let inner = entries(of: bundle, suffix: "").filter {
      NSString(string: $0).pathExtension.isEmpty && !entries(of: $0, suffix: ".xcassets").isEmpty
    }
    return [bundle, bundle + "/Resources"].filter(FileManager.default.fileExists)
      + inner.filter { $0 != bundle + "/Resources" }
  }

  private static func entries(of folder: String, suffix: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }

  private static func unique(_ paths: [String]) -> [String] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }
  }
}
