import Foundation
import WaylandUITesting

/// A sway without a screen, with a mouse and, while keys are pressed, a keyboard.
final class HeadlessSway {
  /// The variables by which clients find the compositor.
  let environment: [String: String]

  private let script = Process()
  /// Held open: the script ends when it is closed, so also when the test crashes.
  private let lifeline = Pipe()
  private let folder: URL

  /// Starts sway with one output, in device pixels.
  init(width: Int, height: Int) throws {
    // Short, since the path of a socket may have 107 bytes only.
    folder = FileManager.default.temporaryDirectory
      .appending(path: "wui-\(UInt32.random(in: 0...UInt32.max))")
    let output = Pipe()
    script.executableURL = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "headless-sway.sh")
    script.arguments = [
      folder.path, "\(width)x\(height)", Self.product("VirtualPointer").path,
    ]
    script.standardInput = lifeline
    script.standardOutput = output
    try script.start()
    environment = try Self.readVariables(from: output.fileHandleForReading)
    // The pointer waits in the corner, where only one pixel of it is seen.
    try retry { try movePointer(x: width - 1, y: height - 1) }
  }

  /// The program of a product of the package, which lies beside the test's own.
  static func product(_ name: String) -> URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: name)
  }

  private static func readVariables(from file: FileHandle) throws -> [String: String] {
    var text = ""
    while text.count(where: { $0 == "\n" }) < 3 {
      let data = file.availableData
      guard !data.isEmpty else { throw Command.Failure("sway did not start: \(text)") }
      text += String(decoding: data, as: UTF8.self)
    }
    return Dictionary(
      uniqueKeysWithValues: text.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      })
  }

  /// Ends the compositor.
  func stop() {
    try? lifeline.fileHandleForWriting.close()
    script.waitUntilExit()
  }

  /// Ends the compositor and removes its folder.
  func remove() {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The compositor's log, with messages for debugging.
  var log: String {
    (try? String(contentsOf: folder.appending(path: "sway.log"), encoding: .utf8)) ?? ""
  }

  /// Sends a command of sway's own language.
  func send(_ command: String) throws {
    try Command("swaymsg", ["--quiet", command], environment: environment).run()
  }

  /// Moves the pointer, in device pixels.
  func movePointer(x: Int, y: Int) throws { try send("seat - cursor set \(x) \(y)") }

  /// Presses and releases the left button.
  func click() throws {
    try send("seat - cursor press button1")
    try send("seat - cursor release button1")
  }

  /// Presses and releases keys, one after the other.
  func press(_ strokes: [KeyStroke]) throws {
    // The seat has a keyboard only while wtype runs, and a client needs a moment to notice it.
    let words = ["-s", "400"] + strokes.flatMap { $0.words + ["-s", "60"] }
    try Command("wtype", words, environment: environment).run()
  }

  /// What the output shows.
  func picture() throws -> Snapshot {
    let file = folder.appending(path: "picture.png")
    defer { try? FileManager.default.removeItem(at: file) }
    try Command("grim", [file.path], environment: environment).run()
    return try Snapshot(contentsOf: file)
  }

  private func retry(_ body: () throws -> Void) throws {
    for _ in 0..<20 {
      if (try? body()) != nil { return }
      usleep(50_000)
    }
    try body()
  }
}
