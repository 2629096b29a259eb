import WUIGeometry
import WUISceneGraph

/// A view that one node without children draws.
package protocol LeafView: PrimitiveView {
  associatedtype Leaf: Node

  /// Makes the node; ``updateNode(_:in:)`` follows.
  func makeNode(in context: ElementContext) -> Leaf
  /// Gives the node the values of the view in an environment.
  func updateNode(_ node: Leaf, in environment: EnvironmentValues)
}

extension LeafView {
  package func makeElement(in context: ElementContext) -> Element { LeafElement(self, context) }
}

/// The element of a view that one node draws.
final class LeafElement<V: LeafView>: ViewElement<V> {
  private let node: V.Leaf

  override init(_ view: V, _ context: ElementContext) {
    node = view.makeNode(in: context)
    super.init(view, context)
    view.updateNode(node, in: environment)
  }

  override func viewDidChange(from old: V) { view.updateNode(node, in: environment) }

  override func environmentDidChange() { view.updateNode(node, in: environment) }

  override func collect(into slots: inout [Slot]) { slots.append(Slot(node: node)) }
}
