import Foundation
import WaylandUITesting

/// The compositors that the demo has to start on, beside sway.
enum Desktop: String, CaseIterable, Sendable {
  /// No seat, no decorations.
  case weston
  /// Wants every window maximised and undecorated; no viewporter, no presentation time.
  case cage
  /// GNOME's: no decorations, so that the title bar is ours.
  case mutter
  /// KDE's: fractional scale, decorations.
  case kwin

  /// Whether it is installed.
  nonisolated var isInstalled: Bool {
    Command.path(of: self == .kwin ? "kwin_wayland" : rawValue) != nil
  }
}

/// A desktop without a screen or any device of input.
final class HeadlessDesktop {
  let desktop: Desktop
  private let script: HeadlessScript

  /// Starts a desktop with one output, in device pixels; KDE's in points.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; only KDE takes it.
  ///   - hasCamera: Whether pictures of KDE are to be taken, which it then draws with OpenGL.
  init(
    _ desktop: Desktop, width: Int, height: Int, scale: Double = 1, hasCamera: Bool = false
  ) throws {
    self.desktop = desktop
    script = try HeadlessScript(
      "headless-desktop.sh",
      [desktop.rawValue, "\(width)", "\(height)", "\(scale)", hasCamera ? "O2" : "Q"],
      variables: 2)
  }

  /// The variables by which clients find the compositor.
  var environment: [String: String] { script.environment }

  /// What the compositor had to say.
  var log: String { script.text(of: "compositor.log") }

  /// What weston's output shows.
  func pictureOfWeston() throws -> Snapshot {
    let folder = script.folder.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    // It writes where it stands.
    try Command(
      "sh", ["-c", "cd '\(folder.path)' && exec weston-screenshooter"], environment: environment
    ).run()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    guard let file = files.first else { throw Command.Failure("weston took no picture") }
    return try Snapshot(contentsOf: file)
  }

  /// What KDE's output shows.
  func pictureOfKWin() throws -> Snapshot {
    let (folder, file) = (script.folder.path, "\(UUID().uuidString).png")
    // Who is on the bus is the compositor's user, who may not be able to read our own folders.
    let commands = """
      cd '\(folder)' && cp '\(HeadlessSway.product("KWinCamera").path)' camera || exit 1
      drop=
      if [ "$(id -u)" = 0 ]; then
        drop="setpriv --reuid=nobody --regid=nogroup --clear-groups"
      fi
      exec $drop ./camera 'unix:path=\(folder)/bus' Virtual-0 \(file)
      """
    try Command("sh", ["-c", commands]).run()
    return try Snapshot(contentsOf: script.folder.appending(path: file))
  }

  /// Ends the compositor and removes its folder.
  func remove() { script.remove() }
}
