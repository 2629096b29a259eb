import WUIGeometry

/// What is known of a layout without asking an instance.
nonisolated public struct LayoutProperties: Sendable {
  /// The axis along which a stack-like layout arranges its subviews; nil for other layouts.
  ///
  /// Spacers and dividers inside take their direction from it.
  public var stackOrientation: Axis?

  /// Properties of a layout without an orientation.
  public init() {}

  package init(stackOrientation: Axis?) { self.stackOrientation = stackOrientation }
}
