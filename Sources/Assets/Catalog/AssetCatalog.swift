import Synchronization
import WUICompositor
import WUIGeometry

/// Colours and pictures by name, from asset catalogues and loose files among an app's resources. What
/// was found, and what was not, is remembered: resources do not change while an app runs.
package final class AssetCatalog: Sendable {
  package static let shared = AssetCatalog(log: .standard)

  private struct Key: Hashable {
    var name: String
    var bundlePath: String?
    var scheme: ColorScheme
  }

  private struct State {
    var bundles: [String?: ResourceBundles] = [:]
    var colors: [Key: Color.Resolved?] = [:]
    var images: [Key: NamedImage?] = [:]
  }

  private let reader: AssetReader
  private let state = Mutex(State())
  private var log: OnceLog { reader.log }

  package init(log: OnceLog) { reader = AssetReader(log: log) }

  /// A colour set's colour for a look; nil, reported once, where there is none of the name.
  ///
  /// - Parameter bundlePath: The bundle that is searched; nil for the app's own resources.
  package func color(named name: String, bundlePath: String? = nil, scheme: ColorScheme)
    -> Color.Resolved?
  {
    let color = findColor(Key(name: name, bundlePath: bundlePath, scheme: scheme))
    if color == nil { reportMissing("Color(\"\(name)\")", "\(name).colorset", bundlePath) }
    return color
  }

  /// The colour set `AccentColor` of the app, which need not exist.
  package func accentColor(scheme: ColorScheme) -> Color.Resolved? {
    findColor(Key(name: "AccentColor", bundlePath: nil, scheme: scheme))
  }

  /// An image set's or a loose file's picture for a look; nil, reported once, where there is none of the
  /// name. The picture chooses among its scales by the pixels it is asked for.
  ///
  /// - Parameter bundlePath: The bundle that is searched; nil for the app's own resources.
  package func image(named name: String, bundlePath: String? = nil, scheme: ColorScheme)
    -> NamedImage?
  {
    let image = findImage(Key(name: name, bundlePath: bundlePath, scheme: scheme))
    if image == nil {
      reportMissing(
        "Image(\"\(name)\")", "\(name).imageset, \(name).svg or \(name).png", bundlePath)
    }
    return image
  }

  private func reportMissing(_ what: String, _ files: String, _ bundlePath: String?) {
    let folders = bundles(bundlePath).folders.joined(separator: ", ")
    log.report(
      "\(what) is missing: no \(files) in the asset catalogues and folders of \(folders); a "
        + "placeholder is shown. Does Package.swift copy the folder that holds the catalogue, as in "
        + "resources: [.copy(\"Resources\")]?")
  }

  private func bundles(_ path: String?) -> ResourceBundles {
    state.withLock { state in
      if let known = state.bundles[path] { return known }
      let bundles =
        path.map { ResourceBundles(bundlePath: $0, reader: reader) }
        ?? ResourceBundles.app(reader: reader)
      state.bundles[path] = bundles
      return bundles
    }
  }
}

// Colours.
extension AssetCatalog {
  private func findColor(_ key: Key) -> Color.Resolved? {
    if let known = state.withLock({ $0.colors[key] }) { return known }
    var color: Color.Resolved?
    // Loops, here and below: lazy collections would have Swift's runtime make ten types before the first frame.
    for catalog in bundles(key.bundlePath).catalogs where color == nil {
      color = catalog.colorSets[key.name].flatMap { self.color(in: $0, key.scheme) }
    }
    state.withLock { $0.colors[key] = .some(color) }
    return color
  }

  private func color(in folder: String, _ scheme: ColorScheme) -> Color.Resolved? {
    guard let entry = reader.contents(of: folder)?.colors?.best(for: scheme).first else {
      return nil
    }
    do throws(AssetContents.ColorEntry.Value.Failure) {
      return try entry.color?.resolve(scheme)
    } catch {
      log.report("\(folder)/Contents.json: \(error.reason); the colour is left out")
      return nil
    }
  }
}

// Pictures.
extension AssetCatalog {
  private func findImage(_ key: Key) -> NamedImage? {
    if let known = state.withLock({ $0.images[key] }) { return known }
    let bundles = bundles(key.bundlePath)
    var image: NamedImage?
    for catalog in bundles.catalogs where image == nil {
      image = catalog.imageSets[key.name].flatMap { self.image(in: $0, key.scheme) }
    }
    if image == nil, let loose = provider(bundles.looseFiles(named: key.name)) {
      image = NamedImage(provider: loose, isTemplate: false)
    }
    // Two threads may come here at once: the first one's picture is everyone's.
    return state.withLock { state in
      if let known = state.images[key] { return known }
      state.images[key] = .some(image)
      return image
    }
  }

  private func image(in folder: String, _ scheme: ColorScheme) -> NamedImage? {
    guard let contents = reader.contents(of: folder) else { return nil }
    // Xcode lists scales without a file, too.
    let entries = (contents.images ?? []).filter { $0.filename != nil }.best(for: scheme)
    let files = entries.map {
      (path: "\(folder)/\($0.filename ?? "")", scale: $0.scale.flatMap { Int($0.dropLast()) } ?? 1)
    }
    return provider(files).map {
      NamedImage(provider: $0, isTemplate: contents.properties?.intent == "template")
    }
  }

  private func provider(_ files: [(path: String, scale: Int)]) -> (any ImageProvider)? {
    if files.isEmpty { return nil }
    if let drawing = files.first(where: { $0.path.hasSuffix(".svg") }) {
      return vector(drawing.path)
    }
    let pictures = files.filter { file in
      if file.path.hasSuffix(".png") { return true }
      log.report("\(file.path) cannot be drawn: pictures may be PNG or SVG files")
      return false
    }
    return RasterImage(files: pictures, log: log) ?? PlaceholderImage.shared
  }

  private func vector(_ path: String) -> any ImageProvider {
    guard let data = FileManager.default.contents(atPath: path) else {
      log.report("\(path) is named by its image set but cannot be read")
      return PlaceholderImage.shared
    }
    do {
      return try VectorImage(svg: data)
    } catch {
      log.report("\(path) cannot be drawn: \(error.reason)")
      return PlaceholderImage.shared
    }
  }
}
