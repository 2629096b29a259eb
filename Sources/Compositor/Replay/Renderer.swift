import WUIGeometry

/// Draws display lists; keeps masks, glyphs, scaled images and shadows for the next frame.
///
/// A renderer is not bound to a thread, but is to be used by one at a time. What it draws within the
/// damage is, byte for byte, what it would draw there if it drew everything.
package final class Renderer {
  let masks = MaskCache()
  let pool = LayerPool()
  let shadows = ShadowCache()
  let glyphs = GlyphStore()
  let images = ImageStore()

  package init() {}

  /// Draws a display list.
  ///
  /// - Parameters:
  ///   - list: What to draw; its space is that of the window, in points.
  ///   - surface: Where to draw; its top-left corner is the origin of the list's space.
  ///   - scale: Device pixels per point, above 0.
  ///   - background: What is beneath the list; nil for nothing (transparent).
  ///   - damage: The device pixels to draw; nil for all.
  package func render(
    _ list: DisplayList, into surface: Surface, scale: CGFloat = 1,
    background: Color.Resolved? = nil, damage: Region? = nil
  ) {
    precondition(scale > 0 && scale.isFinite, "a scale is a positive number")
    let canvas = Canvas(
      surface: surface, region: (damage ?? Region(surface.bounds)).simplified(),
      visible: surface.bounds)
    guard !canvas.extents.isEmpty else { return }
    canvas.clear(to: background?.premultiplied() ?? 0)
    draw(list, CGAffineTransform(scaleX: scale, y: scale), on: canvas)
  }

  /// Draws a display list into a bitmap of its own.
  ///
  /// - Parameter size: The size in points; pixels that it covers in part belong to the bitmap.
  package func bitmap(
    _ list: DisplayList, size: CGSize, scale: CGFloat = 1, background: Color.Resolved? = nil
  ) -> Bitmap {
    func pixels(_ length: CGFloat) -> Int {
      max(1, min(Surface.maximumLength, Int((length * scale - 1e-6).rounded(.up))))
    }
    let surface = Surface(width: pixels(size.width), height: pixels(size.height))
    render(list, into: surface, scale: scale, background: background)
    return surface.makeBitmap()
  }
}
