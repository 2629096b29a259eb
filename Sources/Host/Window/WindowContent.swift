import WUIGeometry
import WUIViews

/// A window's views: the app's, beneath a title bar where the compositor draws none.
struct WindowContent<Content: View>: View {
  let controls: WindowControls
  let content: Content

  var body: some View {
    VStack(spacing: 0) {
      if controls.needsTitleBar { TitleBar(controls: controls) }
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
