import WUIGeometry
import WUISceneGraph

/// The top of the element tree: hands the window's views to the root node.
final class RootElement<V: View>: ViewElement<V> {
  private var child: ViewElement<V>!

  override init(_ view: V, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view, childContext())
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }

  override func slotsDidChange() { graph.markStale(self) }

  override func updateNodeChildren() {
    graph.scene.root.setChildren(adopt(child.slots))
  }
}

extension Element {
  /// The nodes of slots, told the traits that their container reads.
  func adopt(_ slots: [Slot]) -> [Node] {
    for slot in slots {
      slot.node.zIndex = slot.zIndex ?? 0
      slot.node.ownPriority = slot.layoutPriority
      slot.node.layoutValues = slot.layoutValues
    }
    return slots.map(\.node)
  }
}
