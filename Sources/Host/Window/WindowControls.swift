import Observation
import WUIGeometry
import WUIPlatform

/// The window as its title bar knows it.
@Observable
final class WindowControls {
  @ObservationIgnored let window: WaylandWindow
  let title: String
  var configuration: WindowConfiguration?

  init(window: WaylandWindow, title: String) {
    self.window = window
    self.title = title
  }

  /// Whether the scene has to draw the title bar, because the compositor draws none.
  var needsTitleBar: Bool {
    guard let configuration else { return false }
    return !configuration.hasServerDecorations && !configuration.isFullscreen
  }
}
