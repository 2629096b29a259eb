import WUIGeometry
import WUIMotion

/// The layout of `overlay` and `background`: the first subview is the primary one and alone
/// decides size, guides and spacing; the others are offered its size and aligned in it
/// (components.md L9).
package struct LayeredLayout: Layout, GuideSource {
  package let alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first?.spacing ?? ViewSpacing()
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let primary = subviews.first else { return }
    primary.place(at: bounds.origin, proposal: proposal)
    let frame = primary.dimensions(in: proposal)
    let offered = ProposedViewSize(frame.size)
    for layer in subviews.dropFirst() {
      let origin = alignment.origin(
        of: layer.dimensions(in: offered), in: frame, at: bounds.origin)
      layer.place(at: origin, proposal: offered)
    }
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
