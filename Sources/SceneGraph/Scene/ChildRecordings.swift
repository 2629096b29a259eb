import WUICompositor
import WUIGeometry

/// What a node last recorded of its children: one fragment, or, of many children, a fragment of chunks,
/// so that a change of one child leaves the others' chunks as they are.
struct ChildRecordings {
  /// How many children one chunk holds.
  private static let chunkSize = 32

  /// By chunk; nil where it has to be recorded anew.
  private var chunks: [DisplayFragment?] = []
  /// All chunks; nil where one of them has to be recorded anew.
  private var whole: DisplayFragment?
  /// The transform under which all was recorded.
  private var transform = CGAffineTransform.identity

  /// Says that what was recorded of the child at a place in the paint order does not hold any more.
  mutating func forget(_ position: Int) {
    whole = nil
    let chunk = position / Self.chunkSize
    if chunks.indices.contains(chunk) { chunks[chunk] = nil }
  }

  /// Says that nothing that was recorded holds any more.
  mutating func forgetAll() {
    whole = nil
    if !chunks.isEmpty { chunks = [] }
  }

  /// Adds the children in their order, from what was recorded of them where that holds.
  ///
  /// - Parameter id: That of the parent.
  mutating func record(_ children: [Node], id: Int, into context: inout PaintContext) {
    let count = (children.count + Self.chunkSize - 1) / Self.chunkSize
    if chunks.count != count || transform != context.transform {
      whole = nil
      chunks = Array(repeating: nil, count: count)
      transform = context.transform
    }
    let fragment = whole ?? makeWhole(children, &context)
    whole = fragment
    context.add(fragment, id: id)
  }

  private mutating func makeWhole(
    _ children: [Node], _ context: inout PaintContext
  ) -> DisplayFragment {
    for (number, chunk) in chunks.enumerated() where chunk == nil {
      let start = number * Self.chunkSize
      let members = children[start..<min(start + Self.chunkSize, children.count)]
      chunks[number] = DisplayFragment(
        items: context.recording { context in
          for child in members { child.record(into: &context) }
        })
    }
    if chunks.count == 1, let only = chunks[0] { return only }
    return DisplayFragment(
      items: chunks.enumerated().compactMap { number, chunk in
        chunk.map { .chunk(number, $0) }
      })
  }
}
