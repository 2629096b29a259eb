import WUIGeometry

/// Values that outlive the views which use them, and, in a file, the program.
///
/// The file is a JSON object. It is read once, and written a moment after a change, at the latest when
/// the program ends; a file that cannot be read is left alone until the first change.
package final class StoredValues {
  /// The file; nil keeps the values in memory only.
  private let url: URL?
  private let log: OnceLog
  private var values: [String: StoredScalar] = [:]
  /// The states of properties that are in use, by their keys.
  private var states: [String: AnyObject] = [:]
  private var isSaving = false

  /// How long changes are gathered before they are written, in seconds.
  private static let delay = 0.25
  /// Those with changes that are not written yet.
  private static var unsaved: [ObjectIdentifier: StoredValues] = [:]
  private static var savesAtExit = false

  /// - Parameters:
  ///   - url: The file; nil keeps the values in memory only.
  ///   - log: Where it is said that the file cannot be read or written.
  package init(url: URL? = nil, log: OnceLog = .standard) {
    self.url = url
    self.log = log
    load()
  }

  private func load() {
    guard let url, let data = try? Data(contentsOf: url) else { return }
    do {
      values = try JSONDecoder().decode([String: StoredScalar].self, from: data)
    } catch {
      log.report(
        "\(url.path) does not hold stored values as JSON, so all of them are at their defaults; the"
          + " file is replaced when one changes. Remove it to be rid of this message.")
    }
  }

  /// The state of a key, which all properties of the key share.
  func state<Value>(
    for key: String, default value: @autoclosure () -> Value, form: StoredForm<Value>,
    graph: ViewGraph
  ) -> StateBox<Value> {
    if let known = states[key] as? StateBox<Value> { return known }
    if states[key] != nil {
      log.report(
        "the stored value \"\(key)\" is used with more than one type; give each type a key of its own."
      )
    }
    let state = StateBox(values[key].flatMap(form.read) ?? value(), graph: graph)
    states[key] = state
    return state
  }

  /// Stores the value of a key; nil removes it.
  func store(_ scalar: StoredScalar?, for key: String) {
    guard values[key] != scalar else { return }
    values[key] = scalar
    scheduleSave()
  }

  // MARK: The file

  private func scheduleSave() {
    guard url != nil, !isSaving else { return }
    isSaving = true
    Self.unsaved[ObjectIdentifier(self)] = self
    Self.saveAtExit()
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [self] in
      MainActor.assumeIsolated { save() }
    }
  }

  /// Writes the file now, if it differs from the values.
  package func save() {
    guard let url, isSaving else { return }
    isSaving = false
    Self.unsaved[ObjectIdentifier(self)] = nil
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try encoder.encode(values).write(to: url, options: .atomic)
    } catch {
      log.report(
        "stored values cannot be written to \(url.path) (\(error)); they last until the program ends."
      )
    }
  }

  private static func saveAtExit() {
    guard !savesAtExit else { return }
    savesAtExit = true
    atexit {
      // Windows end the program on the main queue; from elsewhere the values cannot be touched.
      guard isOnMainQueue else { return }
      MainActor.assumeIsolated {
        for values in StoredValues.unsaved.values { values.save() }
      }
    }
  }
}

/// The stored values that a scene's views use.
package struct StoredValuesOfScene {
  /// Those of `@SceneStorage`.
  package let scene: StoredValues
  /// Those of `@AppStorage`.
  package let app: StoredValues

  /// Values in memory only.
  package init() { self.init(scene: StoredValues(), app: StoredValues()) }

  package init(scene: StoredValues, app: StoredValues) {
    self.scene = scene
    self.app = app
  }
}

extension EnvironmentValues {
  /// The stored values of the window; a host sets them.
  package var storedValues: StoredValuesOfScene? {
    get { self[StoredValuesKey.self] }
    set { self[StoredValuesKey.self] = newValue }
  }
}

private enum StoredValuesKey: EnvironmentKey {
  static var defaultValue: StoredValuesOfScene? { nil }
}
