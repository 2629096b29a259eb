import WUIGeometry
import WUIMotion

/// A layout that moves its content without a trace in size or guides (components.md L11).
package struct OffsetLayout: UnaryLayout {
  /// The distance, in points, to trailing and to the bottom.
  package let offset: CGSize

  package init(_ offset: CGSize) { self.offset = offset }

  package func origin(
    in bounds: CGRect, contentProposal: ProposedViewSize, content: LayoutSubview
  ) -> CGPoint {
    CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height)
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide].map { bounds.minX + $0 }
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    subviews.first?.dimensions(in: proposal)[explicit: guide].map { bounds.minY + $0 }
  }
}
