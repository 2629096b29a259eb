import WUIGeometry

extension Canvas {
  /// Multiplies each channel of the pixels in a rectangle by that of a colour.
  func multiply(by color: Color.Resolved, rect: PixelRect) {
    let factor = color.premultiplied()
    let channels = PixelLanes(factor)
    inBands(rect) { band in
      band.forEachRow(in: rect) { _, _, pixels, count in
        for index in 0..<count {
          let pixel = PixelLanes(pixels[index])
          pixels[index] = pixel255(
            pixel.alpha &* channels.alpha, pixel.red &* channels.red,
            pixel.green &* channels.green, pixel.blue &* channels.blue)
        }
      }
    }
    if factor >> 24 < 255 { surface.isOpaque = false }
  }
}
