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
