import WUIGeometry

/// The views of a container in order, which a layout measures and places.
nonisolated public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// A run of subviews, with the indices they have in the whole.
  public typealias SubSequence = LayoutSubviews

  /// The direction in which the container's content runs.
  ///
  /// Layouts work in left-to-right terms and need not look at it: the result is mirrored.
  public var layoutDirection: LayoutDirection

  private let subviews: ArraySlice<LayoutSubview>

  init(
    _ items: [any LayoutItem], placements: LayoutPlacements, layoutDirection: LayoutDirection
  ) {
    self.layoutDirection = layoutDirection
    subviews = ArraySlice(
      items.enumerated().map {
        LayoutSubview(item: $0.element, index: $0.offset, placements: placements)
      })
  }

  private init(_ subviews: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
  }

  /// The index of the first subview.
  public var startIndex: Int { subviews.startIndex }

  /// The index after the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at an index.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// The subviews in a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews[bounds], layoutDirection: layoutDirection)
  }

  /// The subviews at the given indices, in their order.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(ArraySlice(indices.map { subviews[$0] }), layoutDirection: layoutDirection)
  }
}
