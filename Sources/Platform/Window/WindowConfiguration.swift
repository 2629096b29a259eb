import CWayland
import WUIGeometry

/// Size, scale and states of a window, as the compositor last said.
package nonisolated struct WindowConfiguration: Hashable, Sendable {
  /// Points; at least 1 × 1, and not necessarily at least the minimum size.
  package var size: CGSize
  /// Device pixels per point.
  package var scale: DisplayScale
  /// The window has the look of the one in use.
  package var isActivated = false
  package var isMaximized = false
  package var isFullscreen = false
  /// At least one edge is fixed to another window or to the screen.
  package var isTiled = false
  /// The user drags an edge.
  package var isResizing = false
  /// Nothing of the window can be seen; a good time to pause.
  package var isSuspended = false
  /// The compositor draws a title bar; where it does not, the scene may.
  package var hasServerDecorations = false
  /// What the compositor can do with the window; a title bar offers no more than that.
  package var capabilities = WindowCapabilities.all

  package init(size: CGSize, scale: DisplayScale) {
    self.size = size
    self.scale = scale
  }

  init(size: CGSize, scale: DisplayScale, configure: wui_configure) {
    self.init(size: size, scale: scale)
    func has(_ state: wui_state) -> Bool { configure.states & state.rawValue != 0 }
    isActivated = has(WUI_STATE_ACTIVATED)
    isMaximized = has(WUI_STATE_MAXIMIZED)
    isFullscreen = has(WUI_STATE_FULLSCREEN)
    isTiled =
      has(WUI_STATE_TILED_LEFT) || has(WUI_STATE_TILED_RIGHT) || has(WUI_STATE_TILED_TOP)
      || has(WUI_STATE_TILED_BOTTOM)
    isResizing = has(WUI_STATE_RESIZING)
    isSuspended = has(WUI_STATE_SUSPENDED)
    hasServerDecorations = configure.server_decorations
    capabilities = WindowCapabilities(rawValue: configure.capabilities)
  }

  /// The size of its pictures in device pixels.
  var pixelSize: (width: Int, height: Int) {
    (max(scale.pixels(size.width), 1), max(scale.pixels(size.height), 1))
  }

  /// Whether the user sizes the window freely: the size to go back to later.
  package var isFloating: Bool { !isMaximized && !isFullscreen && !isTiled }
}
