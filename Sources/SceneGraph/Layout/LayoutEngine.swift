import WUIGeometry

/// A container's layout at work: the layout, its cache, and the items it arranges.
///
/// A container node owns one and answers its own ``LayoutItem`` questions through it. The engine
/// keeps no sizes: the node remembers them, and calls ``invalidate()`` whenever it forgets them
/// because a child changed.
package final class LayoutEngine {
  /// The layout; setting another one keeps the items.
  package var layout: AnyLayout {
    didSet { invalidate() }
  }

  /// The items in order, without those being removed.
  package var items: [any LayoutItem] {
    didSet { rebuild() }
  }

  /// The direction told to the layout; it does not change any coordinate.
  package var layoutDirection: LayoutDirection {
    didSet { if layoutDirection != oldValue { subviews.layoutDirection = layoutDirection } }
  }

  private var placements: LayoutPlacements
  private var subviews: LayoutSubviews
  private var cache: AnyLayout.Cache?
  private var isCacheStale = false

  /// An engine for a layout and its items.
  package init<L: Layout>(
    _ layout: L, items: [any LayoutItem] = [], layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.layout = layout as? AnyLayout ?? AnyLayout(layout)
    self.items = items
    self.layoutDirection = layoutDirection
    placements = LayoutPlacements(count: items.count)
    subviews = LayoutSubviews(items, placements: placements, layoutDirection: layoutDirection)
  }

  /// The axis that spacers and dividers inside follow; nil where they have none.
  package var orientation: Axis? { layout.orientation }

  /// Forgets what the layout derived from its items: an item changed its size, spacing or priority.
  package func invalidate() {
    isCacheStale = true
    placements.invalidate()
  }

  /// The distances the container prefers to its neighbours.
  package var spacing: ViewSpacing {
    withCache { layout.spacing(subviews: subviews, cache: &$0) }
  }

  /// The container's size, in points, for a proposal; never negative and never NaN.
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = withCache {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
    return CGSize(width: size.width.asLength, height: size.height.asLength)
  }

  /// The container's size for a proposal, with the guides that it or its items set.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
    var result = ViewDimensions(size: bounds.size)
    guard bounds.width.isFinite, bounds.height.isFinite else { return result }
    for key in guideKeys(in: bounds, proposal: proposal) {
      result.guides[key] = explicitGuide(key, in: bounds, proposal: proposal)
    }
    return result
  }

  /// Places every item for good, in points of the container's space.
  package func place(in bounds: CGRect, proposal: ProposedViewSize) {
    record(in: bounds, proposal: proposal)
    // A copy: an item may ask this engine again while it is placed.
    for (item, placement) in zip(items, placements.placements) {
      guard let placement else { continue }
      item.place(at: placement.point, anchor: placement.anchor, proposal: placement.proposal)
    }
  }

  private func rebuild() {
    placements = LayoutPlacements(count: items.count)
    subviews = LayoutSubviews(items, placements: placements, layoutDirection: layoutDirection)
    invalidate()
  }

  private func withCache<Result>(_ body: (inout AnyLayout.Cache) -> Result) -> Result {
    var cache: AnyLayout.Cache
    if var old = self.cache {
      if isCacheStale { layout.updateCache(&old, subviews: subviews) }
      cache = old
    } else {
      cache = layout.makeCache(subviews: subviews)
    }
    isCacheStale = false
    self.cache = cache
    let result = body(&cache)
    self.cache = cache
    return result
  }

  private func record(in bounds: CGRect, proposal: ProposedViewSize) {
    placements.record(bounds: bounds, proposal: proposal) {
      withCache {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
  }

  /// The guides worth asking for: the layout's own and those that any item sets where it stands.
  private func guideKeys(in bounds: CGRect, proposal: ProposedViewSize) -> Set<AlignmentKey> {
    var keys = Set(layout._guides.keys)
    record(in: bounds, proposal: proposal)
    for (item, placement) in zip(items, placements.placements) {
      guard let placement else { continue }
      keys.formUnion(item.dimensions(in: placement.proposal).guides.keys)
    }
    return keys
  }

  private func explicitGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    withCache { cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
  }
}

extension CGFloat {
  /// The number as the length of a view: not negative, and 0 for NaN.
  fileprivate var asLength: CGFloat { self > 0 ? self : 0 }
}
