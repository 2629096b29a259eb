import WUIGeometry

/// Where the subviews of one container were put, kept apart from the subviews themselves.
///
/// A container's explicit guides follow from the places of its subviews, and they are asked for
/// before anything is placed for good; so placing writes here, and only the real pass hands the
/// result on.
final class LayoutPlacements {
  struct Placement {
    var point: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  private(set) var placements: [Placement?]
  private var recorded: (bounds: CGRect, proposal: ProposedViewSize)?

  init(count: Int) { placements = Array(repeating: nil, count: count) }

  subscript(index: Int) -> Placement? {
    get { placements[index] }
    set {
      placements[index] = newValue
      recorded = nil
    }
  }

  /// Runs a layout's placing unless its result for the same space is still here.
  func record(bounds: CGRect, proposal: ProposedViewSize, place: () -> Void) {
    if let recorded, recorded.bounds == bounds, recorded.proposal == proposal { return }
    for index in placements.indices { placements[index] = nil }
    place()
    // Subviews that a layout leaves alone stand in the middle, as SwiftUI has it.
    for index in placements.indices where placements[index] == nil {
      placements[index] = Placement(
        point: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
    recorded = (bounds, proposal)
  }

  /// Forgets the result, because the subviews or the layout changed.
  func invalidate() { recorded = nil }
}
