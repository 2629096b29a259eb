import Testing
import WaylandUI
import WaylandUITesting

/// What a test of an app can say about windows: none opens, but it is known which were asked for.
@Suite struct RequestedWindowTests {
  private struct Page: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss
    @Environment(\.scenePhase) private var phase

    var body: some View {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("open").onTapGesture {
          openWindow(id: "info")
          openWindow(value: 7)
          openWindow(id: "number", value: 8)
        }
        Color.blue.accessibilityIdentifier("close").onTapGesture {
          dismissWindow(id: "info")
          dismissWindow(value: 7)
          dismissWindow(id: "number", value: 8)
          dismissWindow()
          dismiss()
        }
        Color.green.accessibilityIdentifier(phase == .active ? "active" : "not active")
      }
    }
  }

  @Test func requestsAreNoted() {
    let host = OffscreenHost(width: 90, height: 30) { Page() }
    #expect(host.openedWindows == [])
    host.tap("open")
    #expect(
      host.openedWindows == [
        RequestedWindow(id: "info"), RequestedWindow(value: 7),
        RequestedWindow(id: "number", value: 8),
      ])
    host.tap("close")
    #expect(
      host.dismissedWindows == [
        RequestedWindow(id: "info"), RequestedWindow(value: 7),
        RequestedWindow(id: "number", value: 8), RequestedWindow(), RequestedWindow(),
      ])
    #expect(RequestedWindow(id: "number", value: 8).description == "(id: \"number\", value: 8)")
    #expect(host.exists("active"))
  }
}
