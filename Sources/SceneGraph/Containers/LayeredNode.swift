import WUIGeometry

/// A view with layers over or under it, which are offered its size and never change it (L9).
package final class LayeredNode: Node {
  package var alignment = Alignment.center {
    didSet { if alignment != oldValue { invalidateLayout() } }
  }
  /// The view that is laid out; the other children are the layers.
  package var primary: Node? {
    didSet { if primary !== oldValue { childOrderChanged() } }
  }
  /// Whether the layers are drawn behind the view.
  package var isUnder = false

  // Layers stay on their side of the view while they leave and whatever zIndex they have.
  override func paintLevel(of child: Node) -> Int {
    child === primary ? 0 : isUnder ? -1 : 1
  }

  override package var spacing: ViewSpacing { primary?.spacing ?? ViewSpacing() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    primary?.sizeThatFits(proposal) ?? .zero
  }

  override func explicitGuides(_ proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    primary?.dimensions(in: proposal).guides ?? [:]
  }

  override func placeChildren() {
    guard let primary else { return }
    primary.setFrame(origin: contentOrigin, proposal: proposal)
    LayeredPlacement(alignment: alignment).place(
      children.filter { $0 !== primary }, over: primary, in: size, proposal: proposal)
  }
}
