import WUIGeometry

// Springs come to rest at fixed thresholds that suit points. Angles and colours are small numbers, so
// their data is scaled up to be compared with the same thresholds; the factor is SwiftUI's.
private let unitScale = 128.0

extension Angle: Animatable {
  /// The angle in radians, times 128.
  public var animatableData: Double {
    get { radians * unitScale }
    set { radians = newValue / unitScale }
  }
}

extension UnitPoint: Animatable {
  /// The fractions, x first, times 128.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * unitScale, y * unitScale) }
    set { (x, y) = (newValue.first / unitScale, newValue.second / unitScale) }
  }
}

extension EdgeInsets: Animatable {
  /// Top, leading, bottom and trailing.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension Color.Resolved: Animatable {
  /// Red, green, blue (gamma-encoded, not premultiplied) and opacity, times 128.
  ///
  /// - Note: Unlike SwiftUI, which has mixed in a perceptual space since iOS 18, colours mix in
  ///   gamma-encoded sRGB, as they did before and as gradients do.
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      let scale = Float(unitScale)
      return AnimatablePair(
        red * scale,
        AnimatablePair(green * scale, AnimatablePair(blue * scale, opacity * scale)))
    }
    set {
      let scale = Float(unitScale)
      red = newValue.first / scale
      green = newValue.second.first / scale
      blue = newValue.second.second.first / scale
      opacity = newValue.second.second.second / scale
    }
  }
}
