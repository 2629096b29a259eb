import WUIGeometry

/// Displaces its child by the child's own size over an edge; horizontal edges follow the layout
/// direction.
package final class MoveNode: Node {
  /// The edge over which the child is moved out; nil leaves it in place.
  package var edge: Edge? {
    didSet { if edge != oldValue { invalidateLayout() } }
  }

  override func placeChildren() {
    var corner = origin
    let sign: CGFloat = isMirrored ? -1 : 1
    switch edge {
    case .leading: corner.x -= size.width * sign
    case .trailing: corner.x += size.width * sign
    case .top: corner.y -= size.height
    case .bottom: corner.y += size.height
    case nil: break
    }
    children.first?.setFrame(origin: corner, proposal: proposal)
  }
}
