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

  private struct State {
    /// The theme, then its ancestors, last hicolor, as far as they were needed.
    var themes: [IconThemeIndex] = []
    /// The names of themes that come next.
    var pending: [String]
    var seen: Set<String> = ["hicolor"]
    var hasReadHicolor = false
    var found: [Query: String?] = [:]
  }

  private let searchPaths: [String]
  private let state: Mutex<State>

  /// - Parameter searchPaths: Folders that hold themes as folders, first choice first.
  package init(name: String, searchPaths: [String]) {
    self.searchPaths = searchPaths
    state = Mutex(State(pending: [name, "Adwaita"]))
  }

  /// The file of an icon, the one whose size fits best; nil where no theme has it.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels for a point.
  package func path(of icon: String, size: Int = 16, scale: Int = 1) -> String? {
    let query = Query(icon: icon, size: size, scale: scale)
    return state.withLock { state in
      if let known = state.found[query] { return known }
      let path = themed(query, &state) ?? unthemed(icon)
      state.found[query] = .some(path)
      return path
    }
  }

  /// Ancestors are read when a theme lacks an icon: hicolor's index alone names 700 folders.
  private func themed(_ query: Query, _ state: inout State) -> String? {
    var position = 0
    while position < state.themes.count || readNext(&state) {
      let theme = state.themes[position]
      if let path = theme.path(of: query.icon, size: query.size, scale: query.scale) { return path }
      position += 1
    }
    return nil
  }

  /// Reads the next theme; false if there is none.
  private func readNext(_ state: inout State) -> Bool {
    while !state.pending.isEmpty {
      let name = state.pending.removeFirst()
      guard state.seen.insert(name).inserted,
        let index = IconThemeIndex(name: name, searchPaths: searchPaths)
      else { continue }
      state.themes.append(index)
      state.pending.insert(contentsOf: index.parents, at: 0)
      return true
    }
    // hicolor comes last, whoever inherits from it.
    guard !state.hasReadHicolor else { return false }
    state.hasReadHicolor = true
    guard let index = IconThemeIndex(name: "hicolor", searchPaths: searchPaths) else {
      return false
    }
    state.themes.append(index)
    return true
  }

  private func unthemed(_ icon: String) -> String? {
    for folder in searchPaths {
      for suffix in IconThemeIndex.suffixes {
        let path = "\(folder)/\(icon)\(suffix)"
        if IconThemeIndex.exists(path) { return path }
      }
    }
    return nil
  }
}
