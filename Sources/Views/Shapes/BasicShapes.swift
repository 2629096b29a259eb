import WUIGeometry
import WUIMotion

/// A rectangle that fills its frame.
nonisolated public struct Rectangle: InsettableShape {
  private var amount: CGFloat = 0

  /// A rectangle.
  public init() {}

  /// The values that are interpolated while the view animates.
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  /// The outline of the shape inside a rectangle, in points.
  public func path(in rect: CGRect) -> Path { Path(rect.inset(amount)) }

  /// The shape with its edges moved inwards by an amount, in points.
  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A circle as wide as the shorter side of its frame.
nonisolated public struct Circle: InsettableShape {
  private var amount: CGFloat = 0

  /// A circle.
  public init() {}

  /// The values that are interpolated while the view animates.
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  /// The outline of the shape inside a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.inset(amount))
  }

  /// The size that the shape takes of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// The shape with its edges moved inwards by an amount, in points.
  public func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// An ellipse that touches all sides of its frame.
nonisolated public struct Ellipse: InsettableShape {
  private var amount: CGFloat = 0

  /// An ellipse.
  public init() {}

  /// The values that are interpolated while the view animates.
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  /// The outline of the shape inside a rectangle, in points.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.inset(amount)) }

  /// The shape with its edges moved inwards by an amount, in points.
  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The horizontal and vertical radius of the corners, in points.
  public var cornerSize: CGSize
  /// The form of the corners.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// A rectangle with corners of one radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// A rectangle with elliptic corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// The values that are interpolated while the view animates.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(amount, AnimatablePair(cornerSize.width, cornerSize.height)) }
    set {
      amount = newValue.first
      cornerSize = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }

  /// The outline of the shape inside a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    let size = CGSize(
      width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return Path(roundedRect: rect.inset(amount), cornerSize: size, style: style)
  }

  /// The shape with its edges moved inwards by an amount, in points.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A rounded rectangle whose short sides are round.
nonisolated public struct Capsule: InsettableShape {
  /// The form of the ends.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The values that are interpolated while the view animates.
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  /// The outline of the shape inside a rectangle, in points.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.inset(amount)
    return Path(
      roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }

  /// The shape with its edges moved inwards by an amount, in points.
  public func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.amount += amount
    return copy
  }
}

nonisolated extension Path: Shape {
  /// The path itself, moved to the rectangle's corner.
  public func path(in rect: CGRect) -> Path {
    applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}

extension CGRect {
  /// The rectangle made smaller on all sides, down to nothing.
  nonisolated func inset(_ amount: CGFloat) -> CGRect {
    CGRect(
      x: minX + amount, y: minY + amount, width: max(width - 2 * amount, 0),
      height: max(height - 2 * amount, 0))
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of one radius, in points.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
