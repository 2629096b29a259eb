import WUIGeometry
import WUIViews

/// Where an app's stored values lie, by the XDG Base Directory Specification.
package enum StorageFolders {
  /// The stored values of a scene.
  ///
  /// - Parameters:
  ///   - appID: The program's name.
  ///   - scene: The place of the scene in the app's body, from 1.
  ///   - variables: The variables of the program's environment.
  ///   - log: Where it is said that a file cannot be read or written.
  package static func values(
    ofScene scene: Int, appID: String,
    variables: [String: String] = ProcessInfo.processInfo.environment, log: OnceLog = .standard
  ) -> StoredValues {
    let state = folder("XDG_STATE_HOME", else: ".local/state", variables)
    return StoredValues(url: state.appending(path: "\(appID)/scene-\(scene).json"), log: log)
  }

  /// The stored values of an app.
  package static func values(
    appID: String, variables: [String: String] = ProcessInfo.processInfo.environment,
    log: OnceLog = .standard
  ) -> StoredValues {
    let settings = folder("XDG_CONFIG_HOME", else: ".config", variables)
    return StoredValues(url: settings.appending(path: "\(appID)/settings.json"), log: log)
  }

  /// The specification ignores paths that are not absolute.
  private static func folder(
    _ variable: String, else path: String, _ variables: [String: String]
  ) -> URL {
    if let value = variables[variable], value.hasPrefix("/") { return URL(filePath: value) }
    return URL(filePath: variables["HOME"] ?? NSHomeDirectory()).appending(path: path)
  }
}
