import WUIGeometry

/// The last answers of a node to its proposals.
///
/// A stack asks a child for its smallest, largest and final size; four entries hold those and one
/// more, and a search through four beats a dictionary.
struct SizeCache {
  private var entries: [(proposal: ProposedViewSize, size: CGSize)] = []

  subscript(proposal: ProposedViewSize) -> CGSize? {
    entries.first { $0.proposal == proposal }?.size
  }

  mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
    if entries.count == 4 { entries.removeFirst() }
    entries.append((proposal, size))
  }

  mutating func clear() { entries.removeAll(keepingCapacity: true) }
}
