import WUICompositor
import WUIGeometry

extension SceneTree {
  /// The paint pass: records the tree as it is shown at the time of the scene.
  package func record() -> DisplayList {
    needsPaint = false
    focusRing = nil
    var context = PaintContext(time: time)
    root.paint(&context)
    if let focusRing {
      context.add(
        DisplayItem(
          id: 0, transform: focusRing.transform,
          content: .stroke(
            focusRing.path, StrokeStyle(lineWidth: 2.5), .color(focusRing.color))))
    }
    statistics.recordedItems = context.items.count
    return DisplayList(items: context.items)
  }
}

/// What nodes record into, with the transform in force.
nonisolated package struct PaintContext {
  /// The time of the frame, in seconds.
  package let time: Double
  /// Maps a node's coordinates to points of the window.
  package var transform = CGAffineTransform.identity
  package private(set) var items: [DisplayItem] = []

  init(time: Double) { self.time = time }

  /// Adds one item that draws at a corner of the node's coordinates.
  package mutating func add(id: Int, at origin: CGPoint, _ content: DisplayItem.Content) {
    let place = transform.translatedBy(x: origin.x, y: origin.y)
    items.append(DisplayItem(id: id, transform: place, content: content))
  }

  package mutating func add(_ item: DisplayItem) { items.append(item) }

  /// What a closure records, instead of adding it here.
  package func recording(_ body: (inout PaintContext) -> Void) -> [DisplayItem] {
    var inner = PaintContext(time: time)
    inner.transform = transform
    body(&inner)
    return inner.items
  }

  /// Adds a group around what a closure records, unless that is nothing.
  package mutating func addGroup(
    id: Int, _ body: (inout PaintContext) -> Void,
    configure: (inout DisplayItem, inout DisplayGroup) -> Void
  ) {
    let content = recording(body)
    guard !content.isEmpty else { return }
    var group = DisplayGroup(list: DisplayList(items: content))
    var item = DisplayItem(id: id, content: .group(group))
    configure(&item, &group)
    item.content = .group(group)
    items.append(item)
  }
}
