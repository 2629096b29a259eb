/// Device pixels per point, as the exact fraction that Wayland speaks of.
///
/// A quotient such as 150/120 is not always what its nearest floating-point number makes of it: a size
/// that ends on half a pixel would be rounded to the wrong side.
package struct DisplayScale: Hashable, Sendable {
  /// The denominator of all scales.
  package static let denominator = 120

  /// 120ths of a pixel per point; at least 1.
  package let numerator: Int

  /// A scale in 120ths; what is below 1 counts as 1.
  package init(numerator: Int) {
    self.numerator = max(numerator, 1)
  }

  /// The scale nearest to a number of pixels per point.
  package init(_ factor: CGFloat) {
    self.init(numerator: Int((factor * CGFloat(Self.denominator)).rounded()))
  }

  /// Pixels per point.
  package var factor: CGFloat { CGFloat(numerator) / CGFloat(Self.denominator) }

  /// A length in points as whole device pixels; half a pixel counts as one, away from zero.
  package func pixels(_ points: CGFloat) -> Int { Int(wholePixels(points)) }

  /// The edge between device pixels, in points, that is nearest to a position in points.
  package func aligned(_ points: CGFloat) -> CGFloat {
    wholePixels(points) * CGFloat(Self.denominator) / CGFloat(numerator)
  }

  private func wholePixels(_ points: CGFloat) -> CGFloat {
    let pixels = points * CGFloat(numerator) / CGFloat(Self.denominator)
    // A sum of lengths in points may miss the half by a hair, to either side.
    let halves = (pixels * 2).rounded()
    return abs(pixels * 2 - halves) < 1e-6 ? (halves / 2).rounded() : pixels.rounded()
  }
}
