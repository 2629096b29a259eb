import Foundation
import WaylandUI
import WaylandUITesting

@testable import Demo

/// The demo in a real window, and beside it the same demo offscreen, which says what is to be seen.
final class DemoWindow {
  /// The most pixels that the tip of the pointer covers in the corner where it waits.
  private static let cursorPixels = 16

  let sway: HeadlessSway
  let twin: OffscreenHost

  private let demo: ClientProcess

  /// Starts the demo on a compositor, whose only output it fills.
  init(_ sway: HeadlessSway, width: Int, height: Int) throws {
    self.sway = sway
    twin = OffscreenHost(width: CGFloat(width), height: CGFloat(height), colorScheme: .light) {
      RootView()
    }
    demo = try ClientProcess("demo", environment: sway.environment)
  }

  /// Presses keys on both sides.
  func press(_ strokes: [KeyStroke]) throws {
    try sway.press(strokes)
    for stroke in strokes {
      twin.press(stroke.key, modifiers: stroke.modifiers)
      twin.advance(milliseconds: 60)
    }
  }

  /// Clicks on both sides, at a point of the window.
  func click(x: Int, y: Int) throws {
    try sway.movePointer(x: x, y: y)
    try sway.click()
    try sway.movePointer(x: Int(twin.size.width) - 1, y: Int(twin.size.height) - 1)
    twin.tap(x: CGFloat(x), y: CGFloat(y))
    twin.pointerLeave()
  }

  /// Waits until the window shows what the twin does when it has come to rest.
  ///
  /// - Throws: A description of the difference, with both pictures in files, after ten seconds.
  func comparePictures() throws {
    twin.advance(milliseconds: 5000)
    let expected = twin.snapshot()
    let deadline = Date.now.addingTimeInterval(10)
    while true {
      let seen = try sway.picture()
      let count = seen.differences(from: expected, tolerance: 2)
      if let count, count <= Self.cursorPixels { return }
      guard Date.now < deadline, demo.isRunning else {
        throw try difference(of: seen, from: expected, count)
      }
      usleep(100_000)
    }
  }

  private func difference(of seen: Snapshot, from expected: Snapshot, _ count: Int?) throws
    -> Command.Failure
  {
    let folder = FileManager.default.temporaryDirectory.path
    try seen.write(to: folder + "/end-to-end.seen.png")
    try expected.write(to: folder + "/end-to-end.expected.png")
    let what = count.map { "\($0) pixels differ" } ?? "the sizes differ"
    return Command.Failure("\(what); see end-to-end.seen.png and .expected.png in \(folder)")
  }

  /// Waits for the demo's end, at most ten seconds. Returns its status and what it said on standard
  /// error.
  func end() throws -> (status: Int32, message: String) { try demo.end() }

  /// Ends the demo, if it still runs.
  func terminate() { demo.terminate() }

  /// How often threads of the demo have gone to sleep since its start.
  func countSleeps() throws -> Int {
    let tasks = "/proc/\(demo.identifier)/task"
    return try FileManager.default.contentsOfDirectory(atPath: tasks).reduce(0) { sum, task in
      let status = try String(contentsOfFile: "\(tasks)/\(task)/status", encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
      return sum + (line.flatMap { Int($0.split(separator: "\t")[1]) } ?? 0)
    }
  }
}
