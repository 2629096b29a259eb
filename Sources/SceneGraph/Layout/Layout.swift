import WUIGeometry
import WUIMotion

/// A rule that sizes a container and puts its subviews in their places.
public protocol Layout: Animatable {
  /// What the layout remembers between calls; nothing by default.
  associatedtype Cache = Void

  /// The collection in which a layout receives its subviews.
  typealias Subviews = LayoutSubviews

  /// What is known of the layout without an instance; no orientation by default.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache when the container appears.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after a change of subviews; makes it anew by default.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances the container prefers to its neighbours; by default the union of its subviews'.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size, in points, that the container takes for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places every subview within bounds, in points of the container's space.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The position of a horizontal guide that the container sets; by default its subviews' merged.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The position of a vertical guide that the container sets; by default its subviews' merged.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The guides to ask for. It is the toolkit's own; apps leave it alone.
  var _guides: _LayoutGuides { get }
}

extension Layout {
  /// No orientation.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest preference of the subviews on each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var result = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
    return result
  }

  /// The mean of the positions at which subviews set the guide; nil where none does.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The mean of the positions at which subviews set the guide, the highest first and the lowest
  /// last text baseline; nil where none sets it.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func mergedGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard let placements = subviews.first?.placements else { return nil }
    placements.record(bounds: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return key.merged(subviews.compactMap { $0.placedGuide(key) })
  }
}

extension Layout where Cache == Void {
  /// Nothing to remember.
  public func makeCache(subviews: Subviews) {}
}

extension LayoutSubview {
  /// The explicit guide in the container's space, by the recorded placement.
  fileprivate func placedGuide(_ key: AlignmentKey) -> CGFloat? {
    guard let placement = placements[index] else { return nil }
    let dimensions = item.dimensions(in: placement.proposal)
    guard let guide = dimensions.guides[key] else { return nil }
    return key.axis == .horizontal
      ? placement.point.x - placement.anchor.x * dimensions.width + guide
      : placement.point.y - placement.anchor.y * dimensions.height + guide
  }
}
