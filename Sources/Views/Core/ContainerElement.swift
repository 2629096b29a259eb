import WUIGeometry
import WUISceneGraph

/// A view that one node draws, whose children are the nodes of a content view.
package protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  associatedtype Container: Node

  var content: Content { get }
  /// Makes the node; ``updateNode(_:in:)`` follows.
  func makeNode(in context: ElementContext) -> Container
  /// Gives the node the values of the view in an environment.
  func updateNode(_ node: Container, in environment: EnvironmentValues)
}

extension ContainerView {
  package func makeElement(in context: ElementContext) -> Element {
    ContainerElement(self, context)
  }
}

/// The element of a container.
final class ContainerElement<V: ContainerView>: ViewElement<V> {
  private let node: V.Container
  private var child: ViewElement<V.Content>!

  override init(_ view: V, _ context: ElementContext) {
    node = view.makeNode(in: context)
    super.init(view, context)
    view.updateNode(node, in: environment)
    node.isMirrored = environment.layoutDirection == .rightToLeft
    child = makeElement(view.content, childContext())
    updateNodeChildren()
  }

  override func viewDidChange(from old: V) {
    view.updateNode(node, in: environment)
    child.update(view.content)
  }

  override func environmentDidChange() {
    view.updateNode(node, in: environment)
    node.isMirrored = environment.layoutDirection == .rightToLeft
    child.setEnvironment(environment)
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }

  override func collect(into slots: inout [Slot]) { slots.append(Slot(node: node)) }

  override func slotsDidChange() { graph.markStale(self) }

  override func updateNodeChildren() { node.setChildren(adopt(child.slots)) }
}
