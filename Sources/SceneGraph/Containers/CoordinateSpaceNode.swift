import WUIGeometry

/// A node whose coordinate space has a name.
package final class CoordinateSpaceNode: Node {
  package var spaceName: AnyHashable?
}

extension Node {
  /// The nearest node around whose space has a name.
  package func namedSpace(_ name: AnyHashable) -> CoordinateSpaceNode? {
    var current = parent
    while let node = current {
      if let space = node as? CoordinateSpaceNode, space.spaceName == name { return space }
      current = node.parent
    }
    return nil
  }
}
