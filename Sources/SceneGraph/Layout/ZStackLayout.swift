import WUIGeometry
import WUIMotion

/// A layout that lays its subviews on top of each other, aligned in both axes.
///
/// The subviews of the highest priority decide the size; the others are aligned with them.
public struct ZStackLayout: GuideSource {
  /// The guides on which the subviews meet.
  public var alignment: Alignment

  /// A stack with an alignment.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The union of the aligned subviews of the highest priority.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let bands = bands(proposal, subviews)
    return CGSize(width: bands.horizontal.length, height: bands.vertical.length)
  }

  /// Offers every subview the whole proposal and places it by its guides.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let bands = bands(proposal, subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(
          x: bounds.minX + bands.horizontal.origins[index],
          y: bounds.minY + bands.vertical.origins[index]),
        proposal: proposal)
    }
  }

  private func bands(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (horizontal: AlignedBand, vertical: AlignedBand) {
    let dimensions = subviews.map { $0.dimensions(in: proposal) }
    let priorities = subviews.map(\.priority)
    let highest = priorities.max()
    let deciding = priorities.indices.filter { priorities[$0] == highest }
    return (
      AlignedBand(
        dimensions, alignment: alignment.horizontal.key, axis: .horizontal, deciding: deciding),
      AlignedBand(
        dimensions, alignment: alignment.vertical.key, axis: .vertical, deciding: deciding)
    )
  }
}
