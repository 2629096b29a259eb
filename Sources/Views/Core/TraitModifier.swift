import WUIGeometry

/// Content whose slots carry a trait to their container.
package struct TraitModified<Content: View>: PrimitiveView {
  package var content: Content
  /// Sets the trait on one slot.
  package var modify: (inout Slot) -> Void

  package func makeElement(in context: ElementContext) -> Element {
    TraitModifiedElement(self, context)
  }
}

extension View {
  /// This view with a trait on each of its slots.
  package func trait(_ modify: @escaping (inout Slot) -> Void) -> TraitModified<Self> {
    TraitModified(content: self, modify: modify)
  }
}

/// The element of content with a trait.
final class TraitModifiedElement<Content: View>: ViewElement<TraitModified<Content>> {
  private var child: ViewElement<Content>!

  override init(_ view: TraitModified<Content>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, childContext())
  }

  override func viewDidChange(from old: TraitModified<Content>) {
    child.update(view.content)
    slotsDidChange()
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }

  override func collect(into slots: inout [Slot]) {
    for var slot in child.slots {
      view.modify(&slot)
      slots.append(slot)
    }
  }
}
