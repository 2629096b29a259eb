import WUIGeometry

/// Content whose slots carry a trait to their container.
package struct TraitModified<Content, Value> {
  let content: Content
  let value: Value
  /// Sets the trait on one slot.
  let apply: (Value, inout Slot) -> Void
}

extension TraitModified: View, PrimitiveView where Content: View {
  package typealias Body = Never

  package func makeElement(in context: ElementContext) -> Element {
    TraitModifiedElement(self, context)
  }
}

extension View {
  /// This view with a trait on each of its slots.
  ///
  /// - Parameter apply: Sets the trait; a function of nothing but its arguments.
  package func trait<Value>(
    _ value: Value, _ apply: @escaping (Value, inout Slot) -> Void
  ) -> TraitModified<Self, Value> {
    TraitModified(content: self, value: value, apply: apply)
  }
}

/// The element of content with a trait.
final class TraitModifiedElement<Content: View, Value>: ViewElement<TraitModified<Content, Value>> {
  private var child: ViewElement<Content>!

  override init(_ view: TraitModified<Content, Value>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, childContext())
  }

  override func viewDidChange(from old: TraitModified<Content, Value>) {
    child.update(view.content)
    // The container goes through all its slots then, so a new content alone is no reason.
    if !isIdentical(old.value, view.value) { slotsDidChange() }
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }

  override func collect(into slots: inout [Slot]) {
    let start = slots.count
    child.collect(into: &slots)
    for index in start..<slots.count {
      let hadTransition = slots[index].transition != nil
      view.apply(view.value, &slots[index])
      if !hadTransition, let transition = slots[index].transition {
        for part in slots[index].transitionSlots { part.takeOuter(transition) }
      }
    }
  }
}
