import WUIGeometry
import WUISceneGraph

/// A node that a view yields, with the traits that its container reads.
package struct Slot {
  package var node: Node
  package var zIndex: Double?
  package var layoutPriority: Double?
  package var transition: AnyTransition?
  /// What animates the node in and out, and needs the transition: from the inside out.
  var transitionSlots: [TransitionSlot] = []
  package var layoutValues: [ObjectIdentifier: Any] = [:]

  package init(node: Node) { self.node = node }
}

extension Element {
  /// The nodes of slots, told the traits that their container reads.
  func adopt(_ slots: [Slot]) -> [Node] {
    for slot in slots {
      slot.node.zIndex = slot.zIndex ?? 0
      slot.node.ownPriority = slot.layoutPriority
      slot.node.setLayoutValues(slot.layoutValues)
    }
    return slots.map(\.node)
  }
}
