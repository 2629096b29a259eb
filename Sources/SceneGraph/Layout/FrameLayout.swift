import WUIGeometry
import WUIMotion

/// A frame of fixed lengths, in points; an axis without one is left to the content
/// (components.md L3).
///
/// The content is aligned inside and may reach beyond it. Negative and non-finite lengths are
/// ignored, and said so once.
package struct FrameLayout: UnaryLayout {
  package let width: CGFloat?
  package let height: CGFloat?
  package let alignment: Alignment

  package init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.width = LayoutNote.checked(width, "frame width")
    self.height = LayoutNote.checked(height, "frame height")
    self.alignment = alignment
  }

  package func contentProposal(
    for proposal: ProposedViewSize, content: LayoutSubview
  ) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func size(for proposal: ProposedViewSize, content: LayoutSubview) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.sizeThatFits(contentProposal(for: proposal, content: content))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package func origin(
    in bounds: CGRect, contentProposal: ProposedViewSize, content: LayoutSubview
  ) -> CGPoint {
    alignment.origin(
      of: content.dimensions(in: contentProposal), in: ViewDimensions(size: bounds.size),
      at: bounds.origin)
  }
}
