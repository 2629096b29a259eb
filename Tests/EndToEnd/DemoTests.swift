import Foundation
import Testing
import WaylandUITesting

/// The demo on a real compositor: keys from wtype, clicks from swaymsg, pictures from grim, compared
/// with the same views offscreen.
@Suite(
  .serialized,
  .enabled(if: Command.path(of: "sway") != nil, "sway is not installed; make test installs it"))
final class DemoTests {
  private let sway: HeadlessSway
  private let window: DemoWindow

  init() throws {
    sway = try HeadlessSway(width: 1040, height: 760)
    window = try DemoWindow(sway, width: 1040, height: 760)
    try window.comparePictures()
  }

  isolated deinit {
    window.terminate()
    sway.remove()
  }

  /// Presses keys and compares what is seen then; it must have changed.
  private func walk(_ strokes: KeyStroke...) throws {
    let before = window.twin.snapshot()
    try window.press(strokes)
    try window.comparePictures()
    let count = try #require(window.twin.snapshot().differences(from: before))
    #expect(count > 100, "nothing happened after \(strokes.map(\.words))")
  }

  private func expectNoClientBug() {
    let lines = sway.log.split(separator: "\n")
    let isDetailed = lines.contains { $0.contains("[DEBUG]") }
    #expect(isDetailed, "the log is that of sway -d")
    #expect(lines.filter { $0.contains("Client bug:") } == [])
  }

  @Test func theKeyboardWalksAllComponents() throws {
    // The drawer: open, choose a row, close.
    try walk(.control("d"))
    try walk(.down, .down, .enter)
    try walk(.escape)
    // The arc: open, pick a colour.
    try walk(.control("2"))
    try walk(.tab, .tab, .tab, .enter)
    try walk(.right, .right)
    try walk(.enter)
    // The segments: one step of the first control, the second to its end.
    try walk(.control("3"))
    try walk(.tab, .tab, .tab, .right)
    try walk(.tab, .end)
    // All together, in the dark.
    try walk(.control("4"))
    try walk(.control("t"))

    try sway.press([.control("q")])
    #expect(try window.end().status == 0)
    expectNoClientBug()
  }

  @Test func thePointerOpensTheDrawer() throws {
    let before = window.twin.snapshot()
    try window.click(x: 920, y: 126)
    try window.comparePictures()
    let count = try #require(window.twin.snapshot().differences(from: before))
    #expect(count > 10_000, "the menu is there")
    try sway.send("output * scale 2")
    window.twin.resize(width: 520, height: 380, scale: 2)
    try window.comparePictures()

    try sway.send("kill")
    #expect(try window.end().status == 0)
    expectNoClientBug()
  }

  @Test("2.5: the window follows a burst of sizes and scales in the middle of an animation")
  func resizing() throws {
    try window.press([.control("d")])
    for (width, height) in [(900, 700), (640, 480), (1200, 800), (901, 641)] {
      try sway.send("output * resolution \(width)x\(height)")
    }
    // Between 1 and 2 sway shrinks what was drawn at 2; the last size and scale are compared.
    for scale in ["1.5", "2", "1"] {
      try sway.send("output * scale \(scale)")
    }
    try sway.movePointer(x: 900, y: 640)
    window.twin.resize(width: 901, height: 641)
    try window.comparePictures()
    expectNoClientBug()
  }

  @Test func anIdleWindowSleeps() throws {
    let count = try window.countSleeps()
    usleep(2_000_000)
    #expect(try window.countSleeps() == count)
  }

  @Test("O26b: a hidden window sleeps, in the middle of an animation, and then shows its end")
  func hidden() throws {
    try window.press([.control("d")])
    try sway.send("workspace 2")
    usleep(1_500_000)
    let count = try window.countSleeps()
    usleep(2_000_000)
    #expect(try window.countSleeps() == count)
    try sway.send("workspace 1")
    try window.comparePictures()
    expectNoClientBug()
  }

  @Test func theEndOfTheCompositorIsReported() throws {
    sway.stop()
    let end = try window.end()
    #expect(end.status == 1)
    #expect(
      end.message.hasSuffix(
        "demo: the compositor went away: start the program again when one is running\n"))
  }
}
