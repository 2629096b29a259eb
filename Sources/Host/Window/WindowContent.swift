import WUIGeometry
import WUIPlatform
import WUITypography
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

/// A bar with the window's title, by which it is moved, and buttons.
private struct TitleBar: View {
  let controls: WindowControls

  var body: some View {
    HStack(spacing: 2) {
      Spacer()
      control("minus") { controls.window.minimize() }
      control("square") {
        controls.window.setMaximized(controls.configuration?.isMaximized != true)
      }
      control("xmark") { exit(0) }
    }
    .padding(.horizontal, 6)
    .frame(height: 36)
    .background { Text(controls.title).font(.system(size: 13, weight: .semibold)).lineLimit(1) }
    .foregroundStyle(controls.configuration?.isActivated == true ? .primary : .secondary)
    .background { DragArea(controls: controls) }
  }

  private func control(_ symbol: String, action: @escaping () -> Void) -> some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(.system(size: 12))
        .frame(width: 28, height: 28)
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .focusable(false)
  }
}

/// The ground of the title bar: a press moves the window.
private struct DragArea: View {
  let controls: WindowControls

  var body: some View {
    Color.primary.opacity(0.06)
      .contentShape(Rectangle())
      .onLongPressGesture(
        minimumDuration: .infinity, perform: {},
        onPressingChanged: { isPressed in if isPressed { controls.window.beginMove() } })
  }
}
