import WUIGeometry

/// What ``HStackLayout`` and ``VStackLayout`` have in common: a row of subviews along an axis.
struct StackLayout {
  let axis: Axis
  /// The guide on the other axis that the subviews share.
  let alignment: AlignmentKey
  /// The distance between neighbours, in points; nil for what they prefer.
  let spacing: CGFloat?

  /// The proposals of one pass through deeply nested stacks, and some to spare.
  private static let rememberedArrangements = 64

  /// The arrangements found since the subviews last changed.
  struct Cache {
    /// The distances between neighbours, one less than subviews.
    fileprivate let gaps: [CGFloat]
    fileprivate var arrangements: [ProposedViewSize: Arrangement] = [:]
  }

  /// The answer to one proposal.
  fileprivate struct Arrangement {
    var size: CGSize = .zero
    var proposals: [ProposedViewSize]
    /// Each subview's top-leading corner, from the stack's.
    var origins: [CGPoint]
  }

  func makeCache(subviews: LayoutSubviews) -> Cache {
    Cache(
      gaps: zip(subviews, subviews.dropFirst()).map { subview, next in
        spacing ?? subview.spacing.distance(to: next.spacing, along: axis)
      })
  }

  func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
    var result = first.spacing
    for subview in subviews.dropFirst() {
      result.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    let end: Edge = axis == .horizontal ? .trailing : .bottom
    result[end] = last.spacing[end]
    return result
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> CGSize {
    arrangement(for: proposal, subviews: subviews, cache: &cache).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {
    let crossing = axis.crossing
    // Rows that take what they are offered grow to the widest one (components.md L6).
    let settled = proposal.with(proposal[crossing] ?? bounds.size[crossing], along: crossing)
    let arrangement = arrangement(for: settled, subviews: subviews, cache: &cache)
    for (offset, subview) in subviews.enumerated() {
      let origin = arrangement.origins[offset]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: arrangement.proposals[offset])
    }
  }

  private func arrangement(
    for proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) -> Arrangement {
    if let known = cache.arrangements[proposal] { return known }
    let arrangement = arrange(proposal, subviews: subviews, gaps: cache.gaps)
    // A window being resized proposes ever new sizes to subviews that do not change.
    if cache.arrangements.count >= Self.rememberedArrangements { cache.arrangements = [:] }
    cache.arrangements[proposal] = arrangement
    return arrangement
  }

  private func arrange(
    _ proposal: ProposedViewSize, subviews: LayoutSubviews, gaps: [CGFloat]
  ) -> Arrangement {
    let distribution = StackDistribution(axis: axis, subviews: subviews)
    let proposals = distribution.proposals(for: proposal, spacing: gaps.reduce(0, +))
    let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
    let band = AlignedBand(dimensions, alignment: alignment, axis: axis.crossing)
    var result = Arrangement(
      proposals: proposals, origins: Array(repeating: .zero, count: subviews.count))
    var position: CGFloat = 0
    for (index, child) in dimensions.enumerated() {
      result.origins[index][axis] = position
      result.origins[index][axis.crossing] = band.origins[index]
      position += child.size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    result.size[axis] = position
    result.size[axis.crossing] = band.length
    return result
  }
}
