/// A place in the paint order of a display list: an index into its items, and, where a fragment stands
/// there, further indices into that.
struct PaintPosition: Comparable {
  var indices: [Int]

  static func < (lhs: PaintPosition, rhs: PaintPosition) -> Bool {
    lhs.indices.lexicographicallyPrecedes(rhs.indices)
  }

  /// Whether nothing comes before.
  var isStart: Bool { indices.allSatisfy { $0 == 0 } }
}

extension DisplayList {
  /// The place of the first item in which this list differs from an earlier one; nil where it does not.
  ///
  /// What is painted before that place is the same in both.
  func firstDifference(from old: DisplayList) -> PaintPosition? {
    var indices: [Int] = []
    return findDifference(from: old, &indices) ? PaintPosition(indices: indices) : nil
  }

  private func findDifference(from old: DisplayList, _ indices: inout [Int]) -> Bool {
    for (index, (item, before)) in zip(items, old.items).enumerated() {
      if case .fragment(let fragment) = item.content, case .fragment(let other) = before.content {
        if fragment === other { continue }
        indices.append(index)
        if fragment.list.findDifference(from: other.list, &indices) { return true }
        indices.removeLast()
      } else if item != before {
        indices.append(index)
        return true
      }
    }
    guard items.count != old.items.count else { return false }
    indices.append(min(items.count, old.items.count))
    return true
  }

  /// The item at a place; nil behind the last one.
  func item(at position: PaintPosition) -> DisplayItem? {
    var list = self
    for (level, index) in position.indices.enumerated() {
      guard index < list.items.count else { return nil }
      let item = list.items[index]
      if level == position.indices.count - 1 { return item }
      guard case .fragment(let fragment) = item.content else { return nil }
      list = fragment.list
    }
    return nil
  }

  /// The items before a place.
  func items(before place: ArraySlice<Int>) -> [DisplayItem] {
    guard let first = place.first else { return [] }
    var result = Array(items[..<min(first, items.count)])
    if place.count > 1, first < items.count, case .fragment(let fragment) = items[first].content {
      result += fragment.list.items(before: place.dropFirst())
    }
    return result
  }

  /// How many items there are before an index, those of fragments counted.
  func itemCount(before index: Int) -> Int {
    items[..<min(index, items.count)].reduce(0) { $0 + $1.itemCount }
  }
}

extension DisplayItem {
  /// 1, or the number of items that a fragment stands for.
  var itemCount: Int {
    if case .fragment(let fragment) = content { fragment.itemCount } else { 1 }
  }
}
