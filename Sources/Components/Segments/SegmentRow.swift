import WaylandUI

/// The segments of a control along its row, as a dragged selection passes them.
struct SegmentRow {
  /// Where a selection is that has been dragged out of its segment.
  struct Place: Equatable {
    /// How far it is from its segment, middle to middle, in points; physical.
    var offset: CGFloat
    /// As large as a segment that had its middle there: between two, something between both.
    var size: CGSize
    /// The index of the segment whose middle is nearest.
    var nearest: Int
  }

  private let sizes: [CGSize]
  /// The middles of the segments in reading direction; the leading edge of the first is 0.
  private let middles: [CGFloat]
  private let layoutDirection: LayoutDirection

  init(sizes: [CGSize], spacing: CGFloat, layoutDirection: LayoutDirection) {
    self.sizes = sizes
    self.layoutDirection = layoutDirection
    var start: CGFloat = 0
    middles = sizes.map { size in
      defer { start += size.width + spacing }
      return start + size.width / 2
    }
  }

  /// Where the selection of a segment is that is dragged by a distance in points; physical. The ends
  /// of the row stop it.
  func place(of index: Int, draggedBy distance: CGFloat) -> Place {
    let sign: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
    let last = middles.count - 1
    let middle = max(middles[0], min(middles[last], middles[index] + sign * distance))
    let after = middles.firstIndex { $0 >= middle } ?? last
    let before = max(after - 1, 0)
    let gap = middles[after] - middles[before]
    let share = gap > 0 ? (middle - middles[before]) / gap : 1
    return Place(
      offset: sign * (middle - middles[index]),
      size: sizes[before].mixed(with: sizes[after], by: share),
      nearest: share < 0.5 ? before : after)
  }
}

extension CGSize {
  fileprivate func mixed(with other: CGSize, by share: CGFloat) -> CGSize {
    CGSize(
      width: width + (other.width - width) * share,
      height: height + (other.height - height) * share)
  }
}
