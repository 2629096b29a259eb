import WUIGeometry
import WUIMotion

extension CGRect {
  /// The rectangle that has the given animatable data.
  init(animatableData: AnimatableData) {
    self = .zero
    self.animatableData = animatableData
  }
}
