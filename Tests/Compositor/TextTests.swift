import Testing
import WUICompositor
import WUIGeometry
import WUITypography

@Suite struct TextTests {
  private let layout = TextEngine.shared.layout(
    TextContent("Hamburg", font: .system(size: 20, weight: .semibold)))

  private func draw(
    _ transform: CGAffineTransform, opacity: Double = 1, scale: CGFloat = 1,
    mode: BlendMode = .normal
  ) -> Bitmap {
    Scene.draw(
      [
        DisplayItem(
          id: 0, transform: transform, opacity: opacity, blendMode: mode,
          content: .text(layout, color: .black))
      ], width: 240, height: 240, scale: scale)
  }

  private let place = CGAffineTransform(translationX: 60, y: 60)

  @Test func inkGrowsWithTheSquareOfTheScale() {
    let (one, two) = (draw(place), draw(place, scale: 2))
    #expect(one.coveredArea > 300)
    #expect(abs(two.coveredArea / one.coveredArea / 4 - 1) < 0.03)
    let larger = draw(CGAffineTransform(scaleX: 2, y: 2).concatenating(place))
    #expect(abs(larger.coveredArea / two.coveredArea - 1) < 0.01)
  }

  @Test func turnedTextKeepsItsInk() {
    // Unhinted, so not to the pixel.
    let turned = draw(CGAffineTransform(rotationAngle: 0.4).concatenating(place))
    #expect(abs(turned.coveredArea / draw(place).coveredArea - 1) < 0.05)
  }

  @Test func turnedTextStandsWhereItBelongs() {
    let half = draw(
      CGAffineTransform(rotationAngle: .pi).about(
        CGPoint(x: layout.size.width / 2, y: layout.size.height / 2)
      ).concatenating(place))
    let upright = draw(place)
    func extents(_ bitmap: Bitmap) -> (Int, Int, Int, Int) {
      let inked = bitmap.pixels.indices.filter { bitmap.pixels[$0] >> 24 > 60 }
      let (xs, ys) = (inked.map { $0 % bitmap.width }, inked.map { $0 / bitmap.width })
      return (xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0)
    }
    let (a, b) = (extents(upright), extents(half))
    let right = 120 + Int(layout.size.width) - 1
    #expect(abs(a.0 - (right - b.2)) <= 2 && abs(a.2 - (right - b.0)) <= 2)
  }

  @Test func opacityScalesTheInk() {
    #expect(abs(draw(place, opacity: 0.5).coveredArea / draw(place).coveredArea - 0.5) < 0.01)
  }

  @Test func wholePixelsMoveTextUnchanged() {
    let (here, there) = (
      draw(place), draw(place.concatenating(CGAffineTransform(translationX: 7, y: 3)))
    )
    let moved = (0..<200).allSatisfy { y in
      (0..<200).allSatisfy { here.channels($0, y) == there.channels($0 + 7, y + 3) }
    }
    #expect(moved)
  }

  @Test func everyRouteDrawsTheSameInk() {
    // Opaque text goes glyph by glyph, translucent and blended text through one mask.
    let plain = draw(place)
    for mode in [BlendMode.plusDarker, .hue, .multiply, .plusLighter] {
      let blended = draw(place, mode: mode)
      #expect(abs(blended.coveredArea / plain.coveredArea - 1) < 0.01)
    }
  }

  @Test func linesOfTextAreWholePixels() {
    let underlined = TextEngine.shared.layout(
      TextContent(runs: [
        TextContent.Run("ill", font: .system(size: 15), underline: .init(color: Scene.red))
      ]))
    let bitmap = Scene.draw(
      [
        DisplayItem(
          id: 0, transform: CGAffineTransform(translationX: 5.3, y: 5.4),
          content: .text(underlined, color: .black))
      ], width: 40, height: 40)
    let red = bitmap.pixels.filter { Channels($0) == Channels(255, 59, 48) }.count
    #expect(red >= Int(underlined.size.width) - 2)
  }

  @Test func colourOfARunWins() {
    let colored = TextEngine.shared.layout(
      TextContent(runs: [TextContent.Run("■", font: .system(size: 30), color: Scene.red)]))
    let bitmap = Scene.draw(
      [DisplayItem(id: 0, content: .text(colored, color: .black))], width: 40, height: 40)
    #expect(bitmap.pixels.contains { Channels($0) == Channels(255, 59, 48) })
  }
}
