import WUIGeometry

/// A stand-in for one view of a container, which a layout measures and places.
nonisolated public struct LayoutSubview: Equatable {
  package let item: any LayoutItem
  let index: Int
  let placements: LayoutPlacements

  /// Whether both stand for the same view.
  nonisolated public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
    lhs.item === rhs.item
  }

  /// The value that the view sets for a key, else the key's default.
  @MainActor public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    item.layoutValue(for: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue
  }

  /// The rank in the distribution of space; the default is 0.
  @MainActor public var priority: Double { item.layoutPriority }

  /// The distances that the view prefers to its neighbours.
  @MainActor public var spacing: ViewSpacing { item.spacing }

  /// The size, in points, that the view takes for a proposal.
  @MainActor public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    item.sizeThatFits(proposal)
  }

  /// The view's size for a proposal, with its alignment guides.
  @MainActor public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    item.dimensions(in: proposal)
  }

  /// Puts the view's anchor at a point of the container's space and proposes a size to it.
  ///
  /// The point is in left-to-right terms; right-to-left containers are mirrored afterwards. The
  /// last placement of a pass counts.
  @MainActor public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    placements[index] = LayoutPlacements.Placement(
      point: position, anchor: anchor, proposal: proposal)
  }
}
