import WUIGeometry

/// Flexible room along the axis of the stack around it.
package final class SpacerNode: Node {
  /// The least length in points; nil is the default of 8 (components.md L7).
  package var minLength: CGFloat? {
    didSet { if minLength != oldValue { invalidateLayout() } }
  }

  override package init(scene: SceneTree, scope: TransactionScope) {
    super.init(scene: scene, scope: scope)
    layoutPriority = -.infinity
  }

  /// The axis of the nearest stack, seen through modifiers; nil outside of stacks.
  private var axis: Axis? {
    var current = parent
    while let node = current {
      if let container = node as? LayoutNode, let axis = container.orientation { return axis }
      if node.children.count > 1 { return nil }
      current = node.parent
    }
    return nil
  }

  override package var spacing: ViewSpacing { .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? 8
    let size = CGSize(
      width: max(proposal.width ?? least, least), height: max(proposal.height ?? least, least))
    switch axis {
    case .horizontal: return CGSize(width: size.width, height: 0)
    case .vertical: return CGSize(width: 0, height: size.height)
    case nil: return size
    }
  }

  override package func hitTest(_ point: CGPoint) -> [Node]? { nil }
}
