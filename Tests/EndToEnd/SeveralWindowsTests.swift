import Foundation
import Testing
import WaylandUITesting

/// An app of several windows on a real compositor.
@Suite(
  .serialized,
  .enabled(if: Command.path(of: "sway") != nil, "sway is not installed; make test installs it"))
final class SeveralWindowsTests {
  private let sway: HeadlessSway
  private let client: ClientProcess

  private static let red = PixelColor(255, 0, 0)
  private static let green = PixelColor(0, 255, 0)

  init() throws {
    sway = try HeadlessSway(width: 800, height: 600)
    client = try ClientProcess("SeveralWindows", environment: sway.environment)
    try expect(titles: ["Board"], colour: Self.red)
  }

  isolated deinit {
    client.terminate()
    sway.remove()
  }

  /// Waits until there are windows of these titles, from left to right, each of one colour all over.
  private func expect(titles: [String], colour: PixelColor) throws {
    let deadline = Date.now.addingTimeInterval(10)
    while true {
      let windows = try sway.windows()
      let picture = try sway.picture()
      let seen = windows.map { picture.pixel(x: $0.x + $0.width / 2, y: 300) }
      if windows.map(\.title) == titles, seen.allSatisfy({ $0 == colour }) { return }
      guard Date.now < deadline, client.isRunning else {
        throw Command.Failure("windows \(windows) of colours \(seen)")
      }
      usleep(100_000)
    }
  }

  @Test("1.4: windows open, share the app's state, want to the front, and close one by one")
  func windows() throws {
    try sway.press([.control("n")])
    try expect(titles: ["Board", "Board"], colour: Self.red)
    // Keys reach the new one, and the change both.
    try sway.press([.control("g")])
    try expect(titles: ["Board", "Board"], colour: Self.green)
    try sway.press([.control("i")])
    try expect(titles: ["Board", "Board", "Info"], colour: Self.green)

    // The one that is there comes forward; sway marks it, for the user to decide.
    try sway.send("focus left")
    #expect(try sway.windows().map(\.isUrgent) == [false, false, false])
    try sway.press([.control("i")])
    try expect(titles: ["Board", "Board", "Info"], colour: Self.green)
    #expect(try sway.windows().map(\.isUrgent) == [false, false, true])
    #expect(try sway.windows().map(\.isFocused) == [false, true, false])

    // One by the app, one by the compositor, the last by the app.
    try sway.press([.control("w")])
    try expect(titles: ["Board", "Info"], colour: Self.green)
    try sway.send("[title=Info] kill")
    try expect(titles: ["Board"], colour: Self.green)
    try sway.press([.control("g")])
    try expect(titles: ["Board"], colour: Self.red)
    try sway.press([.control("w")])
    let end = try client.end()
    #expect(end.status == 0)
    #expect(!end.message.contains("rror"), "\(end.message)")
    #expect(!sway.log.contains("Client bug:"))
  }
}
