import WUIGeometry

/// The sizes, in points, of views that have no content to ask (components.md L2 and L7).
package enum LeafSizing {
  /// The shortest length of a spacer that names none (components.md L7).
  package static let spacerLength: CGFloat = 8

  /// The rank of a spacer in a stack: after everything else.
  package static let spacerPriority = -Double.infinity

  /// The thickness of a divider, in points.
  package static let dividerThickness: CGFloat = 1

  /// A geometry reader takes what it is offered, else 10.
  package static func geometryReader(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// A spacer grows along the axis of its stack, and along both where it is in none.
  package static func spacer(
    _ proposal: ProposedViewSize, minLength: CGFloat? = nil, orientation: Axis?
  ) -> CGSize {
    let minimum = minLength ?? spacerLength
    var size = CGSize.zero
    for axis in Axis.allCases where orientation == nil || orientation == axis {
      size[axis] = max(minimum, proposal[axis] ?? minimum)
    }
    return size
  }

  /// A divider crosses the axis of its stack; in none it is horizontal.
  package static func divider(
    _ proposal: ProposedViewSize, orientation: Axis?, thickness: CGFloat = dividerThickness
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return orientation == .horizontal
      ? CGSize(width: thickness, height: size.height)
      : CGSize(width: size.width, height: thickness)
  }
}
