import Foundation
import Testing
import WaylandUI
import WaylandUITesting

@testable import Demo

/// The demo starts on every desktop: it draws, answers what it is told, and neither side complains.
///
/// `.ci/packages desktops` installs them; where one is missing its cases are skipped, unless
/// `WAYLANDUI_DESKTOPS=all` demands them.
@Suite(.serialized)
struct DesktopTests {
  nonisolated static let desktops = Desktop.allCases.filter {
    $0.isInstalled || ProcessInfo.processInfo.environment["WAYLANDUI_DESKTOPS"] == "all"
  }

  @Test("the demo draws, and nobody complains", arguments: desktops)
  func start(on desktop: Desktop) throws {
    let server = try HeadlessDesktop(desktop, width: 1280, height: 720)
    defer { server.remove() }
    let client = try TracedDemo(environment: server.environment)
    defer { client.terminate() }

    // A frame was shown when the compositor asks for the next one. Most desktops give the window
    // another size at once: what is drawn last is what was configured last.
    try client.waitUntil("a frame was shown") { $0.contains(/wl_callback@\d+\.done/) }
    try client.waitUntil("the last configure is answered by a frame") { trace in
      let lines = trace.split(separator: "\n")
      guard let configured = lines.lastIndex(where: { $0.contains(/xdg_surface@\d+\.configure/) })
      else { return false }
      return lines[configured...].contains { $0.contains(/-> wl_surface@\d+\.commit/) }
    }
    #expect(client.isRunning)
    #expect(client.complaints == [])
    #expect(server.log.split(separator: "\n").filter { $0.contains("Client bug") } == [])
  }

  @Test(
    "2.7: on KDE at a scale of 1.5 a point has 1.5 pixels, from the first frame on",
    .enabled(if: desktops.contains(.kwin), "kwin is not installed"))
  func fractionalScale() throws {
    let server = try HeadlessDesktop(.kwin, width: 1920, height: 1200, scale: 1.5)
    defer { server.remove() }
    let client = try TracedDemo(environment: server.environment)
    defer { client.terminate() }
    try client.waitUntil("a frame is sent") { $0.contains("damage_buffer") }
    let lines = client.trace.split(separator: "\n").map(String.init)
    func last(_ message: String) -> String? {
      lines.last { $0.contains(message) }.map { String($0[$0.range(of: message)!.upperBound...]) }
    }
    #expect(last(".preferred_scale") == "(180)")
    #expect(last("set_destination") == "(1280, 800)")
    // The first damage is all of the first buffer.
    let damage = lines.first { $0.contains("damage_buffer") }
    #expect(damage?.hasSuffix("(0, 0, 1920, 1200)") == true)
    #expect(!lines.contains { $0.contains(/-> wl_surface@\d+\.set_buffer_scale/) })
    #expect(client.complaints == [])
  }

  @Test(
    "weston shows what the same views show offscreen, beneath our own title bar",
    .enabled(if: desktops.contains(.weston), "weston is not installed"))
  func pictureOnWeston() throws {
    // As large as the demo asks to be, so that weston has one place for it only.
    let (width, height, titleBar) = (1280, 800, 40)
    let server = try HeadlessDesktop(.weston, width: width, height: height)
    defer { server.remove() }
    let client = try TracedDemo(environment: server.environment)
    defer { client.terminate() }
    let twin = OffscreenHost(width: CGFloat(width), height: CGFloat(height - titleBar)) {
      RootView()
    }
    twin.advance(milliseconds: 5000)
    let page = CGRect(x: 0, y: titleBar, width: width, height: height - titleBar)
    let difference = try lastDifference(from: twin.snapshot()) {
      try server.pictureOfWeston().cropped(to: page)
    }
    #expect(difference == 0)
  }

  /// Where KDE has a theme for title bars installed, it draws one, and the window is elsewhere.
  nonisolated static let isKWinBare =
    Desktop.kwin.isInstalled
    && !FileManager.default.fileExists(
      atPath: "/usr/lib/x86_64-linux-gnu/qt5/plugins/org.kde.kdecoration2/breezedecoration.so")

  @Test(
    "KDE shows what the same views show offscreen, at whole scales and between",
    .enabled(if: isKWinBare, "kwin is not installed, or draws title bars"),
    arguments: [1, 1.5])
  func pictureOnKWin(scale: Double) throws {
    // As large as the demo asks to be; KDE takes the size of its output in points.
    let (width, height) = (1280, 800)
    let server = try HeadlessDesktop(
      .kwin, width: width, height: height, scale: scale, hasCamera: true)
    defer { server.remove() }
    let client = try TracedDemo(environment: server.environment)
    defer { client.terminate() }
    let twin = OffscreenHost(width: CGFloat(width), height: CGFloat(height), scale: scale) {
      RootView()
    }
    twin.advance(milliseconds: 5000)
    let difference = try lastDifference(from: twin.snapshot(), of: server.pictureOfKWin)
    #expect(difference == 0)
    #expect(client.complaints == [])
  }

  /// How many pixels of a picture differ from what is expected, after as many tries as it takes.
  private func lastDifference(
    from expected: Snapshot, of picture: () throws -> Snapshot
  ) throws -> Int? {
    let deadline = Date.now.addingTimeInterval(20)
    var difference: Int?
    repeat {
      usleep(200_000)
      difference = try picture().differences(from: expected, tolerance: 2)
    } while difference != 0 && Date.now < deadline
    return difference
  }
}
