import WUIGeometry

/// The element of a view whose parts come and go.
class DynamicElement<V>: ViewElement<V> {
  private lazy var parts = DynamicParts(of: self)

  /// Makes the parts those of the items, see `DynamicParts`.
  final func setItems(_ items: [DynamicParts.Item]) { parts.setItems(items) }

  override func environmentDidChange() { parts.environmentDidChange() }

  override func forEachChild(_ body: (Element) -> Void) { parts.forEachLive(body) }

  override func forEachDeparting(_ body: (Element) -> Void) { parts.forEachDeparting(body) }

  override func collect(into slots: inout [Slot]) { parts.collect(into: &slots) }
}
