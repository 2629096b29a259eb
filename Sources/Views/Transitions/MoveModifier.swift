import WUIGeometry
import WUISceneGraph

/// Displaces a view by its own size over an edge; its size in the layout stays.
struct MoveModifier: SlotModifier {
  /// The edge over which the view is moved out; nil leaves it in place.
  var edge: Edge?

  func makeNode(in context: ElementContext) -> MoveNode {
    MoveNode(scene: context.scene, scope: context.scope)
  }

  func updateNode(_ node: MoveNode, in environment: EnvironmentValues) { node.edge = edge }
}
