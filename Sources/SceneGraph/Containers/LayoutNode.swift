import WUIGeometry

/// A container whose children a layout arranges.
package final class LayoutNode: Node {
  private let engine: LayoutEngine
  private var current: Any

  /// - Parameter isUnary: Whether the layout is a modifier's, which stands for its one child.
  package init<L: Layout>(
    scene: SceneTree, scope: TransactionScope, layout: L, isUnary: Bool = false
  ) {
    engine = LayoutEngine(layout)
    current = layout
    modifiesOne = isUnary
    super.init(scene: scene, scope: scope)
  }

  private let modifiesOne: Bool

  override package var isUnary: Bool { modifiesOne }

  /// Replaces the layout; children keep their identity and move to their new places.
  package func setLayout<L: Layout>(_ layout: L) {
    if let old = current as? L, hasSameBits(old, layout) { return }
    let oldSpacing = modifiesOne ? spacing : ViewSpacing()
    current = layout
    engine.layout = layout as? AnyLayout ?? AnyLayout(layout)
    if modifiesOne, spacing == oldSpacing { invalidateSize() } else { invalidateLayout() }
  }

  /// Whether two layouts are the same bit for bit; different bits only cost a new layout.
  private func hasSameBits<L>(_ a: L, _ b: L) -> Bool {
    withUnsafeBytes(of: a) { first in
      withUnsafeBytes(of: b) { second in first.elementsEqual(second) }
    }
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
