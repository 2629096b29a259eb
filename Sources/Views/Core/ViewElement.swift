import WUIGeometry

/// The element of a view of a known type.
///
/// Its parameter is free, as are those of the views that modifiers make: Swift's runtime goes through all
/// conformances of the program to check a constraint of a type that it makes.
package class ViewElement<V>: Element {
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
  let made = V._makeElement(of: view, in: _ElementContext(context: context))
  guard let element = made.element as? ViewElement<V> else {
    preconditionFailure("the element of \(V.self) has another type of view")
  }
  return element
}
