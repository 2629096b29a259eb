import Foundation

/// A script that runs a compositor without a screen for as long as a pipe to it is open, so that the
/// compositor ends with the test, also with one that crashes.
final class HeadlessScript {
  /// The compositor's own folder, which is removed at the end.
  let folder: URL
  /// The variables by which clients find the compositor.
  private(set) var environment: [String: String] = [:]

  private let process = Process()
  private let lifeline = Pipe()

  /// Starts a script of this folder and waits until clients may connect.
  ///
  /// - Parameters:
  ///   - arguments: What the script is told after the compositor's folder.
  ///   - variables: How many variables it prints.
  init(_ name: String, _ arguments: [String], variables: Int) throws {
    // Short, since the path of a socket may have 107 bytes only.
    folder = FileManager.default.temporaryDirectory
      .appending(path: "wui-\(UInt32.random(in: 0...UInt32.max))")
    let output = Pipe()
    process.executableURL = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: name)
    process.arguments = [folder.path] + arguments
    process.standardInput = lifeline
    process.standardOutput = output
    try process.start()
    environment = try Self.readVariables(variables, from: output.fileHandleForReading)
    // The user's own desktop has no say in how the demo looks here.
    environment["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
    environment["GTK_THEME"] = "Adwaita"
    // Nor has what the user's own demo remembers of its scene.
    environment["XDG_STATE_HOME"] = folder.appending(path: "state").path
  }

  private static func readVariables(_ count: Int, from file: FileHandle) throws -> [String: String]
  {
    var text = ""
    while text.count(where: { $0 == "\n" }) < count {
      let data = file.availableData
      guard !data.isEmpty else { throw Command.Failure("the compositor did not start: \(text)") }
      text += String(decoding: data, as: UTF8.self)
    }
    return Dictionary(
      uniqueKeysWithValues: text.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      })
  }

  /// What a file of the compositor's folder says.
  func text(of name: String) -> String {
    (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
  }

  /// Ends the compositor.
  func stop() {
    try? lifeline.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Ends the compositor and removes its folder.
  func remove() {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }
}
