import WUIGeometry
import WUIMotion

/// A layout that offers its content a space of a given ratio of width to height.
package struct AspectRatioLayout: UnaryLayout {
  /// Width divided by height; nil for the ratio of the content's ideal size.
  package let ratio: CGFloat?
  package let contentMode: ContentMode

  package init(_ ratio: CGFloat? = nil, contentMode: ContentMode) {
    self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.contentMode = contentMode
  }

  package func contentProposal(
    for proposal: ProposedViewSize, content: LayoutSubview
  ) -> ProposedViewSize {
    guard let ratio = ratio ?? idealRatio(of: content) else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      return ProposedViewSize(scaled(ratio, to: CGSize(width: width, height: height)))
    case (let width?, nil):
      return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?):
      return ProposedViewSize(width: height * ratio, height: height)
    case (nil, nil):
      return ProposedViewSize(scaled(ratio, to: content.sizeThatFits(.unspecified)))
    }
  }

  private func idealRatio(of content: LayoutSubview) -> CGFloat? {
    let size = content.sizeThatFits(.unspecified)
    let ratio = size.width / size.height
    return ratio > 0 && ratio.isFinite ? ratio : nil
  }

  /// The size of the given ratio that fits into a space, or that fills it.
  private func scaled(_ ratio: CGFloat, to space: CGSize) -> CGSize {
    let isWiderThanSpace = ratio * space.height > space.width
    let followsWidth = isWiderThanSpace == (contentMode == .fit)
    return followsWidth
      ? CGSize(width: space.width, height: space.width / ratio)
      : CGSize(width: space.height * ratio, height: space.height)
  }
}
