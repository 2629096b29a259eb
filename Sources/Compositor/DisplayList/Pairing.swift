/// Which items of two lists are the same thing.
struct Pairing {
  /// Indices of old items without a new one.
  private(set) var removed: [Int] = []
  /// Indices of new items without an old one.
  private(set) var added: [Int] = []
  /// Old and new indices of items that kept their order among each other.
  private(set) var kept: [(old: Int, new: Int)] = []
  /// Old and new indices of items that changed their order.
  private(set) var moved: [(old: Int, new: Int)] = []

  private struct Key: Hashable {
    var id: Int
    /// How many items of the id come before.
    var occurrence: Int
  }

  init(old: [DisplayItem], new: [DisplayItem]) {
    if old.count == new.count, zip(old, new).allSatisfy({ $0.id == $1.id }) {
      kept = old.indices.map { ($0, $0) }
      return
    }
    var positions = [Key: Int](
      uniqueKeysWithValues: Pairing.keys(old).enumerated().map { ($1, $0) })
    var pairs: [(old: Int, new: Int)] = []
    for (index, key) in Pairing.keys(new).enumerated() {
      if let position = positions.removeValue(forKey: key) {
        pairs.append((position, index))
      } else {
        added.append(index)
      }
    }
    removed = positions.values.sorted()
    let inOrder = Pairing.longestRise(pairs.map(\.old))
    for (pair, isInOrder) in zip(pairs, inOrder) {
      if isInOrder { kept.append(pair) } else { moved.append(pair) }
    }
  }

  private static func keys(_ items: [DisplayItem]) -> [Key] {
    var counts: [Int: Int] = [:]
    return items.map { item in
      defer { counts[item.id, default: 0] += 1 }
      return Key(id: item.id, occurrence: counts[item.id, default: 0])
    }
  }

  /// Marks the members of a longest rising subsequence, by patience sorting.
  private static func longestRise(_ values: [Int]) -> [Bool] {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: values.count)
    for index in values.indices {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < values[index] { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low < tails.count { tails[low] = index } else { tails.append(index) }
    }
    var marks = [Bool](repeating: false, count: values.count)
    var index = tails.last
    while let current = index {
      marks[current] = true
      index = previous[current]
    }
    return marks
  }
}
