import WUIGeometry

/// Builds one view from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public enum ViewBuilder {
  /// A view as a statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements.
  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<(repeat each Content)>
  {
    TupleView((repeat each content))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<First: View, Second: View>(first: First)
    -> _ConditionalContent<First, Second>
  {
    _ConditionalContent(.first(first))
  }

  /// The other branch of a condition.
  public static func buildEither<First: View, Second: View>(second: Second)
    -> _ConditionalContent<First, Second>
  {
    _ConditionalContent(.second(second))
  }

  /// Content behind `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
