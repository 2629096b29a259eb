import WUIGeometry

extension SceneTree {
  /// The layout pass: sizes and places everything that asked for it.
  package func layout() {
    guard needsLayout || !detachedLayouts.isEmpty else { return }
    statistics.layoutRounds += 1
    // Placing may ask for more layout below (a geometry reader builds its content when it knows its
    // size); what is asked for inside the pass is done inside it.
    needsLayout = true
    root.setFrame(origin: .zero, proposal: ProposedViewSize(size))
    needsLayout = false
    for node in detachedLayouts where node.isPlaced {
      node.setFrame(origin: node.origin, proposal: node.proposal)
    }
    detachedLayouts.removeAll()
    matched.resolve(in: self)
  }

  /// The least size in which the content finds room, in points.
  package var minimumSize: CGSize {
    root.children.reduce(CGSize.zero) { least, child in
      let size = child.sizeThatFits(.zero)
      return CGSize(width: max(least.width, size.width), height: max(least.height, size.height))
    }
  }
}
