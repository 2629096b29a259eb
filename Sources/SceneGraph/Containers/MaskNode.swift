import WUICompositor
import WUIGeometry

/// Shows its first child where the others are opaque; the others get its size and never change it.
package final class MaskNode: Node {
  package var alignment = Alignment.center {
    didSet { if alignment != oldValue { invalidateLayout() } }
  }

  override var mayHideChildren: Bool { true }

  override func placeChildren() {
    super.placeChildren()
    guard let content = children.first else { return }
    let masks = Array(children.dropFirst())
    LayeredPlacement(alignment: alignment).place(
      masks, over: content, in: size, proposal: proposal)
  }

  override package func paint(_ context: inout PaintContext) {
    guard let content = children.first else { return }
    let mask = context.recordingGroup { context in
      for node in paintOrder where node !== content { node.record(into: &context) }
    }
    guard !mask.isEmpty else { return }
    context.addGroup(id: id, content.record) { _, group in
      group.mask = DisplayList(items: mask)
    }
  }

  /// The mask hides pixels; what is hit is the content.
  override package func hitTest(_ point: CGPoint) -> [Node]? { children.first?.hitTest(point) }
}

/// Where secondary layers lie on a primary view: they are offered its size and aligned in it (L9).
struct LayeredPlacement {
  let alignment: Alignment

  func place(
    _ layers: [Node], over primary: Node, in size: CGSize, proposal: ProposedViewSize
  ) {
    let base = primary.dimensions(in: proposal)
    let offer = ProposedViewSize(size)
    for layer in layers {
      layer.place(
        at: alignment.origin(of: layer.dimensions(in: offer), in: base, at: .zero),
        anchor: .topLeading, proposal: offer)
    }
  }
}
