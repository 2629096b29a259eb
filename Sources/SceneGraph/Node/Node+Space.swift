import WUIGeometry

extension Node {
  /// Where the node's coordinates count from, in points of the window: the corner of the geometry group
  /// around it.
  final var spaceOrigin: CGPoint {
    var corner = CGPoint.zero
    var current = parent
    while let node = current {
      if node is GeometryGroupNode {
        corner = CGPoint(x: corner.x + node.origin.x, y: corner.y + node.origin.y)
      }
      current = node.parent
    }
    return corner
  }

  /// The model frame in points of the window.
  package final var windowFrame: CGRect {
    let corner = spaceOrigin
    return frame.offsetBy(dx: corner.x, dy: corner.y)
  }
}
