import WUIGeometry

/// A part of an interface, described by a value.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
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
