import Observation
import PlatformProbes
import Testing
import WUIGeometry
import WUIViews

@testable import WUIHost

/// Whose content is built when: a window's is its own affair.
@Suite struct SceneContentTests {
  @Observable final class Model {
    var width = 10.0
  }

  private final class Probe {
    let model = Model()
    /// The scenes whose content was built, in order.
    var built: [String] = []
    var count: Binding<Int>!
    var openWindow: OpenWindowAction!
  }

  private struct Page: View {
    let name: String
    let probe: Probe
    @Binding var count: Int
    @Environment(\.openWindow) private var openWindow

    init(_ name: String, _ probe: Probe, _ count: Binding<Int>) {
      self.name = name
      self.probe = probe
      _count = count
      probe.built.append(name)
    }

    var body: some View {
      Color.red.frame(width: CGFloat(count))
        .onAppear {
          probe.count = $count
          probe.openWindow = openWindow
        }
    }
  }

  private struct Sample: App {
    var probe = Probe()
    @State private var count = 0

    init() {}

    init(_ probe: Probe) { self.probe = probe }

    var body: some Scene {
      WindowGroup(id: "group") {
        Page("group", probe, $count).frame(height: CGFloat(count))
      }
      Window("Unique", id: "unique") {
        Page("unique", probe, $count).frame(width: probe.model.width)
      }
      WindowGroup(id: "value", for: Int.self) { _ in Page("value", probe, $count) }
    }
  }

  @Test func aWindowBuildsItsOwnContentOnly() throws {
    let server = try MockServer()
    let probe = Probe()
    let windows = AppWindows(
      Sample(probe), connection: server.connection, appID: "content", onEnd: { _ in })
    var time = 0.0
    func built() -> [String] {
      server.turn()
      time += 1
      for (_, host) in windows.hosts.sorted(by: { $0.key < $1.key }) {
        _ = host.host.update(to: time)
      }
      defer { probe.built = [] }
      return probe.built
    }
    #expect(windows.openFirst())
    #expect(built() == ["group"])
    probe.openWindow(id: "unique")
    #expect(built() == ["unique"])
    probe.openWindow(id: "value")
    #expect(built() == ["value"])
    // What one scene's content reads, of a model and of the app's own state.
    probe.model.width = 20
    #expect(built() == ["unique"])
    probe.count.wrappedValue = 1
    #expect(built() == ["group"])
  }
}
