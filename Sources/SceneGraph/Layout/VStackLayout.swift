import WUIGeometry
import WUIMotion

/// A layout that arranges its subviews in a column, the first one on top.
public struct VStackLayout: GuideSource {
  /// The horizontal guide on which the subviews meet.
  public var alignment: HorizontalAlignment

  /// The distance between neighbours, in points; nil for what they prefer, 8 as a rule.
  public var spacing: CGFloat?

  /// The answers of the layout, remembered by proposal.
  public struct Cache {
    fileprivate var stack: StackLayout.Cache
  }

  /// The vertical orientation, which spacers and dividers inside follow.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }

  /// A stack with an alignment and a spacing in points, nil for what the subviews prefer.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var stack: StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// An empty memory, with the distances between the given neighbours.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(stack: stack.makeCache(subviews: subviews))
  }

  /// The preferences of the outermost subviews along the axis, the largest of all across it.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.spacing(subviews: subviews)
  }

  /// The sum of the lengths and distances, by the union of the aligned subviews' widths.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.stack)
  }

  /// Places the subviews one after the other, aligned on their common guide.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.stack)
  }
}
