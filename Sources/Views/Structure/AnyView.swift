import WUIGeometry

/// A view of any type; another type is another view, with fresh state.
@MainActor @preconcurrency
public struct AnyView: PrimitiveView {
  fileprivate let erased: ErasedView

  /// Wraps a view.
  public init<V: View>(_ view: V) { erased = (view as? AnyView)?.erased ?? ErasedView(view) }

  /// Wraps a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  package func makeElement(in context: ElementContext) -> Element {
    AnyViewElement(self, context)
  }
}

/// The element of a view of any type: the type is the identity of its one part.
private final class AnyViewElement: DynamicElement<AnyView> {
  override init(_ view: AnyView, _ context: ElementContext) {
    super.init(view, context)
    setItems([item])
  }

  override func viewDidChange(from old: AnyView) { setItems([item]) }

  private var item: DynamicParts.Item {
    .of(view.erased, key: AnyHashable(view.erased.typeIdentity))
  }
}
