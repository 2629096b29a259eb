import WUIGeometry

/// Moves its content as one: below it, places count from the group's own corner, so a change of the
/// group's place animates here and not at every leaf.
package final class GeometryGroupNode: Node {
  override package var usesFrame: Bool { true }

  override var contentOrigin: CGPoint { .zero }

  private var lastOrigin: CGPoint?

  override func placeChildren() {
    super.placeChildren()
    guard windowFrame.origin != lastOrigin else { return }
    lastOrigin = windowFrame.origin
    for child in children { child.forEachInSubtree { $0.spaceMoved() } }
  }

  override package func paint(_ context: inout PaintContext) {
    let corner = shownFrame.origin
    context.concatenating(CGAffineTransform(translationX: corner.x, y: corner.y)) {
      super.paint(&$0)
    }
  }

  override package func pointForChildren(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  override package func hitTest(_ point: CGPoint) -> [Node]? {
    super.hitTest(pointForChildren(point))
  }
}
