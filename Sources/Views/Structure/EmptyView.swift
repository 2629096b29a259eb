import WUIGeometry

/// A view that draws nothing and takes no place in stacks.
@MainActor @preconcurrency
public struct EmptyView: PrimitiveView {
  /// The empty view.
  public init() {}

  package func makeElement(in context: ElementContext) -> Element {
    ViewElement(self, context)
  }
}
