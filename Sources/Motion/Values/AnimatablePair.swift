/// Two animatable values that animate together; pairs nest for more than two.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First

  /// The second value.
  public var second: Second

  /// Creates a pair of the given values.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  @inlinable
  public static var zero: Self { Self(.zero, .zero) }

  /// The sum of two values.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// The difference of two values.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Multiplies the value by a factor.
  @inlinable
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both values' squared magnitudes.
  @inlinable
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

  /// Where both values are, with nothing in between.
  public static var _isMadeOfDoubles: Bool {
    First._isMadeOfDoubles && Second._isMadeOfDoubles
      && MemoryLayout<Self>.size == MemoryLayout<First>.size + MemoryLayout<Second>.size
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
