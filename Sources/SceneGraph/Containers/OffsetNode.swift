import WUIGeometry

/// Moves its child without telling the layout around it.
///
/// The distance is physical: right-to-left layouts do not mirror it (field-cases.md, fact 3). It is
/// handed down as geometry, so what animates are the leaves (components.md A4).
package final class OffsetNode: Node {
  package var offset = CGSize.zero {
    didSet { if offset != oldValue { invalidateLayout() } }
  }

  override func placeChildren() {
    children.first?.setFrame(
      origin: CGPoint(x: origin.x + offset.width, y: origin.y + offset.height),
      proposal: proposal)
  }
}
