import WUIGeometry

/// One drawing of a display list: the items from a place on, each within what no opaque item above hides.
struct Replay {
  private let renderer: Renderer
  private let transform: CGAffineTransform
  /// Where items are drawn, by how many items come before: each stage holds up to its end.
  private var stages: [(end: Int, canvas: Canvas)] = []
  private var stage = 0
  /// The number of items that were passed.
  private var position = 0

  init(
    _ list: DisplayList, by renderer: Renderer, _ transform: CGAffineTransform, on canvas: Canvas
  ) {
    (self.renderer, self.transform) = (renderer, transform)
    let covers = OpaqueCovers(of: list, transform, within: canvas.extents).covers
    var inner = canvas
    stages = [(.max, canvas)]
    for cover in covers.reversed() {
      inner = inner.excluding(cover.rect)
      stages.append((cover.position, inner))
    }
    stages.reverse()
    seekStage()
  }

  /// Where what comes before the present place is drawn.
  var canvas: Canvas { stages[stage].canvas }

  private mutating func seekStage() {
    while stages[stage].end <= position { stage += 1 }
  }

  private mutating func pass(_ count: Int) {
    position += count
    seekStage()
  }

  /// Goes on behind all that comes before a place in the list.
  mutating func skip(to place: PaintPosition, in list: DisplayList) {
    var list = list
    for index in place.indices {
      pass(list.itemCount(before: index))
      guard index < list.items.count, case .fragment(let fragment) = list.items[index].content
      else { return }
      list = fragment.list
    }
  }

  /// Draws the items of the list from a place on, which the replay has come to.
  mutating func draw(_ list: DisplayList, from place: ArraySlice<Int> = []) {
    var rest = list.items[...]
    if let first = place.first {
      rest = list.items[min(first, list.items.count)...]
      if place.count > 1, case .fragment(let fragment) = rest.first?.content {
        draw(fragment.list, from: place.dropFirst())
        rest = rest.dropFirst()
      }
    }
    for item in rest {
      if case .fragment(let fragment) = item.content,
        stages[stage].end < position + fragment.itemCount
      {
        draw(fragment.list)
      } else {
        renderer.draw(item, transform, on: canvas)
        pass(item.itemCount)
      }
    }
  }
}
