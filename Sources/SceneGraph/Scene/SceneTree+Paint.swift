import WUICompositor
import WUIGeometry

extension SceneTree {
  /// The paint pass: records the tree as it is shown at the time of the scene. Parts of it that have not
  /// changed since the last time are the same fragments as then.
  package func record() -> DisplayList {
    needsPaint = false
    focusRing = nil
    // The ring is found by painting the view that has it.
    if focus.showsRing { focus.focused?.invalidatePaint() }
    needsPaint = false
    var context = PaintContext(time: time)
    root.record(into: &context)
    if let focusRing {
      context.add(
        DisplayItem(
          id: 0, transform: focusRing.transform,
          content: .stroke(
            focusRing.path, StrokeStyle(lineWidth: 2.5), .color(focusRing.color))))
    }
    statistics.recordedItems = context.recordedItems
    return DisplayList(items: context.items)
  }
}

/// What nodes record into, with the transform in force.
nonisolated package struct PaintContext {
  /// The time of the frame, in seconds.
  package let time: Double
  /// Maps a node's coordinates to the space of the group around it, or to points of the window.
  package var transform = CGAffineTransform.identity
  /// Maps the space of the group at work to points of the window.
  private var groupTransform = CGAffineTransform.identity
  package private(set) var items: [DisplayItem] = []
  /// How many items were recorded and not taken from the last frame.
  private(set) var recordedItems = 0

  init(time: Double) { self.time = time }

  /// Maps a node's coordinates to points of the window.
  var windowTransform: CGAffineTransform { transform.concatenating(groupTransform) }

  /// Adds one item that draws at a corner of the node's coordinates.
  package mutating func add(id: Int, at origin: CGPoint, _ content: DisplayItem.Content) {
    let place = transform.translatedBy(x: origin.x, y: origin.y)
    add(DisplayItem(id: id, transform: place, content: content))
  }

  package mutating func add(_ item: DisplayItem) {
    items.append(item)
    recordedItems += 1
  }

  /// Adds a fragment that may be that of the last frame.
  mutating func add(_ fragment: DisplayFragment, id: Int) {
    if !fragment.isEmpty { items.append(DisplayItem(id: id, content: .fragment(fragment))) }
  }

  /// What a closure records, instead of adding it here.
  package mutating func recording(_ body: (inout PaintContext) -> Void) -> [DisplayItem] {
    let outer = items
    items = []
    body(&self)
    defer { items = outer }
    return items
  }

  /// What a closure records in the space of a group that is to be added here.
  package mutating func recordingGroup(_ body: (inout PaintContext) -> Void) -> [DisplayItem] {
    let (node, group) = (transform, groupTransform)
    groupTransform = node.concatenating(group)
    transform = .identity
    defer { (transform, groupTransform) = (node, group) }
    return recording(body)
  }

  /// Adds a group around what a closure records, unless that is nothing. The group's space is that of the
  /// node, so that lengths of its effects are scaled along with it.
  package mutating func addGroup(
    id: Int, _ body: (inout PaintContext) -> Void,
    configure: (inout DisplayItem, inout DisplayGroup) -> Void
  ) {
    let content = recordingGroup(body)
    guard !content.isEmpty else { return }
    var group = DisplayGroup(list: DisplayList(items: content))
    var item = DisplayItem(id: id, transform: transform, content: .group(group))
    configure(&item, &group)
    item.content = .group(group)
    items.append(item)
  }
}
