import WaylandUI

/// The demo as an application of one window.
struct DemoApp: App {
  var body: some Scene {
    WindowGroup("WaylandUI") {
      RootView()
        .frame(minWidth: 480, minHeight: 360)
    }
    .defaultSize(width: 1280, height: 800)
  }
}
