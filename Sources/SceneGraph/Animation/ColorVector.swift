import WUICompositor
import WUIGeometry
import WUIMotion

/// A colour as it is interpolated: gamma-encoded sRGB, premultiplied, so that a fade from clear keeps
/// its hue.
nonisolated package struct ColorVector: VectorArithmetic, Hashable, Sendable {
  private var components: SIMD4<Double>

  package init(_ color: Color.Resolved) {
    let alpha = Double(color.opacity)
    components = SIMD4(
      Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha)
  }

  private init(components: SIMD4<Double>) { self.components = components }

  /// The colour; components an overshooting spring carries out of range are clipped.
  package var color: Color.Resolved {
    let alpha = max(0, min(1, components.w))
    guard alpha > 0 else { return .clear }
    func channel(_ x: Double) -> Float { Float(max(0, min(1, x / components.w))) }
    return Color.Resolved(
      red: channel(components.x), green: channel(components.y), blue: channel(components.z),
      opacity: Float(alpha))
  }

  package static let zero = ColorVector(components: .zero)

  package static func + (lhs: ColorVector, rhs: ColorVector) -> ColorVector {
    ColorVector(components: lhs.components + rhs.components)
  }

  package static func - (lhs: ColorVector, rhs: ColorVector) -> ColorVector {
    ColorVector(components: lhs.components - rhs.components)
  }

  package mutating func scale(by factor: Double) { components *= factor }

  package var magnitudeSquared: Double { (components * components).sum() }

  package static var _isMadeOfDoubles: Bool { true }
}
