import WUIGeometry

/// A container whose children a layout arranges.
package final class LayoutNode: Node {
  private let engine: LayoutEngine

  package init<L: Layout>(scene: SceneTree, scope: TransactionScope, layout: L) {
    engine = LayoutEngine(layout)
    super.init(scene: scene, scope: scope)
  }

  /// Replaces the layout; children keep their identity and move to their new places.
  package func setLayout<L: Layout>(_ layout: L) {
    engine.layout = layout as? AnyLayout ?? AnyLayout(layout)
    invalidateLayout()
  }

  /// The axis that spacers and dividers directly inside follow.
  package var orientation: Axis? { engine.orientation }

  override package var spacing: ViewSpacing {
    synchronize()
    return engine.spacing
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    synchronize()
    return engine.sizeThatFits(proposal)
  }

  override func explicitGuides(_ proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    synchronize()
    return engine.dimensions(in: proposal).guides
  }

  override func placeChildren() {
    synchronize()
    engine.place(in: CGRect(origin: .zero, size: size), proposal: proposal)
  }

  override func layoutInvalidated() { engine.invalidate() }

  /// Tells the engine of changed children, before it is asked anything.
  private func synchronize() {
    if !engine.items.elementsEqual(children, by: ===) { engine.items = children }
  }
}
