import Observation
import WUIGeometry
import WUIPlatform

/// The window as its title bar knows it.
@Observable
final class WindowControls {
  let title: String
  /// What the compositor last said; nil until it has.
  var configuration: WindowConfiguration?

  @ObservationIgnored private let window: WaylandWindow
  @ObservationIgnored private let closeWindow: () -> Void

  init(window: WaylandWindow, close: @escaping () -> Void) {
    self.window = window
    title = window.title
    closeWindow = close
  }

  /// Whether the scene has to draw the title bar, because the compositor draws none.
  var needsTitleBar: Bool {
    guard let configuration else { return false }
    return !configuration.hasServerDecorations && !configuration.isFullscreen
  }

  /// Whether the user resizes the window by a rim that is ours.
  var hasResizableRim: Bool { needsTitleBar && configuration?.isFloating == true }

  var isActivated: Bool { configuration?.isActivated == true }

  var isMaximized: Bool { configuration?.isMaximized == true }

  func beginMove() { window.beginMove() }

  func toggleMaximized() { window.setMaximized(!isMaximized) }

  func minimize() { window.minimize() }

  func close() { closeWindow() }
}
