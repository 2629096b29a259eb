import WUIGeometry
import WUISceneGraph

/// The element of the layers on one node.
final class LayerElement<Layer: View>: Element {
  let node: Node
  /// The node on which the layers lie.
  let primary: Node
  private let place: LayerPlace
  private var layer: ViewElement<Layer>!

  /// - Parameter onDetach: Called when the node on which the layers lie has left for good.
  init(
    _ view: Layer, on primary: Node, place: LayerPlace, alignment: Alignment,
    _ context: ElementContext, onDetach: @escaping () -> Void
  ) {
    self.primary = primary
    self.place = place
    node =
      place == .mask
      ? MaskNode(scene: context.scene, scope: context.scope)
      : LayeredNode(scene: context.scene, scope: context.scope)
    super.init(context)
    node.transition = primary.transition
    node.onDetach = { [weak self] in
      guard let self else { return }
      unmount()
      onDetach()
    }
    layer = makeElement(view, childContext())
    configure(alignment)
    updateNodeChildren()
  }

  func update(_ view: Layer, alignment: Alignment) {
    layer.update(view)
    configure(alignment)
  }

  private func configure(_ alignment: Alignment) {
    node.isMirrored = environment.layoutDirection == .rightToLeft
    if let node = node as? LayeredNode {
      node.alignment = alignment
      node.primary = primary
      node.isUnder = place == .under
    } else if let node = node as? MaskNode {
      node.alignment = alignment
    }
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    node.isMirrored = environment.layoutDirection == .rightToLeft
  }

  override func forEachChild(_ body: (Element) -> Void) { if let layer { body(layer) } }

  override func slotsDidChange() { graph.markStale(self) }

  override func updateNodeChildren() { node.setChildren([primary] + adopt(layer.slots)) }
}

/// Where layers lie.
enum LayerPlace {
  case over, under, mask
}
