import WUIGeometry

/// What a layout may ask of one child, and do to it.
///
/// Nodes conform. A layout probes a child with several proposals, and a stack of stacks multiplies
/// the questions, so a node must remember its answers by proposal until its content changes.
package protocol LayoutItem: AnyObject {
  /// The rank in the distribution of a stack's length; default 0, a spacer −∞.
  var layoutPriority: Double { get }

  /// The distances the child prefers to its neighbours.
  var spacing: ViewSpacing { get }

  /// The size, in points, that the child takes for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The child's size for a proposal with the guides that it sets itself.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions

  /// Puts the child's anchor at a point of the container's space, in left-to-right terms; the
  /// node mirrors where the layout direction is right to left.
  func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)

  /// The value set on the child for a ``LayoutValueKey``, named by its type's identity.
  func layoutValue(for key: ObjectIdentifier) -> Any?
}
