import Synchronization
import WUIGeometry

/// An icon theme of the desktop and those it inherits from, as the freedesktop Icon Theme
/// Specification describes them.
package final class IconTheme: Sendable {
  /// The theme the user has chosen, found where GTK and KDE leave their settings, else Adwaita.
  package static let current = IconTheme(
    name: IconThemeSettings(environment: ProcessInfo.processInfo.environment).themeName,
    searchPaths: IconThemeSettings(environment: ProcessInfo.processInfo.environment).searchPaths)

  private struct Query: Hashable {
    var icon: String
    var size: Int
    var scale: Int
  }

  private let searchPaths: [String]
  /// The theme, then its ancestors, last hicolor.
  private let themes: [IconThemeIndex]
  private let found = Mutex<[Query: String?]>([:])

  /// - Parameter searchPaths: Folders that hold themes as folders, first choice first.
  package init(name: String, searchPaths: [String]) {
    self.searchPaths = searchPaths
    var themes: [IconThemeIndex] = []
    var pending = [name, "Adwaita"]
    var seen: Set<String> = ["hicolor"]
    while !pending.isEmpty {
      let next = pending.removeFirst()
      guard seen.insert(next).inserted,
        let index = IconThemeIndex(name: next, searchPaths: searchPaths)
      else { continue }
      themes.append(index)
      pending.insert(contentsOf: index.parents, at: 0)
    }
    themes += [IconThemeIndex(name: "hicolor", searchPaths: searchPaths)].compactMap(\.self)
    self.themes = themes
  }

  /// The file of an icon, the one whose size fits best; nil where no theme has it.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels for a point.
  package func path(of icon: String, size: Int = 16, scale: Int = 1) -> String? {
    let query = Query(icon: icon, size: size, scale: scale)
    if let known = found.withLock({ $0[query] }) { return known }
    let path =
      themes.lazy.compactMap { $0.path(of: icon, size: size, scale: scale) }.first
      ?? unthemed(icon)
    found.withLock { $0[query] = .some(path) }
    return path
  }

  private func unthemed(_ icon: String) -> String? {
    for folder in searchPaths {
      for suffix in IconThemeIndex.suffixes {
        let path = "\(folder)/\(icon)\(suffix)"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    return nil
  }
}
