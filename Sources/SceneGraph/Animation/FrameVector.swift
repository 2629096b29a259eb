import WUIGeometry
import WUIMotion

/// A frame on its way to another.
///
/// Frames are what moves most. `CGRect.animatableData` would do the same through nested pairs, whose
/// generic arithmetic costs several times as much.
struct FrameVector: VectorArithmetic {
  /// x, y, width, height.
  private var lanes: SIMD4<Double>

  private init(lanes: SIMD4<Double>) { self.lanes = lanes }

  init(_ rect: CGRect) {
    lanes = SIMD4(
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width),
      Double(rect.size.height))
  }

  var rect: CGRect {
    CGRect(x: lanes.x, y: lanes.y, width: lanes.z, height: lanes.w)
  }

  static var zero: FrameVector { FrameVector(lanes: .zero) }

  static func + (lhs: FrameVector, rhs: FrameVector) -> FrameVector {
    FrameVector(lanes: lhs.lanes + rhs.lanes)
  }

  static func += (lhs: inout FrameVector, rhs: FrameVector) { lhs.lanes += rhs.lanes }

  static func - (lhs: FrameVector, rhs: FrameVector) -> FrameVector {
    FrameVector(lanes: lhs.lanes - rhs.lanes)
  }

  static func -= (lhs: inout FrameVector, rhs: FrameVector) { lhs.lanes -= rhs.lanes }

  mutating func scale(by factor: Double) { lanes *= factor }

  var magnitudeSquared: Double { (lanes * lanes).sum() }

  static var _isMadeOfDoubles: Bool { true }
}
