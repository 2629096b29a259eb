import WaylandUI
import WaylandUITesting

/// A window of 400 × 400 with the middle of an arc overlay at its centre.
extension OffscreenHost {
  /// The colour at an angle, in degrees clockwise from 3 o'clock, and a radius around a middle.
  package func polar(
    _ degrees: Double, radius: CGFloat = 150, middle: CGPoint = CGPoint(x: 200, y: 200)
  )
    -> PixelColor
  {
    let point = polarPoint(degrees, radius: radius, middle: middle)
    return pixel(x: point.x, y: point.y)
  }

  package func polarPoint(
    _ degrees: Double, radius: CGFloat = 150, middle: CGPoint = CGPoint(x: 200, y: 200)
  ) -> CGPoint {
    let angle = degrees * .pi / 180
    return CGPoint(
      x: middle.x + radius * CGFloat(cos(angle)), y: middle.y + radius * CGFloat(sin(angle)))
  }

  package func tapPolar(_ degrees: Double, radius: CGFloat = 150) {
    tap(at: polarPoint(degrees, radius: radius))
  }
}
