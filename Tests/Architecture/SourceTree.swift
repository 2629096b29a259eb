import Foundation

/// The Swift files of one folder of the package as text.
nonisolated struct SourceTree: Sendable {
  /// One Swift file.
  struct File: Sendable {
    /// The first component of its path.
    let folder: String
    /// The path inside the tree.
    let path: String
    /// The lines of code: without comment lines and without what stands in a multi-line string.
    let code: [Substring]
  }

  /// Every Swift file, by path.
  let files: [File]

  /// The folder that holds `Package.swift`.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// All of `Sources`, read once.
  static let sources = SourceTree(folder: "Sources")

  /// Reads what is in `folder`, a path from the root of the package.
  init(folder: String) {
    let top = SourceTree.root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: top.path)?.compactMap { $0 as? String }
    files = (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let text = try? String(contentsOf: top.appending(path: path), encoding: .utf8),
        let folder = path.split(separator: "/").first
      else { return nil }
      return File(folder: String(folder), path: path, code: SourceTree.code(in: text))
    }
  }

  /// The folders that hold Swift files.
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

nonisolated extension SourceTree.File {
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
