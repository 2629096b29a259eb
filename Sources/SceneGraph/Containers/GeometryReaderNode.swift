import WUIGeometry

/// Takes what it is offered, and has its content built when it knows its frame.
package final class GeometryReaderNode: Node {
  /// Builds the content for the node's present frame; the children are up to date when it returns.
  package var buildContent: (() -> Void)?
  /// Whether the content depends on the node's place, not only on its size.
  package var dependsOnPlace = false
  private var builtFrame: CGRect?
  private var isBuilding = false

  // The content is built in the middle of this node's own layout.
  override var absorbsInvalidation: Bool { isBuilding }

  /// Has the content built again at the next layout.
  package func invalidateContent() {
    builtFrame = nil
    invalidateLayout()
  }

  override package var spacing: ViewSpacing { ViewSpacing() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    LeafSizing.geometryReader(proposal)
  }

  override func explicitGuides(_ proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] { [:] }

  override func spaceMoved() { if dependsOnPlace { placeChildren() } }

  override func placeChildren() {
    let frame = windowFrame
    if builtFrame?.size != size || (dependsOnPlace && builtFrame?.origin != frame.origin) {
      builtFrame = frame
      isBuilding = true
      buildContent?()
      isBuilding = false
    }
    for child in children {
      child.place(at: .zero, anchor: .topLeading, proposal: ProposedViewSize(size))
    }
  }
}
