import WUIGeometry

/// The element of a view of a known type.
package class ViewElement<V: View>: Element {
  /// The view as it was last given.
  package private(set) var view: V

  package init(_ view: V, _ context: ElementContext) {
    self.view = view
    super.init(context)
  }

  /// Takes a new value of the view, unless it is the same.
  package final func update(_ new: V) {
    guard !isIdentical(view, new) else { return }
    let old = view
    view = new
    viewDidChange(from: old)
  }

  /// Reacts to a new value.
  package func viewDidChange(from old: V) {}
}

/// Makes the element of a view.
package func makeElement<V: View>(_ view: V, _ context: ElementContext) -> ViewElement<V> {
  guard let primitive = view as? any PrimitiveView else {
    return CompositeElement(view, context)
  }
  guard let element = primitive.makeElement(in: context) as? ViewElement<V> else {
    preconditionFailure("the element of \(V.self) has another type of view")
  }
  return element
}
