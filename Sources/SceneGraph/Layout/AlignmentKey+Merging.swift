import WUIGeometry

extension AlignmentKey {
  /// The guides that a layout may set although no subview does.
  static let builtIn: [AlignmentKey] =
    [HorizontalAlignment.leading, .center, .trailing].map(\.key)
    + [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline].map(\.key)

  /// A container's guide made of its subviews' explicit ones, all in the container's space.
  ///
  /// The first baseline is the highest, the last the lowest; other guides take the mean.
  func merged(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty else { return nil }
    if self == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if self == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}
