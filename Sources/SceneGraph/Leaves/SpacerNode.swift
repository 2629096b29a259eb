import WUIGeometry

/// Flexible room along the axis of the stack around it.
package final class SpacerNode: Node {
  /// The least length in points; nil is the default.
  package var minLength: CGFloat? {
    didSet { if minLength != oldValue { invalidateLayout() } }
  }

  override var defaultPriority: Double { LeafSizing.spacerPriority }

  private var axis: Axis? { stackAxis }

  override package var spacing: ViewSpacing { .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    LeafSizing.spacer(proposal, minLength: minLength, orientation: axis)
  }

  override package func hitTest(_ point: CGPoint) -> [Node]? { nil }
}

/// A thin line across the stack around it: as thick as whole device pixels can make it, so that at a
/// scale such as 1.5 all lines are alike, wherever they lie.
package final class DividerNode: Node {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    LeafSizing.divider(
      proposal, orientation: stackAxis,
      thickness: scene.wholePixels(LeafSizing.dividerThickness))
  }
}

extension Node {
  /// The axis of the nearest container, seen through modifiers; nil outside of stacks.
  var stackAxis: Axis? {
    var current = parent
    while let node = current {
      if let container = node as? LayoutNode {
        if container.children.count > 1 || container.orientation != nil {
          return container.orientation
        }
      } else if node.children.count > 1 {
        return nil
      }
      current = node.parent
    }
    return nil
  }
}
