import WUIGeometry

/// The top of the tree: it offers the window's size and centres what is smaller.
package final class RootNode: Node {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    for child in children {
      child.place(at: middle, anchor: .center, proposal: ProposedViewSize(size))
    }
  }
}
