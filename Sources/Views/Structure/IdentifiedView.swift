import WUIGeometry

extension View {
  /// Ties the view's identity to a value: another value is another view, with fresh state.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

/// A view whose identity is a value.
package struct IdentifiedView<Content> {
  let content: Content
  let id: AnyHashable
}

extension IdentifiedView: View, PrimitiveView where Content: View {
  package typealias Body = Never

  package func makeElement(in context: ElementContext) -> Element {
    IdentifiedElement(self, context)
  }
}

private final class IdentifiedElement<Content: View>: DynamicElement<IdentifiedView<Content>> {
  override init(_ view: IdentifiedView<Content>, _ context: ElementContext) {
    super.init(view, context)
    setItems([.of(view.content, key: view.id)])
  }

  override func viewDidChange(from old: IdentifiedView<Content>) {
    setItems([.of(view.content, key: view.id)])
  }
}
