import WUIGeometry
import WUISceneGraph

/// The top of the element tree: several views at the top of a window stand one below the other.
final class RootElement<V: View>: ViewElement<V> {
  private let stack: LayoutNode
  private var child: ViewElement<V>!

  override init(_ view: V, _ context: ElementContext) {
    stack = LayoutNode(scene: context.scene, scope: context.scope, layout: VStackLayout())
    super.init(view, context)
    context.scene.root.setChildren([stack])
    stack.isMirrored = environment.layoutDirection == .rightToLeft
    child = makeElement(view, childContext())
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    stack.isMirrored = environment.layoutDirection == .rightToLeft
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }

  override func slotsDidChange() { graph.markStale(self) }

  override func updateNodeChildren() { stack.setChildren(adopt(child.slots)) }
}
