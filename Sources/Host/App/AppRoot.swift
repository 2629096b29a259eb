import WUIGeometry
import WUIViews

/// The content of one window of an app, as the app's body has it at the moment.
struct AppRoot<A: App>: View {
  let app: SharedOwner<A>
  /// The place of the window's scene in the app's body, from 0.
  let scene: Int
  let value: WindowValue
  let controls: WindowControls
  /// The title of a window that has none.
  let name: String
  /// The app's own phase, for an app that asks.
  let phase: AppPhase

  var body: some View {
    let root = SharedOwnerView(app) { app in
      let window = app.body.windowDescriptions[scene]
      window.content(value)
        .modifier(WindowPhase(controls: controls))
        .onChange(of: window.title) { controls.title = window.title ?? name }
    }
    if app.readsEnvironment {
      root.environment(\.scenePhase, phase.value)
    } else {
      root
    }
  }
}

/// Tells the views of a window its phase.
private struct WindowPhase: ViewModifier {
  let controls: WindowControls

  func body(content: Content) -> some View {
    content.environment(\.scenePhase, controls.scenePhase)
  }
}
