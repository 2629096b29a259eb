import WUIGeometry

/// A view of any type.
///
/// - Note: Unlike SwiftUI, a change of the wrapped type replaces the view without a transition.
@MainActor @preconcurrency
public struct AnyView: PrimitiveView {
  fileprivate let box: AnyViewBox

  /// Wraps a view.
  public init<V: View>(_ view: V) { box = (view as? AnyView)?.box ?? TypedViewBox(view) }

  /// Wraps a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  package func makeElement(in context: ElementContext) -> Element {
    AnyViewElement(self, context)
  }
}

/// A view behind a reference.
private class AnyViewBox {
  init() {}

  func makeElement(in context: ElementContext) -> Element { Element(context) }

  /// Gives the view to an element of its own type. Returns whether it was one.
  func update(_ element: Element) -> Bool { false }
}

private final class TypedViewBox<V: View>: AnyViewBox {
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

/// The element of a view of any type.
private final class AnyViewElement: ViewElement<AnyView> {
  private var child: Element!

  override init(_ view: AnyView, _ context: ElementContext) {
    super.init(view, context)
    child = view.box.makeElement(in: childContext())
  }

  override func viewDidChange(from old: AnyView) {
    if view.box.update(child) { return }
    child.unmount()
    child = view.box.makeElement(in: childContext())
    slotsDidChange()
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }
}
