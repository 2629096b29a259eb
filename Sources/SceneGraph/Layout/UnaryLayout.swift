import WUIGeometry
import WUIMotion

/// A layout of one subview: what a modifier like `frame` or `padding` does to its content.
///
/// It lets the subview's preferred distances and explicit guides through.
package protocol UnaryLayout: GuideSource where Cache == Void {
  /// What is offered to the content when the container is offered a proposal.
  func contentProposal(for proposal: ProposedViewSize, content: LayoutSubview) -> ProposedViewSize

  /// The container's size in points.
  func size(for proposal: ProposedViewSize, content: LayoutSubview) -> CGSize

  /// The content's top-leading corner in points of the container's space.
  func origin(
    in bounds: CGRect, contentProposal: ProposedViewSize, content: LayoutSubview
  ) -> CGPoint

  /// The distances the container prefers, given its content's.
  func spacing(content: ViewSpacing) -> ViewSpacing
}

extension UnaryLayout {
  package func contentProposal(
    for proposal: ProposedViewSize, content: LayoutSubview
  ) -> ProposedViewSize { proposal }

  package func size(for proposal: ProposedViewSize, content: LayoutSubview) -> CGSize {
    content.sizeThatFits(contentProposal(for: proposal, content: content))
  }

  package func origin(
    in bounds: CGRect, contentProposal: ProposedViewSize, content: LayoutSubview
  ) -> CGPoint { bounds.origin }

  package func spacing(content: ViewSpacing) -> ViewSpacing { content }

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    spacing(content: subviews.first?.spacing ?? ViewSpacing())
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    guard let content = subviews.first else { return .zero }
    return size(for: proposal, content: content)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    guard let content = subviews.first else { return }
    let offered = contentProposal(for: proposal, content: content)
    content.place(
      at: origin(in: bounds, contentProposal: offered, content: content), proposal: offered)
  }
}

extension Alignment {
  /// Where content begins so that its guides lie on those of a rectangle or of its content.
  ///
  /// - Parameters:
  ///   - content: the dimensions of what is aligned.
  ///   - frame: the dimensions of what it is aligned in, whose top-leading corner is at `origin`.
  func origin(
    of content: ViewDimensions, in frame: ViewDimensions, at origin: CGPoint
  ) -> CGPoint {
    CGPoint(
      x: origin.x + frame[horizontal] - content[horizontal],
      y: origin.y + frame[vertical] - content[vertical])
  }
}
