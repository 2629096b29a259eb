import Foundation

/// The files of the package as text, read once.
struct SourceTree: Sendable {
  /// One Swift file of `Sources`.
  struct File: Sendable {
    /// The first folder below `Sources`.
    let folder: String
    /// The path below `Sources`.
    let path: String
    /// The lines of code: without comment lines and without what stands in a multi-line string.
    let code: [Substring]
  }

  /// Every Swift file of `Sources`, by path.
  let files: [File]

  static let current = SourceTree(
    root: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
      .standardizedFileURL)

  init(root: URL) {
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    files = (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8),
        let folder = path.split(separator: "/").first
      else { return nil }
      return File(folder: String(folder), path: path, code: SourceTree.code(in: text))
    }
  }

  /// The folders of `Sources` that hold Swift files.
  var folders: Set<String> { Set(files.map(\.folder)) }

  func files(in folder: String) -> [File] { files.filter { $0.folder == folder } }

  /// The folders with a file that imports `module`.
  func importers(of module: String) -> Set<String> {
    Set(files.filter { $0.imports.contains(module) }.map(\.folder))
  }

  static func code(in text: String) -> [Substring] {
    var insideString = false
    return text.split(separator: "\n").filter { line in
      let startsInside = insideString
      if line.ranges(of: "\"\"\"").count % 2 == 1 { insideString.toggle() }
      let isComment = line.drop(while: \.isWhitespace).hasPrefix("//")
      return !startsInside && !isComment
    }
  }
}

extension SourceTree.File {
  /// The modules named in `import` declarations, whatever attributes or kinds stand beside the name.
  var imports: Set<String> {
    Set(code.compactMap(SourceTree.File.importedModule))
  }

  static func importedModule(in line: Substring) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let keyword = words.firstIndex(of: "import"),
      words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
    else { return nil }
    let names = words[(keyword + 1)...].drop { kinds.contains($0) }
    return names.first?.split(separator: ".").first.map(String.init)
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor", "macro",
  ]
}
