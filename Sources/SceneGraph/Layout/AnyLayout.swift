import WUIGeometry
import WUIMotion

/// A layout of any type, so that a container can change its layout and keep its subviews.
public struct AnyLayout: Layout {
  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var storage: LayoutCache
  }

  private let box: LayoutBox

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) { box = TypedLayoutBox(layout) }

  package var orientation: Axis? { box.orientation }

  /// The guides that the wrapped layout is to be asked for.
  public var _guides: _LayoutGuides { box.guides }

  /// The cache of the wrapped layout, made anew.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(storage: box.makeCache(subviews))
  }

  /// Brings the cache up to date, or makes another where the type of the layout changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.storage = box.updatedCache(cache.storage, subviews)
  }

  /// The preferences of the wrapped layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, cache.storage)
  }

  /// The size, in points, of the wrapped layout.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal, subviews, cache.storage)
  }

  /// Places the subviews as the wrapped layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, cache.storage)
  }

  /// The horizontal guide that the wrapped layout sets.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, cache.storage)
  }

  /// The vertical guide that the wrapped layout sets.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, cache.storage)
  }
}

/// A cache behind a reference: its owner can write to it without knowing its type.
private class LayoutCache {
  init() {}
}

private final class TypedLayoutCache<Value>: LayoutCache {
  var value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }
}

/// The calls of ``Layout`` without its types.
private class LayoutBox {
  init() {}

  var orientation: Axis? { nil }
  var guides: _LayoutGuides { _LayoutGuides(keys: []) }

  func makeCache(_ subviews: LayoutSubviews) -> LayoutCache { LayoutCache() }

  func updatedCache(_ cache: LayoutCache, _ subviews: LayoutSubviews) -> LayoutCache { cache }

  func spacing(_ subviews: LayoutSubviews, _ cache: LayoutCache) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: LayoutCache
  ) -> CGSize { .zero }

  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: LayoutCache
  ) {}

  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: LayoutCache
  ) -> CGFloat? { nil }

  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: LayoutCache
  ) -> CGFloat? { nil }
}

private final class TypedLayoutBox<L: Layout>: LayoutBox {
  private let layout: L

  init(_ layout: L) {
    self.layout = layout
    super.init()
  }

  override var orientation: Axis? {
    (layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation
  }

  override var guides: _LayoutGuides { layout._guides }

  private func typed(_ cache: LayoutCache, _ subviews: LayoutSubviews) -> TypedLayoutCache<L.Cache>
  {
    cache as? TypedLayoutCache<L.Cache> ?? TypedLayoutCache(layout.makeCache(subviews: subviews))
  }

  override func makeCache(_ subviews: LayoutSubviews) -> LayoutCache {
    TypedLayoutCache(layout.makeCache(subviews: subviews))
  }

  override func updatedCache(_ cache: LayoutCache, _ subviews: LayoutSubviews) -> LayoutCache {
    guard let cache = cache as? TypedLayoutCache<L.Cache> else { return makeCache(subviews) }
    layout.updateCache(&cache.value, subviews: subviews)
    return cache
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: LayoutCache) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &typed(cache, subviews).value)
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: LayoutCache
  ) -> CGSize {
    layout.sizeThatFits(
      proposal: proposal, subviews: subviews, cache: &typed(cache, subviews).value)
  }

  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: LayoutCache
  ) {
    layout.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &typed(cache, subviews).value)
  }

  override func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: LayoutCache
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews,
      cache: &typed(cache, subviews).value)
  }

  override func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: LayoutCache
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews,
      cache: &typed(cache, subviews).value)
  }
}
