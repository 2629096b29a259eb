import WUISceneGraph

/// What an element makes for each node of its content, and keeps while the node is shown.
///
/// A dictionary would do the same. But a content's nodes mostly are the same, in the same order, as the last
/// time, and mostly one; and each type of dictionary is one more that Swift's runtime makes.
struct PerNode<Value> {
  private struct Entry {
    let node: ObjectIdentifier
    let value: Value
  }

  /// Those of the content's nodes in their order, then those of nodes that have left the content and are
  /// still to be seen: they may come back.
  private var entries: [Entry] = []
  /// How many belong to nodes of the content.
  private(set) var liveCount = 0

  var count: Int { entries.count }

  subscript(place: Int) -> Value { entries[place].value }

  func value(of node: ObjectIdentifier) -> Value? { entries.first { $0.node == node }?.value }

  /// Lets go of the value of a node that is gone for good.
  mutating func remove(_ node: ObjectIdentifier) {
    guard let place = entries.firstIndex(where: { $0.node == node }) else { return }
    entries.remove(at: place)
    if place < liveCount { liveCount -= 1 }
  }

  /// What is to be kept from now on.
  ///
  /// - Parameters:
  ///   - slots: Where the content's slots are, from `start` on.
  ///   - make: Makes the value of a node that has none.
  ///   - replace: Puts a value in the place of its node.
  ///   - isShown: Whether the value of a node that has left the content is still to be seen.
  func updated(
    _ slots: inout [Slot], from start: Int, make: (Slot) -> Value,
    replace: (inout Slot, Value) -> Void, isShown: (Value) -> Bool
  ) -> PerNode {
    var result = PerNode()
    result.entries.reserveCapacity(slots.count - start)
    // As long as the nodes are those of the last time nothing is looked up.
    var matched = 0
    var left: [ObjectIdentifier: Value]?
    for index in start..<slots.count {
      let node = ObjectIdentifier(slots[index].node)
      let value: Value
      if left == nil, matched < liveCount, entries[matched].node == node {
        value = entries[matched].value
        matched += 1
      } else {
        if left == nil { left = table(from: matched) }
        value = left?.removeValue(forKey: node) ?? make(slots[index])
      }
      result.entries.append(Entry(node: node, value: value))
      replace(&slots[index], value)
    }
    result.liveCount = result.entries.count
    for entry in entries[matched...] {
      let hasLeft = left.map { $0[entry.node] != nil } ?? true
      if hasLeft, isShown(entry.value) { result.entries.append(entry) }
    }
    return result
  }

  private func table(from place: Int) -> [ObjectIdentifier: Value] {
    var result: [ObjectIdentifier: Value] = [:]
    for entry in entries[place...] { result[entry.node] = entry.value }
    return result
  }
}
