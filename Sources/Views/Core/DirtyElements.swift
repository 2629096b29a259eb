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

  // Loops instead of closures, which would check at every step that they run on the main actor.

  /// Takes one of the elements nearest to the root.
  mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    var level = 0
    while levels[level].isEmpty { level += 1 }
    return take(level)
  }

  /// Takes one of the elements farthest from the root.
  mutating func popLast() -> Element? {
    if isEmpty { return nil }
    var level = levels.count - 1
    while levels[level].isEmpty { level -= 1 }
    return take(level)
  }

  private mutating func take(_ level: Int) -> Element {
    let element = levels[level].removeLast()
    waiting.remove(ObjectIdentifier(element))
    return element
  }
}
