import WUIGeometry

extension Node {
  /// Makes the given nodes the live children, in this order.
  ///
  /// A child that is missing leaves: at once, or, where a transition animates it, when that is over. A
  /// child that was leaving and is named again comes back as it is.
  package final func setChildren(_ nodes: [Node]) {
    guard !nodes.elementsEqual(children, by: ===) else { return }
    let kept = Set(nodes.map(ObjectIdentifier.init))
    let lost = children.filter { !kept.contains(ObjectIdentifier($0)) }
    let returning = departing.filter { kept.contains(ObjectIdentifier($0)) }
    departing.removeAll { kept.contains(ObjectIdentifier($0)) }
    children = nodes
    for node in nodes where node.parent !== self {
      node.parent = self
      node.needsLayout = true
    }
    for node in returning { node.transition?.comeBack() }
    for node in lost { part(with: node) }
    childOrderChanged()
    invalidateLayout()
  }

  private func part(with node: Node) {
    // A node that has moved to another parent is not being removed.
    guard node.parent === self else { return }
    // A transition that has been put into another wrapper does not leave with the old one.
    if let transition = node.transition, transition.isInside(node), node.isPlaced,
      scene.isAttached(self)
    {
      departing.append(node)
      // Nobody above places it from now on, and changes inside would stop at a node that waits.
      if node.needsLayout { scene.layoutDetached(node) }
      transition.leave()
    } else {
      node.detach()
    }
  }

  /// Whether the node is another one, or below it.
  final func isInside(_ other: Node) -> Bool {
    var current: Node? = self
    while let node = current, node !== other { current = node.parent }
    return current === other
  }

  /// Drops a child whose removal is over.
  final func erase(_ node: Node) {
    departing.removeAll { $0 === node }
    childOrderChanged()
    node.detach()
  }

  /// Takes the node and everything below it out of the tree.
  package final func detach() {
    parent = nil
    scene.forget(self)
    for child in departing + children {
      // Children that were handed to another parent stay.
      if child.parent === self { child.detach() }
    }
    departing.removeAll()
    didDetach()
    onDetach?()
  }

  /// The node and all live and leaving nodes below it, parents first.
  package final func forEachInSubtree(_ body: (Node) -> Void) {
    body(self)
    for child in departing { child.forEachInSubtree(body) }
    for child in children { child.forEachInSubtree(body) }
  }
}
