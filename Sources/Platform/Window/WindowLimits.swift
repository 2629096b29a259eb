import CWayland
import WUIGeometry

/// Between which sizes the user may bring a window; a compositor may ignore it.
package nonisolated struct WindowLimits: Hashable, Sendable {
  /// Points.
  package var minimum: CGSize
  /// Points, infinite where there is no limit. Where it is below the minimum, that counts.
  package var maximum: CGSize

  package init(
    minimum: CGSize = .zero,
    maximum: CGSize = CGSize(width: CGFloat.infinity, height: .infinity)
  ) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The size within the limits that is nearest to one.
  func fit(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(minimum.width.rounded(.up), min(size.width, maximum.width.rounded(.up))),
      height: max(minimum.height.rounded(.up), min(size.height, maximum.height.rounded(.up))))
  }

  /// As the compositor is told: whole points, rounded up so that all of the content fits in, and 0
  /// for none.
  var words: wui_size_limits {
    func word(_ length: CGFloat) -> Int32 { WindowSizing.wholePoints(length.rounded(.up)) }
    return wui_size_limits(
      min_width: word(minimum.width), min_height: word(minimum.height),
      max_width: word(maximum.width), max_height: word(maximum.height))
  }
}
