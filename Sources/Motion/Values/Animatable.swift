/// A type that tells the animation system which of its data changes smoothly.
public protocol Animatable {
  /// The data to animate.
  associatedtype AnimatableData: VectorArithmetic

  /// The data to animate; it is set to the values in between while an animation runs.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data: the type switches from one value to the next at once.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    // A value without components cannot change.
    set {}
  }
}

/// The animatable data of a type that has none.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value there is.
  public init() {}

  /// The only value there is.
  public static var zero: Self { Self() }

  /// The sum of two values.
  public static func + (lhs: Self, rhs: Self) -> Self { Self() }

  /// The difference of two values.
  public static func - (lhs: Self, rhs: Self) -> Self { Self() }

  /// Multiplies the value by a factor.
  public mutating func scale(by rhs: Double) {}

  /// Always 0.
  public var magnitudeSquared: Double { 0 }

  /// Of none.
  public static var _isMadeOfDoubles: Bool { true }
}
