import WUIGeometry

/// Names one geometry that several views share.
package struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Int

  package init(id: AnyHashable, namespace: Int) {
    self.id = id
    self.namespace = namespace
  }
}

/// A view that gives its geometry to others, or takes theirs (components.md §4.5).
package final class MatchedNode: Node {
  /// What a view is told of the shared geometry.
  package struct Parameters: Equatable {
    package var key: MatchedKey
    package var takesPosition: Bool
    package var takesSize: Bool
    package var anchor: UnitPoint
    package var isSource: Bool

    package init(
      key: MatchedKey, takesPosition: Bool, takesSize: Bool, anchor: UnitPoint, isSource: Bool
    ) {
      self.key = key
      self.takesPosition = takesPosition
      self.takesSize = takesSize
      self.anchor = anchor
      self.isSource = isSource
    }
  }

  package var parameters: Parameters {
    didSet {
      guard parameters != oldValue else { return }
      scene.matched.remove(self, key: oldValue.key, from: scene)
      invalidateLayout()
    }
  }

  package init(scene: SceneTree, scope: TransactionScope, parameters: Parameters) {
    self.parameters = parameters
    super.init(scene: scene, scope: scope)
  }

  /// What the view shows, for messages.
  var contentName: String {
    var node: Node = self
    while let child = node.children.first { node = child }
    return node.name
  }

  override func placeChildren() { scene.matched.enter(self) }

  override func spaceMoved() { scene.matched.enter(self) }

  /// Lays the content out in its own place, as without the modifier.
  func placeNaturally() { children.first?.setFrame(origin: origin, proposal: proposal) }

  /// Lays the content out in the shared rectangle, which is given in points of the window.
  func place(in rectangle: CGRect) {
    guard let child = children.first else { return }
    let corner = spaceOrigin
    let shared = rectangle.offsetBy(dx: -corner.x, dy: -corner.y)
    let offer =
      parameters.takesSize && shared.size != size ? ProposedViewSize(shared.size) : proposal
    let fitted = child.sizeThatFits(offer)
    let target = parameters.takesPosition ? shared : frame
    let point = parameters.anchor.point(in: target)
    child.setFrame(
      origin: CGPoint(
        x: point.x - parameters.anchor.x * fitted.width,
        y: point.y - parameters.anchor.y * fitted.height),
      proposal: offer)
  }
}
