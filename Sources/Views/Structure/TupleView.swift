import WUIGeometry

/// Several views side by side, as a builder makes them.
@MainActor @preconcurrency
public struct TupleView<T>: PrimitiveView {
  /// The views.
  public var value: T

  private let parts: [any View]

  init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    var parts: [any View] = []
    for part in repeat each value { parts.append(part) }
    self.parts = parts
  }

  package func makeElement(in context: ElementContext) -> Element { TupleElement(self, context) }

  fileprivate var views: [any View] { parts }
}

/// The element of views side by side.
private final class TupleElement<T>: ViewElement<TupleView<T>> {
  private var children: [any TuplePart] = []

  override init(_ view: TupleView<T>, _ context: ElementContext) {
    super.init(view, context)
    children = view.views.map { makePart($0) }
  }

  private func makePart<V: View>(_ view: V) -> any TuplePart {
    Part(element: WUIViews.makeElement(view, childContext()))
  }

  override func viewDidChange(from old: TupleView<T>) {
    for (part, view) in zip(children, view.views) { part.update(view) }
  }

  override func forEachChild(_ body: (Element) -> Void) {
    for part in children { body(part.base) }
  }
}

/// One of several views, without its type.
private protocol TuplePart {
  var base: Element { get }
  func update(_ view: any View)
}

private struct Part<V: View>: TuplePart {
  let element: ViewElement<V>
  var base: Element { element }

  func update(_ view: any View) {
    // The type of a tuple fixes the types of its parts.
    guard let view = view as? V else { return }
    element.update(view)
  }
}
