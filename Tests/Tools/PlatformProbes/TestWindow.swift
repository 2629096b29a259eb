import WUICompositor
import WUIGeometry
import WUIPlatform

/// A window that notes what happens to it and paints nothing.
package final class TestWindow {
  package let window: WaylandWindow
  /// Everything but frames, in words.
  package private(set) var events: [String] = []
  /// Size in pixels and stale part of each frame drawn.
  package private(set) var frames: [(width: Int, height: Int, stale: Region)] = []
  /// The time of each frame, and of each change that was not drawn, in seconds.
  package private(set) var times: (drawn: [Double], unseen: [Double]) = ([], [])
  /// What `draw` returns.
  package var damage = Region(PixelRect(x: 1, y: 2, width: 3, height: 4))
  /// Runs within `draw`.
  package var whileDrawing: () -> Void = {}

  package init(_ window: WaylandWindow) {
    self.window = window
    window.draw = { [weak self] buffer, time in
      guard let self else { return Region() }
      frames.append((buffer.width, buffer.height, buffer.stale))
      times.drawn.append(time)
      whileDrawing()
      return damage
    }
    window.advanceUnseen = { [weak self] in self?.times.unseen.append($0) }
    window.onConfigure = { [weak self] in
      let size = "\(Int($0.size.width))x\(Int($0.size.height))"
      self?.events.append("size \(size) @\($0.scale.factor.formatted())")
    }
    window.onFocusChange = { [weak self] in self?.events.append("focus \($0)") }
    window.onCloseRequest = { [weak self] in self?.events.append("close") }
    window.onConnectionLost = { [weak self] in self?.events.append("lost: \($0)") }
    window.onKey = { [weak self] in
      self?.events.append("key \($0.key.character) \($0.phase == .up ? "up" : $0.characters)")
    }
    window.onPointer = { [weak self] in
      self?.events.append("\($0.kind) \(Int($0.location.x)),\(Int($0.location.y))")
    }
  }

  package func clear() {
    events = []
    frames = []
    times = ([], [])
  }
}
