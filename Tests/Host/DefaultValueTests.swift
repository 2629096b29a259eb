import PlatformProbes
import Testing
import WUIGeometry
import WUIViews

@testable import WUIHost

/// Windows that are never without a value.
@Suite struct DefaultValueTests {
  private final class Probe {
    /// Counts how often a value was asked for.
    var asked = 0
    var numbers: [Int: Binding<Int>] = [:]
    var shown: Set<String> = []
    var openWindow: OpenWindowAction!
    var dismissWindow: DismissWindowAction!
  }

  private struct Page: View {
    let text: String
    let probe: Probe
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      probe.openWindow = openWindow
      probe.dismissWindow = dismissWindow
      probe.shown.insert(text)
      return Color.red
    }
  }

  private struct Sample: App {
    var probe = Probe()

    init() {}

    init(_ probe: Probe) { self.probe = probe }

    var body: some Scene {
      WindowGroup("Number", id: "number", for: Int.self) { $number in
        Page(text: "\(number)", probe: probe).onAppear { probe.numbers[number] = $number }
      } defaultValue: {
        probe.asked += 1
        return 100 * probe.asked
      }
      WindowGroup(for: String.self) { text in
        Page(text: text.wrappedValue, probe: probe)
      } defaultValue: {
        "none"
      }
    }
  }

  @Test func aWindowWithoutAValueAsksForOneAndKeepsIt() throws {
    let server = try MockServer()
    let probe = Probe()
    let windows = AppWindows(
      Sample(probe), connection: server.connection, appID: "default", onEnd: { _ in })
    var time = 0.0
    func shown() -> Set<String> {
      server.turn()
      time += 1
      for host in windows.hosts.values { _ = host.host.update(to: time) }
      defer { probe.shown = [] }
      return probe.shown
    }
    // The first window has no value, as no request does that names the scene only.
    #expect(windows.openFirst())
    #expect(shown() == ["100"])
    probe.openWindow(id: "number")
    #expect(shown() == ["200"])
    probe.openWindow(value: 7)
    #expect(shown() == ["7"])
    #expect(probe.asked == 2, "a window with a value asks for none")
    // The values are the windows', as if they had been opened with them.
    probe.openWindow(value: 200)
    #expect(shown() == [])
    #expect(windows.hosts.count == 3)
    // Another value, which stays.
    probe.numbers[100]?.wrappedValue = 8
    #expect(shown() == ["8"])
    #expect(probe.numbers[100]?.wrappedValue == 8)
    probe.dismissWindow(value: 8)
    _ = shown()
    #expect(windows.hosts.keys.sorted() == [2, 3])
    probe.openWindow(value: "a")
    #expect(shown() == ["a"])
    #expect(probe.asked == 2)
  }
}
