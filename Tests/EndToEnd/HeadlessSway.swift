import Foundation
import WaylandUITesting

/// A sway without a screen, with a mouse and, while keys are pressed, a keyboard.
final class HeadlessSway {
  /// The variables by which clients find the compositor.
  var environment: [String: String] { script.environment }

  private let script: HeadlessScript

  /// Starts sway with one output, in device pixels.
  init(width: Int, height: Int) throws {
    script = try HeadlessScript(
      "headless-sway.sh", ["\(width)x\(height)", Self.product("VirtualPointer").path],
      variables: 3)
    // The pointer waits in the corner, where only one pixel of it is seen.
    try retry { try movePointer(x: width - 1, y: height - 1) }
  }

  /// The program of a product of the package, which lies beside the test's own.
  static func product(_ name: String) -> URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: name)
  }

  /// Ends the compositor.
  func stop() { script.stop() }

  /// Ends the compositor and removes its folder.
  func remove() { script.remove() }

  /// The compositor's log, with messages for debugging.
  var log: String { script.text(of: "sway.log") }

  /// Sends a command of sway's own language.
  func send(_ command: String) throws {
    try Command("swaymsg", ["--quiet", command], environment: environment).run()
  }

  /// The windows, from left to right.
  func windows() throws -> [SwayWindow] {
    let text = try Command(
      "swaymsg", ["--type", "get_tree", "--raw"], environment: environment
    ).run()
    let tree = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return SwayWindow.all(in: tree).sorted { $0.x < $1.x }
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
    let file = script.folder.appending(path: "picture.png")
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
