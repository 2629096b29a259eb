import WUIGeometry

/// A value that can be added, and scaled by a number: all that an animation needs of the data it
/// animates.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by `rhs`.
  mutating func scale(by rhs: Double)

  /// The dot product of the value with itself.
  var magnitudeSquared: Double { get }

  /// Whether a value is nothing in memory but the doubles that its arithmetic treats alike. It is the
  /// toolkit's own; apps leave it alone.
  static var _isMadeOfDoubles: Bool { get }
}

extension VectorArithmetic {
  /// Of a type of which nothing is known.
  public static var _isMadeOfDoubles: Bool { false }

  /// The value with each component multiplied by `factor`.
  package func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }

  /// The point `fraction` of the way from this value (0) to `other` (1); fractions outside 0…1
  /// extrapolate.
  package func interpolated(towards other: Self, fraction: Double) -> Self {
    self + (other - self).scaled(by: fraction)
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the value by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The squared length of the value.
  public var magnitudeSquared: Double { self * self }

  /// It is one.
  public static var _isMadeOfDoubles: Bool { true }
}

extension Float: VectorArithmetic {
  /// Multiplies the value by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The squared length of the value.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the value by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The squared length of the value.
  public var magnitudeSquared: Double { Double(self) * Double(self) }

  /// It is one.
  public static var _isMadeOfDoubles: Bool { MemoryLayout<CGFloat>.size == 8 }
}
