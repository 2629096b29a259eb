import WUIGeometry
import WUIPlatform
import WUITypography
import WUIViews

/// Runs an app: connects to the display, opens the first window, serves events until the end.
enum AppRunner {
  static func run<A: App>(_ app: A) {
    do {
      TextEngine.prepare()
      // Asked first, so that the answer comes while the compositor describes itself.
      let portal = SettingsPortal()
      let connection = try WaylandConnection()
      portal.wait(until: MonotonicClock.now + patienceWithPortal)
      let windows = open(app, connection: connection, portal: portal)
      withExtendedLifetime(windows) { WaylandConnection.run() }
    } catch {
      stop("\(error)")
    }
  }

  /// How long the first frame waits for the desktop's settings, in seconds: a portal that is running
  /// answers within a few milliseconds.
  private static let patienceWithPortal = 0.1

  /// Opens the app's first window; the end of the last one is that of the program.
  static func open<A: App>(
    _ app: A, connection: WaylandConnection, portal: SettingsPortal? = nil
  ) -> AppWindows<A> {
    let windows = AppWindows(
      app, connection: connection, portal: portal, appID: ProcessInfo.processInfo.processName
    ) { message in
      if let message { stop(message) }
      exit(0)
    }
    guard windows.openFirst() else {
      stop("\(A.self) has no window: its body must contain a WindowGroup or a Window")
    }
    return windows
  }

  /// Values that are not written yet are written as the program ends.
  private static func stop(_ message: String) -> Never {
    let name = ProcessInfo.processInfo.processName
    FileHandle.standardError.write(Data("\(name): \(message)\n".utf8))
    exit(1)
  }
}
