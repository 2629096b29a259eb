import WUIGeometry
import WUIMotion

/// A layout that sets one alignment guide of its content and changes nothing else.
package struct AlignmentGuideLayout: UnaryLayout {
  private let key: AlignmentKey
  private let compute: (ViewDimensions) -> CGFloat

  /// Sets a horizontal guide, in points from the leading edge.
  package init(_ guide: HorizontalAlignment, compute: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.compute = compute
  }

  /// Sets a vertical guide, in points from the top.
  package init(_ guide: VerticalAlignment, compute: @escaping (ViewDimensions) -> CGFloat) {
    key = guide.key
    self.compute = compute
  }

  package var ownGuides: [AlignmentKey] { [key] }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guard let content = subviews.first?.dimensions(in: proposal) else { return nil }
    let value = guide.key == key ? compute(content) : content[explicit: guide]
    return value.map { bounds.minX + $0 }
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guard let content = subviews.first?.dimensions(in: proposal) else { return nil }
    let value = guide.key == key ? compute(content) : content[explicit: guide]
    return value.map { bounds.minY + $0 }
  }
}
