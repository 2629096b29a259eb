/// A size offered to a view; nil on an axis asks for the view's ideal length there.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width in points, or nil.
  public var width: CGFloat?
  /// The height in points, or nil.
  public var height: CGFloat?

  /// A proposal of the given lengths.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of a concrete size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposal with unspecified lengths replaced, by default with 10 (components.md L2).
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
