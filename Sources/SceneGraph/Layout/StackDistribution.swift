import WUIGeometry

/// How a stack shares out its length among its subviews (components.md L6).
struct StackDistribution {
  let axis: Axis
  let subviews: LayoutSubviews

  /// The proposals to the subviews, in their order.
  ///
  /// - Parameters:
  ///   - proposal: what the stack itself is offered.
  ///   - spacing: the sum of the distances between the subviews, in points.
  func proposals(for proposal: ProposedViewSize, spacing: CGFloat) -> [ProposedViewSize] {
    guard let length = proposal[axis], length.isFinite else {
      // Ideal or unlimited lengths need no sharing; and ∞ − ∞ would be no number.
      return Array(repeating: proposal, count: subviews.count)
    }
    let available = max(0, length - spacing)
    if available == 0 || subviews.count < 2 {
      return Array(repeating: proposal.with(available, along: axis), count: subviews.count)
    }
    return share(available, of: proposal)
  }

  private func share(_ available: CGFloat, of proposal: ProposedViewSize) -> [ProposedViewSize] {
    var result = Array(repeating: proposal, count: subviews.count)
    let groups = prioritized()
    let minima = groups.enumerated().map { rank, group in
      // One subview on top is neither ordered nor reserved for, so it is not asked.
      rank == 0 && group.count == 1 ? [0] : group.map { minimum(of: $0, proposal: proposal) }
    }
    // Reserved for groups that have not had their turn.
    let reservations = minima.dropFirst().map { $0.reduce(0, +) } + [0]
    var remaining = available - reservations.reduce(0, +)
    for (rank, group) in groups.enumerated() {
      let order = sorted(group, minima: minima[rank], proposal: proposal)
      for (turn, index) in order.enumerated() {
        let share = max(0, remaining / CGFloat(order.count - turn))
        result[index] = proposal.with(share, along: axis)
        remaining -= subviews[index].sizeThatFits(result[index])[axis]
      }
      remaining += reservations[rank]
    }
    return result
  }

  private func minimum(of index: Int, proposal: ProposedViewSize) -> CGFloat {
    subviews[index].sizeThatFits(proposal.with(0, along: axis))[axis]
  }

  /// The indices grouped by priority, the highest first.
  private func prioritized() -> [[Int]] {
    let priorities = subviews.map(\.priority)
    let ranks = Set(priorities).sorted(by: >)
    return ranks.map { rank in subviews.indices.filter { priorities[$0] == rank } }
  }

  /// A group's indices, the least flexible first; equals keep their order.
  private func sorted(
    _ group: [Int], minima: [CGFloat], proposal: ProposedViewSize
  ) -> [Int] {
    guard group.count > 1 else { return group }
    let flexibilities = zip(group, minima).map { index, minimum in
      let limit = subviews[index].sizeThatFits(proposal.with(.infinity, along: axis))[axis]
      return minimum.isFinite ? limit - minimum : 0
    }
    return group.indices
      .sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
      .map { group[$0] }
  }
}

extension ProposedViewSize {
  /// The proposal with another length along an axis.
  func with(_ length: CGFloat?, along axis: Axis) -> ProposedViewSize {
    var result = self
    result[axis] = length
    return result
  }
}
