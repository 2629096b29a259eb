import WUIGeometry

extension SceneTree {
  /// The layout pass: sizes and places everything that asked for it.
  package func layout() {
    guard needsLayout || !detachedLayouts.isEmpty else { return }
    statistics.layoutRounds += 1
    // Placing may ask for more layout: a geometry reader builds its content when it knows its size.
    // What is asked for below the node being placed is done in this pass, the rest in another round.
    needsLayout = true
    root.setFrame(origin: .zero, proposal: ProposedViewSize(size))
    needsLayout = root.needsLayout
    let leaving = detachedLayouts
    detachedLayouts.removeAll()
    for node in leaving where node.isPlaced {
      node.setFrame(origin: node.origin, proposal: node.proposal)
    }
    matched.resolve(in: self)
  }

  /// The least size in which the content finds room, in points.
  package var minimumSize: CGSize { contentSize(for: .zero) }

  /// The largest size that the content fills, in points; infinite where it fills any.
  package var maximumSize: CGSize { contentSize(for: .infinity) }

  private func contentSize(for proposal: ProposedViewSize) -> CGSize {
    root.children.reduce(CGSize.zero) { largest, child in
      let size = child.sizeThatFits(proposal)
      return CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }
}

/// How the frames that the layout gives out are shown.
enum Placing {
  /// On device pixels; a change of a frame moves there under the transaction of its node.
  case animated
  /// At once, exactly where they are placed: an animation further up moves them.
  case moving
  /// At once, on device pixels: what moved them is over.
  case settling
}

extension SceneTree {
  /// Runs a closure in which frames are shown in a certain way, unless one further out moves them; what
  /// still moves inside of something that comes to rest is not at rest.
  func placing(_ placing: Placing, _ body: () -> Void) {
    let outer = self.placing
    if outer == .animated || placing == .moving { self.placing = placing }
    body()
    self.placing = outer
  }
}
