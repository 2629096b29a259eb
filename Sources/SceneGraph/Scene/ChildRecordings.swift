import WUICompositor
import WUIGeometry

/// What a node last recorded of its children: one fragment, or, of many children, a fragment of chunks of
/// them, and of very many one of chunks of chunks. A change of one child leaves the others' chunks as they
/// are.
struct ChildRecordings {
  /// How many children, or chunks, one chunk holds.
  private static let chunkSize = 32

  /// By level, from chunks of children up to the one fragment that holds all; nil where it has to be
  /// made anew.
  private var levels: [[DisplayFragment?]] = []
  /// The number of children that was recorded.
  private var childCount = 0
  /// The transform under which all was recorded.
  private var transform = CGAffineTransform.identity

  /// Says that what was recorded of the child at a place in the paint order does not hold any more.
  mutating func forget(_ position: Int) {
    guard position < childCount else { return }
    var index = position
    for level in levels.indices {
      index /= Self.chunkSize
      levels[level][index] = nil
    }
  }

  /// Says that nothing that was recorded holds any more.
  mutating func forgetAll() {
    childCount = 0
    if !levels.isEmpty { levels = [] }
  }

  /// Adds the children in their order, from what was recorded of them where that holds.
  ///
  /// - Parameter id: That of the parent.
  mutating func record(_ children: [Node], id: Int, into context: inout PaintContext) {
    if childCount != children.count || transform != context.transform {
      transform = context.transform
      childCount = children.count
      levels = []
      var count = children.count
      repeat {
        count = (count + Self.chunkSize - 1) / Self.chunkSize
        levels.append(Array(repeating: nil, count: count))
      } while count > 1
    }
    context.add(fragment(level: levels.count - 1, 0, of: children, &context), id: id)
  }

  /// A chunk, made anew if need be.
  private mutating func fragment(
    level: Int, _ index: Int, of children: [Node], _ context: inout PaintContext
  ) -> DisplayFragment {
    if let known = levels[level][index] { return known }
    let count = level == 0 ? children.count : levels[level - 1].count
    let members = index * Self.chunkSize..<min((index + 1) * Self.chunkSize, count)
    let made: DisplayFragment
    if level == 0 {
      made = DisplayFragment(
        items: context.recording { context in
          for position in members { children[position].record(into: &context) }
        })
    } else {
      made = DisplayFragment(
        items: members.map { .chunk($0, fragment(level: level - 1, $0, of: children, &context)) })
    }
    levels[level][index] = made
    return made
  }
}
