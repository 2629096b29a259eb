import WUIGeometry
import WUIHost
import WUIViews

/// What the windows' views can do, and what they saw.
final class BoardProbe {
  var openWindow: [String: OpenWindowAction] = [:]
  var dismissWindow: [String: DismissWindowAction] = [:]
  var dismiss: [String: DismissAction] = [:]
  var own: [String: Binding<Int>] = [:]
  var shared: Binding<Int>!
  /// By the value at first.
  var value: [Int?: Binding<Int?>] = [:]
  /// What each window's view showed last.
  var shown: [String: String] = [:]
  var phases: [String: ScenePhase] = [:]
  var events: [String] = []
  var ends: [String?] = []
  var title = "Board"
}

/// Boards, an info, and windows for numbers and texts, all of which show one count.
struct BoardApp: App {
  var probe = BoardProbe()
  @State private var count = 0
  @Environment(\.scenePhase) private var phase

  init() {}

  init(_ probe: BoardProbe) { self.probe = probe }

  var body: some Scene {
    probe.phases["app"] = phase
    return scenes
  }

  @SceneBuilder private var scenes: some Scene {
    WindowGroup("\(probe.title) \(count)", id: "board") {
      Page(name: "board", probe: probe, count: $count)
    }
    .defaultSize(width: 100, height: 80)
    Window("Info", id: "info") { Page(name: "info", probe: probe, count: $count) }
      .defaultSize(width: 50, height: 40)
    WindowGroup("Number", id: "number", for: Int.self) { value in
      Page(
        name: "number \(value.wrappedValue.map { "\($0)" } ?? "none")", probe: probe,
        count: $count
      )
      .onAppear { probe.value[value.wrappedValue] = value }
    }
    WindowGroup(for: String.self) { text in
      Page(name: text.wrappedValue ?? "no text", probe: probe, count: $count)
    }
  }
}

/// A box that moves aside as the app's count grows.
private struct Page: View {
  let name: String
  let probe: BoardProbe
  @Binding var count: Int
  @State private var own = 0
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.dismiss) private var dismiss
  @Environment(\.scenePhase) private var phase

  var body: some View {
    probe.openWindow[name] = openWindow
    probe.dismissWindow[name] = dismissWindow
    probe.dismiss[name] = dismiss
    probe.shown[name] = "\(count) \(own)"
    probe.phases[name] = phase
    return Rectangle().frame(width: 10, height: 10)
      .offset(x: CGFloat(count))
      .onAppear {
        probe.own[name] = $own
        probe.shared = $count
        probe.events.append("\(name) appears")
      }
      .onDisappear { probe.events.append("\(name) disappears") }
  }
}
