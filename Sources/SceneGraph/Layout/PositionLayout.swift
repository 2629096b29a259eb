import WUIGeometry
import WUIMotion

/// A layout that takes all it is offered and centres its content at a point (components.md L11).
package struct PositionLayout: UnaryLayout {
  /// The place of the content's centre, in points from the container's top-leading corner.
  package let point: CGPoint

  package init(_ point: CGPoint) { self.point = point }

  package func size(for proposal: ProposedViewSize, content: LayoutSubview) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: content.sizeThatFits(proposal))
  }

  package func origin(
    in bounds: CGRect, contentProposal: ProposedViewSize, content: LayoutSubview
  ) -> CGPoint {
    let size = content.sizeThatFits(contentProposal)
    return CGPoint(
      x: bounds.minX + point.x - size.width / 2, y: bounds.minY + point.y - size.height / 2)
  }
}
