import WUIGeometry

#if DEBUG
  extension SceneTree {
    /// Says so once when a view that is leaving can be seen by nobody, because a live sibling of the
    /// same zIndex lies over it (components.md Z3).
    func warnOfHiddenRemovals() {
      for node in removals.values {
        guard let removal = node.ownRemoval, removal.batch == currentBatch.id, !removal.isOver,
          let parent = node.parent
        else { continue }
        for sibling in parent.children
        where sibling.zIndex == node.zIndex && sibling.covers(node.frame) {
          OnceLog.standard.report(
            "a \(node.firstLeafName) is being removed with an animation that nobody can see: a live"
              + " sibling (\(sibling.firstLeafName)) of the same zIndex is drawn over it. Give the view"
              + " that is removed a .zIndex(1).")
        }
      }
    }
  }

  extension Node {
    /// The name of what the node shows first.
    fileprivate var firstLeafName: String {
      var node = self
      while let child = node.children.first { node = child }
      return node.name
    }

    /// Whether an opaque leaf at or below the node covers a rectangle.
    fileprivate func covers(_ rect: CGRect) -> Bool {
      !mayHideChildren && (isOpaque(over: rect) || children.contains { $0.covers(rect) })
    }
  }
#endif
