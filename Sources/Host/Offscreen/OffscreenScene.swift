import WUICompositor
import WUIGeometry
import WUISceneGraph
import WUIViews

/// A window without a display: the same pipeline, a clock that only moves when told, and pixels that can
/// be read.
package final class OffscreenScene {
  package let host: SceneHost
  /// The time of the clock, in seconds.
  package private(set) var time = 0.0

  /// Whether the window has the keyboard; without it no key reaches the views.
  package var hasFocus = true {
    didSet {
      guard oldValue, !hasFocus else { return }
      host.loseKeys()
      render()
    }
  }

  private var surface: Surface
  /// The device pixels that changed in the last frame.
  package private(set) var lastDamage = Region()

  package init<V: View>(
    size: CGSize, scale: CGFloat, environment: EnvironmentValues, root: V
  ) {
    host = SceneHost(size: size, scale: scale, environment: environment, root: root)
    let pixels = host.pixelSize
    surface = Surface(width: pixels.width, height: pixels.height)
    render(everything: true)
  }

  /// Moves the clock forward and shows the frame of the new time.
  package func advance(by seconds: Double) {
    // A gesture that waits for time to pass acts at its own moment, not at the end of the step.
    let end = time + seconds
    while let timer = host.graph.scene.pointer.nextDeadline, timer < end, timer >= time {
      time = timer
      render()
    }
    time = end
    render()
  }

  /// Handles a key and shows the frame that follows, without moving the clock.
  @discardableResult
  package func send(_ key: KeyPress) -> Bool {
    guard hasFocus else { return false }
    let isHandled = host.graph.scene.focus.handle(key)
    render()
    return isHandled
  }

  /// Handles an event of the pointer and shows the frame that follows, without moving the clock.
  package func send(_ event: PointerEvent) {
    host.graph.scene.pointer.handle(event, time: time)
    render()
  }

  package func resize(to size: CGSize, scale: CGFloat) {
    host.resize(to: size, scale: scale)
    let pixels = host.pixelSize
    surface = Surface(width: pixels.width, height: pixels.height)
    render(everything: true)
  }

  /// Shows changes of state made since the last frame.
  package func render() { render(everything: false) }

  private func render(everything: Bool) {
    // An action may change state that only the next pass over the batches shows.
    var damage = Region()
    var rounds = 0
    repeat {
      damage = damage.union(host.update(to: time))
      rounds += 1
    } while host.graph.hasPendingChanges && rounds < 8
    lastDamage = everything ? Region(surface.bounds) : damage
    if !lastDamage.isEmpty { host.draw(into: surface, region: everything ? nil : damage) }
  }

  /// The pixels as they are shown.
  package func bitmap() -> Bitmap { surface.makeBitmap() }

  /// One device pixel, premultiplied ARGB.
  package subscript(x: Int, y: Int) -> UInt32 { surface[x, y] }
}
