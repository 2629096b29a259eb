import WUIGeometry

/// Gives what is below it a hit area of its own.
package final class ContentShapeNode: Node {
  /// Whether a point is inside, in a rectangle of the view's own space; nil leaves it to what is drawn.
  package var contains: ((CGPoint, CGRect) -> Bool)?

  override package func hitTest(_ point: CGPoint) -> [Node]? {
    guard let contains else { return super.hitTest(point) }
    let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    guard contains(local, CGRect(origin: .zero, size: size)) else { return nil }
    return super.hitTest(point) ?? []
  }
}

/// Decides whether what is below it is hit, and whether it follows presses.
package final class HitTestingNode: Node {
  package var allowsHitTesting = true
  /// Whether views inside are hit without following presses themselves.
  package var keepsPressesFromInside = false

  override package func hitTest(_ point: CGPoint) -> [Node]? {
    guard allowsHitTesting else { return nil }
    let path = super.hitTest(point)
    return keepsPressesFromInside ? path?.filter { !($0 is any PressHandler) } : path
  }
}

extension SceneTree {
  /// A point of the window in the coordinates of a node: the transforms above it are undone.
  package func modelPoint(_ point: CGPoint, in node: Node) -> CGPoint {
    var chain: [Node] = []
    var current = node.parent
    while let ancestor = current {
      chain.append(ancestor)
      current = ancestor.parent
    }
    return chain.reversed().reduce(point) { $1.pointForChildren($0) }
  }
}
