import Testing
import WUICompositor
import WUIGeometry

@Suite struct EffectTests {
  private let box = Path(CGRect(x: 40, y: 40, width: 40, height: 40))

  private func shadow(_ radius: CGFloat, _ offset: CGSize = .zero, opacity: Double = 1) -> Bitmap {
    // What casts the shadow is erased, so that only the shadow is left outside of it.
    Scene.draw(
      [
        Scene.group(
          [Scene.fill(box, .white)], opacity: opacity,
          shadow: .init(color: .black, radius: radius, offset: offset))
      ], width: 120, height: 120)
  }

  /// The integral of a Gaussian from minus infinity.
  private func gaussian(_ x: Double, _ sigma: Double) -> Double {
    0.5 * (1 + erf(x / (sigma * 2.0.squareRoot())))
  }

  @Test(arguments: [1.2, 1.5, 2.9, 3.1, 5, 8, 11.9, 12.1] as [CGFloat])
  func blurIsAGaussian(sigma: CGFloat) {
    let bitmap = Scene.draw(
      [
        Scene.group(
          [Scene.rect(60, 0, 200, 300, .black), Scene.rect(60, 0, 200, 300, .black)], blur: sigma)
      ], width: 150, height: 300)
    for x in stride(from: 30, to: 90, by: 3) {
      let expected = 255 * gaussian(Double(x) + 0.5 - 60, Double(sigma))
      let actual = Double(bitmap.channels(x, 150).alpha)
      #expect(abs(actual - expected) <= 4, "at \(x)")
    }
  }

  @Test func blurKeepsTheAmountOfInk() {
    for radius: CGFloat in [0.5, 2, 6] {
      let bitmap = Scene.draw(
        [Scene.group([Scene.fill(box, .black)], blur: radius)], width: 120, height: 120)
      #expect(abs(bitmap.coveredArea - 1600) < 16)
    }
  }

  @Test func shadowLiesBeneathAndIsOffset() {
    let bitmap = shadow(0, CGSize(width: 10, height: 20))
    #expect(bitmap.channels(60, 60) == Channels(255, 255, 255))
    #expect(bitmap.channels(85, 90) == Channels(0, 0, 0))
    #expect(bitmap.channels(45, 90).alpha == 0)
  }

  @Test func shadowFadesByItsRadius() {
    let bitmap = shadow(10)
    for distance in stride(from: 2, to: 30, by: 4) {
      let expected = 255 * gaussian(Double(-distance) + 0.5, 10) * (2 * gaussian(20, 10) - 1)
      #expect(abs(Double(bitmap.channels(79 + distance, 60).alpha) - expected) <= 4)
    }
  }

  @Test func translucentShadowedGroupIsOnePicture() {
    let bitmap = shadow(0, CGSize(width: 10, height: 0), opacity: 0.5)
    // The shadow does not shine through what casts it.
    #expect(bitmap.channels(75, 60).distance(Channels(128, 128, 128, 128)) <= 1)
    #expect(bitmap.channels(85, 60).distance(Channels(0, 0, 0, 128)) <= 1)
  }

  @Test func shadowTurnsWithItsGroup() {
    let bitmap = Scene.draw(
      [
        Scene.group(
          [Scene.rect(-10, -10, 20, 20, .white)],
          transform: CGAffineTransform(rotationAngle: .pi / 2).concatenating(
            CGAffineTransform(translationX: 60, y: 60)),
          shadow: .init(color: .black, radius: 0, offset: CGSize(width: 30, height: 0)))
      ], width: 120, height: 120)
    #expect(bitmap.channels(60, 90) == Channels(0, 0, 0))
    #expect(bitmap.channels(90, 60).alpha == 0)
  }

  @Test func clippedGroupCastsAClippedShadow() {
    let bitmap = Scene.draw(
      [
        Scene.group(
          [Scene.rect(0, 0, 60, 60, .white)],
          clips: [Path(CGRect(x: 0, y: 0, width: 20, height: 20))],
          shadow: .init(color: .black, radius: 0, offset: CGSize(width: 30, height: 30)))
      ], width: 100, height: 100)
    #expect(bitmap.coveredArea == 800)
  }
}
