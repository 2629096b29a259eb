import PlatformProbes
import Testing
import WUIGeometry
import WUIViews

@testable import WUIHost

/// What windows store: that of a scene's first window is there again, app-wide values are one.
@Suite struct WindowStorageTests {
  final class Probe {
    var pages: [Binding<Int>] = []
    var settings: [Binding<Int>] = []
    var openWindow: OpenWindowAction!
    var dismissWindow: DismissWindowAction!
  }

  private struct Page: View {
    let probe: Probe
    @SceneStorage("page") private var page = 1
    @AppStorage("setting") private var setting = 1
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      Color.red.frame(width: CGFloat(page), height: CGFloat(setting))
        .onAppear {
          probe.pages.append($page)
          probe.settings.append($setting)
          probe.openWindow = openWindow
          probe.dismissWindow = dismissWindow
        }
    }
  }

  private struct Sample: App {
    var probe = Probe()

    init() {}

    init(_ probe: Probe) { self.probe = probe }

    var body: some Scene {
      WindowGroup(id: "group") { Page(probe: probe) }
      Window("Unique", id: "unique") { Page(probe: probe) }
      WindowGroup(for: Int.self) { _ in Page(probe: probe) }
    }
  }

  /// Opens a window of each scene, two of the first, and returns what they read: the group's two, the
  /// unique one, the value's.
  private static func run(_ body: (Probe, () -> Void) -> Void) throws {
    let server = try MockServer()
    let probe = Probe()
    let windows = AppWindows(
      Sample(probe), connection: server.connection, appID: "storage", onEnd: { _ in })
    precondition(windows.openFirst())
    func settle() {
      server.turn()
      probe.show(windows)
    }
    settle()
    probe.openWindow(id: "group")
    probe.openWindow(id: "unique")
    probe.openWindow(value: 1)
    settle()
    body(probe, settle)
    // Written at once, and not when the moment has come.
    for host in windows.hosts.values {
      host.host.graph.environment.storedValues?.scene.save()
      host.host.graph.environment.storedValues?.app.save()
    }
  }

  @Test func storedValues() async {
    let folder = NSTemporaryDirectory() + "waylandui-windows-\(UInt32.random(in: 0...UInt32.max))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      try await MainActor.run {
        setenv("XDG_STATE_HOME", folder, 1)
        setenv("XDG_CONFIG_HOME", folder, 1)
        try WindowStorageTests.run { probe, settle in
          precondition(probe.pages.map(\.wrappedValue) == [1, 1, 1, 1])
          for (index, page) in probe.pages.enumerated() { page.wrappedValue = 10 + index }
          precondition(probe.pages.map(\.wrappedValue) == [10, 11, 12, 13], "each has its own")
          probe.settings[0].wrappedValue = 5
          precondition(probe.settings.map(\.wrappedValue) == [5, 5, 5, 5], "they have one")
          // Open again in the same run, the value is still there.
          probe.dismissWindow(id: "unique")
          probe.openWindow(id: "unique")
          settle()
          precondition(probe.pages[4].wrappedValue == 12)
        }
        try WindowStorageTests.run { probe, _ in
          precondition(probe.pages.map(\.wrappedValue) == [10, 1, 12, 1])
          precondition(probe.settings.map(\.wrappedValue) == [5, 5, 5, 5])
        }
      }
    }
  }
}

extension WindowStorageTests.Probe {
  /// Has the views of all windows appear.
  fileprivate func show<A: App>(_ windows: AppWindows<A>) {
    for (_, host) in windows.hosts.sorted(by: { $0.key < $1.key }) { _ = host.host.update(to: 1) }
  }
}
