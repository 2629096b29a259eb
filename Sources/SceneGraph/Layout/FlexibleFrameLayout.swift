import WUIGeometry
import WUIMotion

/// A frame of limits and ideal lengths, in points, each of them optional (components.md L4).
package struct FlexibleFrameLayout: UnaryLayout {
  private let horizontal: LengthLimits
  private let vertical: LengthLimits
  package let alignment: Alignment

  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    horizontal = LengthLimits(min: minWidth, ideal: idealWidth, max: maxWidth, name: "width")
    vertical = LengthLimits(min: minHeight, ideal: idealHeight, max: maxHeight, name: "height")
    self.alignment = alignment
  }

  package func contentProposal(
    for proposal: ProposedViewSize, content: LayoutSubview
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.contentProposal(for: proposal.width),
      height: vertical.contentProposal(for: proposal.height))
  }

  package func size(for proposal: ProposedViewSize, content: LayoutSubview) -> CGSize {
    let width = horizontal.independentLength(for: proposal.width)
    let height = vertical.independentLength(for: proposal.height)
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.sizeThatFits(contentProposal(for: proposal, content: content))
    return CGSize(
      width: width ?? horizontal.length(for: proposal.width, content: size.width),
      height: height ?? vertical.length(for: proposal.height, content: size.height))
  }

  package func origin(
    in bounds: CGRect, contentProposal: ProposedViewSize, content: LayoutSubview
  ) -> CGPoint {
    alignment.origin(
      of: content.dimensions(in: contentProposal), in: ViewDimensions(size: bounds.size),
      at: bounds.origin)
  }
}

/// The rules of a flexible frame on one axis.
private struct LengthLimits {
  let min: CGFloat?
  let ideal: CGFloat?
  let max: CGFloat?

  init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?, name: String) {
    let lower = LayoutNote.checked(min, "frame's minimal " + name)
    self.min = lower
    // Where they contradict each other the minimum comes before the ideal, and that before the maximum.
    let wish = LayoutNote.checked(ideal, "frame's ideal " + name)
      .map { Swift.max($0, lower ?? 0) }
    self.ideal = wish
    self.max = LayoutNote.checked(max, "frame's maximal " + name, allowsInfinity: true)
      .map { Swift.max($0, wish ?? lower ?? 0) }
  }

  func contentProposal(for proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map(clamp)
  }

  /// The frame's length where it does not depend on the content.
  func independentLength(for proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal.map(clamp) }
    return min != nil && max != nil ? clamp(proposal) : nil
  }

  /// The frame's length around content of the given length.
  func length(for proposal: CGFloat?, content: CGFloat) -> CGFloat {
    guard let proposal else { return clamp(ideal ?? content) }
    switch (min, max) {
    case (.some, .some): return clamp(proposal)
    case (nil, let max?): return Swift.min(Swift.max(clamp(proposal), content), max)
    case (let min?, nil): return Swift.max(Swift.min(clamp(proposal), content), min)
    case (nil, nil): return content
    }
  }

  private func clamp(_ length: CGFloat) -> CGFloat {
    Swift.min(Swift.max(length, min ?? 0), max ?? .infinity)
  }
}
