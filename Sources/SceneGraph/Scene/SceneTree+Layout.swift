import WUIGeometry

extension SceneTree {
  /// The layout pass: sizes and places everything that asked for it.
  package func layout() {
    guard needsLayout || !detachedLayouts.isEmpty else { return }
    statistics.layoutRounds += 1
    // Placing may ask for more layout: a geometry reader builds its content when it knows its size.
    // What is asked for below the node being placed is done in this pass, the rest in another round.
    needsLayout = true
    let alone = settleSizes()
    root.setFrame(origin: .zero, proposal: ProposedViewSize(size))
    needsLayout = root.needsLayout || !staleSizes.isEmpty
    for node in alone { placeAlone(node) }
    let leaving = detachedLayouts
    detachedLayouts.removeAll()
    for node in leaving where node.isPlaced {
      node.setFrame(origin: node.origin, proposal: node.proposal)
    }
    matched.resolve(in: self)
  }

  /// Finds out, from the bottom up, how far changed sizes concern those around them.
  ///
  /// A label in a row that fills the width changes nothing but itself; without this, every change would
  /// have the whole window laid out.
  ///
  /// - Returns: The nodes that keep their sizes and are to be placed again, those further up first.
  private func settleSizes() -> [Node] {
    var waiting: [Int: [Node]] = [:]
    for node in staleSizes { waiting[node.depth, default: []].append(node) }
    staleSizes.removeAll()
    var alone: [Node] = []
    while let depth = waiting.keys.max(), let nodes = waiting.removeValue(forKey: depth) {
      for node in nodes {
        node.isSizeStale = false
        // What waits already is laid out with all around it.
        guard !node.needsLayout, isAttached(node) else { continue }
        let keepsSizes = node.keepsSizes()
        node.needsLayout = true
        node.waitsApart = true
        if keepsSizes {
          alone.append(node)
        } else if node.parent?.departing.contains(where: { $0 === node }) == true {
          // Nobody above places what is leaving.
          layoutDetached(node)
        } else if let parent = node.parent, !parent.isSizeStale {
          parent.isSizeStale = true
          waiting[depth - 1, default: []].append(parent)
        }
      }
    }
    return alone.reversed()
  }

  /// Places a node again where it is, unless that was done along with a node around it.
  private func placeAlone(_ node: Node) {
    guard node.needsLayout, node.isPlaced, isAttached(node) else { return }
    node.setFrame(origin: node.origin, proposal: node.proposal)
  }

  /// The least size in which the content finds room, in points.
  package var minimumSize: CGSize { contentSize(for: .zero) }

  /// The largest size that the content fills, in points; infinite where it fills any.
  package var maximumSize: CGSize { contentSize(for: .infinity) }

  /// The answers are not remembered: where a view changes, those that are known are asked for again, and
  /// the layout does not make these proposals.
  private func contentSize(for proposal: ProposedViewSize) -> CGSize {
    var caches: [(node: Node, sizes: SizeCache)] = []
    root.forEachInSubtree { caches.append(($0, $0.sizeCache)) }
    let size = root.children.reduce(CGSize.zero) { largest, child in
      let size = child.sizeThatFits(proposal)
      return CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
    for (node, sizes) in caches {
      node.sizeCache = sizes
      node.layoutInvalidated()
    }
    return size
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

extension Node {
  /// The number of nodes around this one.
  fileprivate var depth: Int {
    var (depth, current) = (0, parent)
    while let node = current { (depth, current) = (depth + 1, node.parent) }
    return depth
  }
}
