import WUIGeometry

/// Views shifted along one axis so that a guide of each lies on a common line.
struct AlignedBand {
  /// The length, in points, of the union of the views that decide it.
  private(set) var length: CGFloat = 0

  /// Where each view begins, from the union's beginning.
  private(set) var origins: [CGFloat]

  /// Aligns views of the given dimensions.
  ///
  /// - Parameter deciding: the indices whose union gives the length; all of them when nil.
  init(
    _ dimensions: [ViewDimensions], alignment: AlignmentKey, axis: Axis,
    deciding: [Int]? = nil
  ) {
    origins = Array(repeating: 0, count: dimensions.count)
    let deciding = deciding ?? Array(dimensions.indices)
    // An endless view has no usable guide; nothing is ever placed against its union.
    if deciding.contains(where: { !dimensions[$0].size[axis].isFinite }) {
      length = .infinity
      return
    }
    let guides = dimensions.map { $0.size[axis].isFinite ? $0[alignment] : 0 }
    let before = deciding.map { guides[$0] }.max() ?? 0
    let after = deciding.map { dimensions[$0].size[axis] - guides[$0] }.max() ?? 0
    length = max(0, before + after)
    origins = guides.map { before - $0 }
  }
}
