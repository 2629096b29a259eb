extension SceneTree {
  /// What a finished frame must not leave behind, in words for a test's message; empty when all is well.
  package var unfinishedWork: [String] {
    var result: [String] = []
    if needsLayout { result.append("the layout pass is asked for") }
    if needsPaint { result.append("the paint pass is asked for") }
    if !commits.isEmpty { result.append("\(commits.count) clients wait to start animations") }
    if !detachedLayouts.isEmpty { result.append("\(detachedLayouts.count) leaving views wait") }
    if !appearing.isEmpty { result.append("\(appearing.count) views wait to appear") }
    if removals.values.contains(where: { $0.ownRemoval?.isOver != false }) {
      result.append("a removal is over, its view is not erased")
    }
    if placing != .animated { result.append("frames are placed as \(placing)") }
    root.forEachInSubtree { node in
      if node.needsLayout { result.append("\(node.name) #\(node.id) needs layout") }
      if !node.isPlaced { result.append("\(node.name) #\(node.id) has no place") }
      for child in node.departing + node.children where child.parent !== node {
        result.append("\(child.name) #\(child.id) does not know its parent")
      }
    }
    return result
  }

  /// What the tree holds at the moment; tests compare it with that of another tree.
  package var inventory: [String: Int] {
    var nodes = 0
    var leaving = 0
    root.forEachInSubtree { node in
      nodes += 1
      leaving += node.departing.count
    }
    return [
      "nodes": nodes, "leaving nodes": leaving, "running clients": animating.count,
      "removals": removals.count, "matched groups": matched.count,
    ]
  }
}
