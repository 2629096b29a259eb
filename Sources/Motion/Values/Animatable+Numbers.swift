import WUIGeometry

/// A vector is its own animatable data.
extension Animatable where Self: VectorArithmetic, AnimatableData == Self {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {
  /// The data that is interpolated: the value itself.
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// The data that is interpolated: the value itself.
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  /// The data that is interpolated: the value itself.
  public typealias AnimatableData = CGFloat
}

extension CGPoint: Animatable {
  /// The coordinates, x first.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The dimensions, width first.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
