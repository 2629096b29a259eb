import WUIGeometry

/// A view of a type that is not known here.
///
/// Unlike ``AnyView`` it knows no coming and going: a view of another type takes the place of the old
/// one at once.
package struct ErasedView: PrimitiveView {
  fileprivate let box: ErasedViewBox

  init<V: View>(_ view: V) { box = (view as? ErasedView)?.box ?? TypedViewBox(view) }

  /// Tells the types of wrapped views apart.
  var typeIdentity: ObjectIdentifier { ObjectIdentifier(type(of: box)) }

  package func makeElement(in context: ElementContext) -> Element { ErasedElement(self, context) }
}

/// A view behind a reference.
private class ErasedViewBox {
  init() {}

  func makeElement(in context: ElementContext) -> Element { Element(context) }

  /// Gives the view to an element of its own type. Returns whether it was one.
  func update(_ element: Element) -> Bool { false }
}

private final class TypedViewBox<V: View>: ErasedViewBox {
  let view: V

  init(_ view: V) { self.view = view }

  override func makeElement(in context: ElementContext) -> Element {
    WUIViews.makeElement(view, context)
  }

  override func update(_ element: Element) -> Bool {
    guard let element = element as? ViewElement<V> else { return false }
    element.update(view)
    return true
  }
}

private final class ErasedElement: ViewElement<ErasedView> {
  private var child: Element!

  override init(_ view: ErasedView, _ context: ElementContext) {
    super.init(view, context)
    child = view.box.makeElement(in: childContext())
  }

  override func viewDidChange(from old: ErasedView) {
    if view.box.update(child) { return }
    child.unmount()
    child = view.box.makeElement(in: childContext())
    slotsDidChange()
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }
}
