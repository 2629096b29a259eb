import Testing

@testable import WUIGeometry

/// Scales as fractions of 120 (fractional-scale-v1: "rounded halfway away from zero").
@Suite struct DisplayScaleTests {
  @Test("2.7: sizes are rounded half away from zero, without a slip of floating point")
  func everySize() {
    for numerator in 1...1200 {
      let scale = DisplayScale(numerator: numerator)
      for points in stride(from: 1, through: 4096, by: 7) {
        // In whole numbers: half of what is rounded is added before the division.
        let expected = (points * numerator * 2 + 120) / 240
        #expect(scale.pixels(CGFloat(points)) == expected, "\(points) points at \(numerator)/120")
      }
    }
  }

  @Test("2.7: a factor is the fraction that it came from")
  func factors() {
    for numerator in 1...1200 {
      let scale = DisplayScale(numerator: numerator)
      #expect(DisplayScale(scale.factor) == scale)
    }
    #expect(DisplayScale(1.5).numerator == 180)
    #expect(DisplayScale(4.0 / 3).numerator == 160)
    #expect(DisplayScale(0).numerator == 1)
  }

  @Test("a length of whole pixels has as many pixels wherever it lies")
  func lengths() {
    for numerator in [90, 120, 125, 150, 160, 180, 210, 360] {
      let scale = DisplayScale(numerator: numerator)
      for quarter in 0...400 {
        let start = CGFloat(quarter) / 4
        for pixels in [1, 2, 3, 7] {
          let end = start + CGFloat(pixels) * 120 / CGFloat(numerator)
          #expect(
            scale.pixels(end) - scale.pixels(start) == pixels,
            "\(pixels) pixels from \(start) at \(numerator)/120")
        }
      }
    }
  }

  @Test("an edge between pixels stays where it is")
  func aligned() {
    for numerator in [90, 120, 125, 150, 160, 180, 210, 360] {
      let scale = DisplayScale(numerator: numerator)
      for pixel in 0...500 {
        let edge = CGFloat(pixel) * 120 / CGFloat(numerator)
        #expect(scale.aligned(edge) == edge)
        #expect(scale.aligned(edge + 0.4 / scale.factor) == edge)
        #expect(scale.aligned(edge - 0.4 / scale.factor) == edge)
      }
    }
  }
}
