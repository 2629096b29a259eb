import WaylandUI

/// A selection that follows the pointer.
struct SelectionDrag<Option: Equatable>: Equatable {
  /// The option that was selected when the drag began.
  var option: Option
  /// How far the pointer has moved along the row, in points; physical.
  var distance: CGFloat

  /// How far the pointer must move before the selection follows, in points. Little: a press that
  /// moves on the selected segment can mean nothing else.
  static var slack: CGFloat { 3 }
}

/// The sizes of the segments by their ids; known to the drag, though no view depends on them.
final class SegmentSizes<ID: Hashable> {
  private var sizes: [ID: CGSize] = [:]

  /// The size of a segment; zero before it was laid out.
  subscript(id: ID) -> CGSize { sizes[id] ?? .zero }

  func binding(for id: ID) -> Binding<CGSize> {
    Binding(get: { self[id] }, set: { self.sizes[id] = $0 })
  }
}
