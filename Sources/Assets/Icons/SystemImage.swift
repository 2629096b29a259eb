import Synchronization
import WUICompositor
import WUIGeometry

/// Pictures by the names of SF Symbols: icons of the desktop's theme, and drawings of our own for what
/// themes do not have. All are templates: only their alpha counts.
package final class SystemImage: Sendable {
  package static let shared = SystemImage(theme: .current, log: .standard)

  private let theme: IconTheme
  private let log: OnceLog
  private let providers = Mutex<[String: any ImageProvider]>([:])

  init(theme: IconTheme, log: OnceLog) {
    self.theme = theme
    self.log = log
  }

  /// The picture of a symbol, 16 points square; a placeholder, reported once, for an unknown name.
  ///
  /// A name of the theme itself, such as "folder-symbolic", is understood too.
  package static func provider(named symbol: String) -> any ImageProvider {
    shared.provider(named: symbol)
  }

  func provider(named symbol: String) -> any ImageProvider {
    if let known = providers.withLock({ $0[symbol] }) { return known }
    let found = find(symbol)
    if found == nil {
      log.report(
        "Image(systemName: \"\(symbol)\") has no picture: neither the icon theme nor WaylandUI knows "
          + "the name; a placeholder is shown. Give the image a name of the theme (folder-symbolic), "
          + "or put an SVG of your own into the app's resources and use Image(_:).")
    }
    // Two threads may come here at once: the first one's picture is everyone's.
    return providers.withLock { providers in
      if let known = providers[symbol] { return known }
      let provider = found ?? PlaceholderImage.shared
      providers[symbol] = provider
      return provider
    }
  }

  private func find(_ symbol: String) -> (any ImageProvider)? {
    for name in Self.themeNames[symbol, default: []] {
      if let image = themed(name + "-symbolic") { return image }
    }
    if let drawing = SymbolDrawing.svg(of: symbol) { return VectorImage(trusted: drawing) }
    if symbol.hasSuffix(".fill") { return find(String(symbol.dropLast(".fill".count))) }
    return themed(symbol) ?? themed(symbol + "-symbolic")
  }

  private func themed(_ icon: String) -> (any ImageProvider)? {
    guard !icon.contains("/"), let path = theme.path(of: icon) else { return nil }
    if path.hasSuffix(".png") { return RasterImage(files: [(path, 1)], log: log) }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    do {
      return try VectorImage(svg: data)
    } catch {
      log.report("the icon \(path) cannot be drawn: \(error.reason)")
      return nil
    }
  }
}
