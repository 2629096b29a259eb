import WUIGeometry

/// The last answers of a node to its proposals.
///
/// Stacks in stacks ask a child for up to a dozen sizes (smallest, largest, final, and those of the
/// stacks around); forgetting one would ask the whole subtree again, at every level.
struct SizeCache {
  struct Entry {
    let proposal: ProposedViewSize
    var size: CGSize?
    var dimensions: ViewDimensions?
  }

  private(set) var entries: [Entry] = []
  private var next = 0
  /// Whether an answer was dropped to make room.
  private(set) var hasForgotten = false
  private static let capacity = 16

  func size(for proposal: ProposedViewSize) -> CGSize? { entry(proposal)?.size }

  func dimensions(for proposal: ProposedViewSize) -> ViewDimensions? { entry(proposal)?.dimensions }

  mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
    change(proposal) { $0.size = size }
  }

  mutating func store(_ dimensions: ViewDimensions, for proposal: ProposedViewSize) {
    change(proposal) { $0.dimensions = dimensions }
  }

  mutating func clear() {
    entries.removeAll(keepingCapacity: true)
    next = 0
    hasForgotten = false
  }

  private func entry(_ proposal: ProposedViewSize) -> Entry? {
    for entry in entries where entry.proposal == proposal { return entry }
    return nil
  }

  private mutating func change(_ proposal: ProposedViewSize, _ change: (inout Entry) -> Void) {
    if let index = entries.firstIndex(where: { $0.proposal == proposal }) {
      return change(&entries[index])
    }
    var entry = Entry(proposal: proposal)
    change(&entry)
    if entries.count < Self.capacity { return entries.append(entry) }
    // The oldest answer makes room.
    hasForgotten = true
    entries[next] = entry
    next = (next + 1) % Self.capacity
  }
}
