import WUICompositor
import WUIGeometry
import WUISceneGraph
import WUIViews

/// The views of one window at a size and a scale, with what draws them: the part that a real window and
/// an offscreen one share.
package final class SceneHost {
  package let graph: ViewGraph
  package let renderer = Renderer()
  /// Called when the next frame would differ from the last one.
  package var onNeedsFrame: () -> Void = {}

  /// The display list of the last frame.
  package private(set) var displayList = DisplayList()
  /// What the last frame was drawn at; nil before the first.
  private var lastFrame: (size: PixelRect, scale: CGFloat)?

  package init<V: View>(
    size: CGSize, scale: CGFloat, environment: EnvironmentValues, root: V
  ) {
    var environment = environment
    environment.displayScale = DisplayScale(scale).factor
    environment.storedValues = environment.storedValues ?? StoredValuesOfScene()
    graph = ViewGraph(size: size, scale: scale, environment: environment, root: root)
    graph.onNeedsFrame = { [weak self] in self?.onNeedsFrame() }
  }

  isolated deinit { graph.end() }

  package var size: CGSize { graph.scene.size }
  package var scale: CGFloat { graph.scene.scale }

  /// The size in device pixels.
  package var pixelSize: PixelRect { graph.scene.pixelSize }

  /// The least size, in points, in which the views find room.
  package var minimumSize: CGSize { graph.scene.minimumSize }

  /// The largest size, in points, that the views fill.
  package var maximumSize: CGSize { graph.scene.maximumSize }

  /// The window has lost a keyboard: what a key holds pressed is let go, and does not act.
  package func loseKeys() { graph.scene.focus.release(acts: false) }

  /// Gives the views another size, in points, or another scale.
  package func resize(to size: CGSize, scale: CGFloat) {
    let old = self.scale
    graph.scene.resize(to: size, scale: scale)
    let new = self.scale
    if new != old { graph.changeEnvironment { $0.displayScale = new } }
  }

  /// Brings the views to a time, in seconds. Returns the device pixels that differ from the last frame.
  package func update(to time: Double) -> Region {
    _ = graph.scene.takeStatistics()
    graph.advance(to: time)
    // Where nothing has changed the last list still holds.
    let isSame = !graph.scene.needsPaint && lastFrame.map { $0 == (pixelSize, scale) } == true
    if isSame {
      restIfNothingMoves()
      return Region()
    }
    let list = graph.scene.measure(.record) { graph.scene.record() }
    let damage = graph.scene.measure(.damage) { self.damage(of: list) }
    displayList = list
    if damage.isEmpty { restIfNothingMoves() }
    return damage
  }

  /// Whether the next frames may well differ from this one in the same places.
  private var isMoving: Bool { graph.scene.isAnimating || graph.scene.pointer.isPressed }

  private func restIfNothingMoves() { if !isMoving { renderer.rest() } }

  private func damage(of list: DisplayList) -> Region {
    // The same list covers other pixels in another size or scale.
    guard let lastFrame, lastFrame == (pixelSize, scale) else {
      lastFrame = (pixelSize, scale)
      return Region(pixelSize)
    }
    return list.damage(from: displayList, scale: scale, size: pixelSize)
  }

  /// Draws the last frame into a surface, within a region of device pixels.
  package func draw(into surface: Surface, region: Region?) {
    graph.scene.measure(.draw) {
      renderer.render(
        displayList, into: surface, scale: scale, background: background, damage: region,
        isMoving: isMoving)
    }
    restIfNothingMoves()
  }

  /// The ground of a window: what is beneath all views.
  private var background: Color.Resolved {
    BackgroundStyle.color(in: graph.environment)
  }
}
