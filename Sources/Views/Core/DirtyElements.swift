/// Elements that wait, each once, in the order of their depth in the tree.
struct DirtyElements {
  /// The elements by depth.
  private var levels: [[Element]] = []
  private var waiting: Set<ObjectIdentifier> = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func insert(_ element: Element) {
    guard waiting.insert(ObjectIdentifier(element)).inserted else { return }
    while levels.count <= element.depth { levels.append([]) }
    levels[element.depth].append(element)
  }

  /// Takes one of the elements nearest to the root.
  mutating func popFirst() -> Element? { take(levels.firstIndex { !$0.isEmpty }) }

  /// Takes one of the elements farthest from the root.
  mutating func popLast() -> Element? { take(levels.lastIndex { !$0.isEmpty }) }

  private mutating func take(_ level: Int?) -> Element? {
    guard let level, let element = levels[level].popLast() else { return nil }
    waiting.remove(ObjectIdentifier(element))
    return element
  }
}
