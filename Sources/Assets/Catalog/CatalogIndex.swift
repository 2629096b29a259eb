import WUIGeometry

/// The folders of the assets in one `.xcassets` catalogue, by name.
struct CatalogIndex: Sendable {
  private(set) var colorSets: [String: String] = [:]
  private(set) var imageSets: [String: String] = [:]

  /// Reads the names; the assets themselves are read when they are asked for.
  init(catalog: String, reader: AssetReader) { add(catalog, namespace: "", reader) }

  /// An asset's name is its folder's, after the names of enclosing folders that provide a namespace.
  private mutating func add(_ folder: String, namespace: String, _ reader: AssetReader) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for entry in entries.sorted() where !entry.hasPrefix(".") {
      let path = "\(folder)/\(entry)"
      if let name = entry.removingSuffix(".colorset") {
        colorSets[namespace + name] = path
      } else if let name = entry.removingSuffix(".imageset") {
        imageSets[namespace + name] = path
      } else if isGroup(path) {
        let isNamespace = reader.contents(of: path)?.properties?.providesNamespace == true
        add(path, namespace: isNamespace ? namespace + entry + "/" : namespace, reader)
      }
    }
  }

  /// Whether a path is a folder of assets, and not an asset of another kind, such as `.appiconset`.
  private func isGroup(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue && NSString(string: path).pathExtension.isEmpty
  }
}

extension String {
  func removingSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : nil
  }
}
