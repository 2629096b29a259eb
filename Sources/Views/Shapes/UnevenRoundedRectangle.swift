import WUIGeometry
import WUIMotion

/// A rectangle with a radius for each corner.
///
/// - Note: Unlike SwiftUI, leading is left also where the interface runs from right to left.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The form of the corners.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// A rectangle with the given corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// A rectangle with the given radii, in points; a corner that is not named is square.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The values that are interpolated while the view animates.
  public var animatableData:
    AnimatablePair<
      CGFloat, AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        amount,
        AnimatablePair(
          AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
          AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing)))
    }
    set {
      amount = newValue.first
      let (leading, trailing) = (newValue.second.first, newValue.second.second)
      cornerRadii = RectangleCornerRadii(
        topLeading: leading.first, bottomLeading: leading.second, bottomTrailing: trailing.first,
        topTrailing: trailing.second)
    }
  }

  /// The outline of the shape inside a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    var inner = cornerRadii
    inner.topLeading -= amount
    inner.bottomLeading -= amount
    inner.bottomTrailing -= amount
    inner.topTrailing -= amount
    return Path(roundedRect: rect.inset(amount), cornerRadii: inner, style: style)
  }

  /// The shape with its edges moved inwards by an amount, in points.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with the given corners.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with the given radii, in points; a corner that is not named is square.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
