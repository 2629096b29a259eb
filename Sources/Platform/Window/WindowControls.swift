import CWayland
import WUIGeometry

/// Sides of a window by which the user resizes it; two that meet make a corner.
package nonisolated struct WindowEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  package static let top = WindowEdges(rawValue: WUI_EDGE_TOP.rawValue)
  package static let bottom = WindowEdges(rawValue: WUI_EDGE_BOTTOM.rawValue)
  package static let left = WindowEdges(rawValue: WUI_EDGE_LEFT.rawValue)
  package static let right = WindowEdges(rawValue: WUI_EDGE_RIGHT.rawValue)
}

/// What a title bar does, for a scene that draws its own (`hasServerDecorations` is false).
///
/// `beginMove`, `beginResize` and `showMenu` are for a handler of a pointer's press: the compositor
/// takes the button over, so a `.cancel` follows instead of an `.up`.
extension WaylandWindow {
  /// Lets the user drag the window until the button is released.
  package func beginMove() {
    withPress { wui_window_move($0, $1.seat, $1.serial) }
  }

  /// Lets the user drag these edges until the button is released.
  package func beginResize(_ edges: WindowEdges) {
    withPress { wui_window_resize($0, $1.seat, $1.serial, edges.rawValue) }
  }

  /// Shows the compositor's menu for the window at `location`, in points.
  package func showMenu(at location: CGPoint) {
    withPress {
      wui_window_show_menu($0, $1.seat, $1.serial, Int32(location.x), Int32(location.y))
    }
  }

  /// Asks for the whole work area, or for the size before that; the answer is a configuration.
  package func setMaximized(_ isMaximized: Bool) {
    withWindow { wui_window_set_maximized($0, isMaximized) }
  }

  /// Asks for the whole screen, or for the size before that; the answer is a configuration.
  package func setFullscreen(_ isFullscreen: Bool) {
    withWindow { wui_window_set_fullscreen($0, isFullscreen) }
  }

  /// Asks that the window be put away; only the user brings it back.
  package func minimize() {
    withWindow { wui_window_set_minimized($0) }
  }

  private func withPress(_ request: (OpaquePointer, PointerPress) -> Void) {
    guard let press = lastPress else { return }
    withWindow { request($0, press) }
  }
}

/// A press that a request to the compositor can refer to.
struct PointerPress {
  var seat: UInt32
  var serial: UInt32
}
