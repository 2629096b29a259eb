import WUIGeometry

extension Canvas {
  /// Multiplies each channel of the pixels in a rectangle by that of a colour.
  func multiply(by color: Color.Resolved, rect: PixelRect) {
    let factor = color.premultiplied()
    let (alpha, red) = (factor >> 24, factor >> 16 & 255)
    let (green, blue) = (factor >> 8 & 255, factor & 255)
    forEachRow(in: rect) { _, _, pixels, count in
      for index in 0..<count {
        let pixel = pixels[index]
        pixels[index] =
          multiply255(pixel >> 24, alpha) << 24 | multiply255(pixel >> 16 & 255, red) << 16
          | multiply255(pixel >> 8 & 255, green) << 8 | multiply255(pixel & 255, blue)
      }
    }
  }
}
