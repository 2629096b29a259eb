import WUIGeometry

/// A view whose content is evaluated only when it does not equal the one before.
///
/// Every view that is `Equatable` is compared so; this type says it in the source.
@MainActor @preconcurrency
public struct EquatableView<Content: View & Equatable>: View, Equatable {
  /// The view that is compared.
  public var content: Content

  /// A view that is compared.
  public init(content: Content) { self.content = content }

  /// What the view shows.
  public var body: some View { content }

  /// Whether the contents are equal.
  nonisolated public static func == (lhs: Self, rhs: Self) -> Bool {
    MainActor.assumeIsolated { lhs.content == rhs.content }
  }
}

extension View where Self: Equatable {
  /// Evaluates this view only when it does not equal the one before.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
