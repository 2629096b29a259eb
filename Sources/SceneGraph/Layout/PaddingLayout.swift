import WUIGeometry
import WUIMotion

/// A layout that keeps a distance, in points, around its content (components.md L10).
///
/// Negative insets let the content reach out. Padded edges prefer the default spacing.
package struct PaddingLayout: UnaryLayout {
  /// The inset of a padding without a length (components.md L10).
  package static let defaultLength: CGFloat = 16

  package let insets: EdgeInsets

  package init(_ insets: EdgeInsets) { self.insets = insets }

  package func contentProposal(
    for proposal: ProposedViewSize, content: LayoutSubview
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  package func size(for proposal: ProposedViewSize, content: LayoutSubview) -> CGSize {
    let size = content.sizeThatFits(contentProposal(for: proposal, content: content))
    return CGSize(
      width: max(0, size.width + insets.horizontal),
      height: max(0, size.height + insets.vertical))
  }

  package func origin(
    in bounds: CGRect, contentProposal: ProposedViewSize, content: LayoutSubview
  ) -> CGPoint {
    CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
  }

  package func spacing(content: ViewSpacing) -> ViewSpacing {
    var padded: Edge.Set = []
    if insets.top != 0 { padded.insert(.top) }
    if insets.leading != 0 { padded.insert(.leading) }
    if insets.bottom != 0 { padded.insert(.bottom) }
    if insets.trailing != 0 { padded.insert(.trailing) }
    return content.resetting(padded)
  }
}
