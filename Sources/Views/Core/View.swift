import WUIGeometry

/// A part of an interface, described by a value.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// How the toolkit lowers the view. It is the toolkit's own; apps leave it alone.
  ///
  /// A requirement rather than a question about the type: Swift's runtime goes through all conformances of
  /// the program to find out whether a type has one, and a window is made of hundreds of types.
  @MainActor @preconcurrency
  static func _makeElement(of view: Self, in context: _ElementContext) -> _MadeElement
}

/// Where in the interface a view is lowered; the toolkit's own.
public struct _ElementContext {
  let context: ElementContext
}

/// What a view is lowered to; the toolkit's own.
public struct _MadeElement {
  let element: Element
}

extension View {
  /// A view is what its body is.
  public static func _makeElement(of view: Self, in context: _ElementContext) -> _MadeElement {
    // A conformance that the compiler does not see where the type becomes a view would come here.
    assert(!(view is any PrimitiveView))
    return _MadeElement(element: CompositeElement(view, context.context))
  }
}

extension Never: View {
  /// Never called: a view without a body is drawn by the toolkit itself.
  public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
  /// Never called: the toolkit draws the view itself.
  public var body: Never { fatalError("\(Self.self) is drawn by the toolkit and has no body") }
}

/// A view that the toolkit lowers itself.
package protocol PrimitiveView: View where Body == Never {
  func makeElement(in context: ElementContext) -> Element
}

extension PrimitiveView {
  /// A view of the toolkit knows what it is lowered to.
  public static func _makeElement(of view: Self, in context: _ElementContext) -> _MadeElement {
    _MadeElement(element: view.makeElement(in: context.context))
  }
}
