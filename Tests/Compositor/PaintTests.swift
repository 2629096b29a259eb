import Testing
import WUICompositor
import WUIGeometry

@Suite struct PaintTests {
  private let redToBlue = ResolvedGradient(stops: [
    .init(color: .init(255, 0, 0), location: 0), .init(color: .init(0, 0, 255), location: 1),
  ])

  private func draw(_ paint: Paint, width: CGFloat = 101, height: CGFloat = 101) -> Bitmap {
    Scene.draw(
      [
        DisplayItem(
          id: 0,
          content: .fill(
            Path(CGRect(x: 0, y: 0, width: width, height: height)), FillStyle(), paint))
      ], width: width, height: height)
  }

  @Test func linearGradientRunsFromColourToColour() {
    let bitmap = draw(
      .linearGradient(redToBlue, start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 100.5, y: 0)))
    #expect(bitmap.channels(0, 50) == Channels(255, 0, 0))
    #expect(bitmap.channels(100, 3) == Channels(0, 0, 255))
    #expect(bitmap.channels(50, 0).distance(Channels(128, 0, 128)) <= 1)
    #expect(bitmap.channels(25, 99).distance(Channels(191, 0, 64)) <= 1)
  }

  @Test func linearGradientIsPaddedBeyondItsEnds() {
    let bitmap = draw(
      .linearGradient(redToBlue, start: CGPoint(x: 40, y: 0), end: CGPoint(x: 60, y: 0)))
    #expect(bitmap.channels(0, 0) == Channels(255, 0, 0))
    #expect(bitmap.channels(100, 0) == Channels(0, 0, 255))
  }

  @Test func linesAcrossALinearGradientHaveOneColour() {
    let bitmap = draw(
      .linearGradient(redToBlue, start: .zero, end: CGPoint(x: 100, y: 100)))
    #expect(bitmap.channels(80, 20) == bitmap.channels(20, 80))
    #expect(bitmap.channels(50, 50).distance(Channels(126, 0, 129)) <= 2)
  }

  @Test func radialGradientGrowsFromItsStartRadius() {
    let bitmap = draw(
      .radialGradient(
        redToBlue, center: CGPoint(x: 50.5, y: 50.5), startRadius: 10, endRadius: 40))
    #expect(bitmap.channels(50, 50) == Channels(255, 0, 0))
    #expect(bitmap.channels(59, 50) == Channels(255, 0, 0))
    #expect(bitmap.channels(50, 75).distance(Channels(128, 0, 128)) <= 1)
    #expect(bitmap.channels(91, 50) == Channels(0, 0, 255))
  }

  @Test func angularGradientTurnsClockwise() {
    let bitmap = draw(
      .angularGradient(
        redToBlue, center: CGPoint(x: 50.5, y: 50.5), start: .zero, end: .degrees(360)))
    #expect(bitmap.channels(50, 90).distance(Channels(191, 0, 64)) <= 1)
    #expect(bitmap.channels(10, 50).distance(Channels(128, 0, 128)) <= 1)
    #expect(bitmap.channels(50, 10).distance(Channels(64, 0, 191)) <= 1)
  }

  @Test func halfAnAngularGradientSharesTheRest() {
    let bitmap = draw(
      .angularGradient(
        redToBlue, center: CGPoint(x: 50.5, y: 50.5), start: .zero, end: .degrees(180)))
    #expect(bitmap.channels(50, 90).distance(Channels(128, 0, 128)) <= 1)
    #expect(bitmap.channels(20, 40) == Channels(0, 0, 255))
    #expect(bitmap.channels(80, 40) == Channels(255, 0, 0))
  }

  @Test func stopsAreClampedAndSorted() {
    let stops = ResolvedGradient(stops: [
      .init(color: .init(0, 0, 255), location: 7), .init(color: .init(0, 255, 0), location: 0.5),
      .init(color: .init(255, 0, 0), location: -2),
    ])
    let bitmap = draw(
      .linearGradient(stops, start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 100.5, y: 0)))
    #expect(bitmap.channels(0, 0) == Channels(255, 0, 0))
    #expect(bitmap.channels(50, 0).distance(Channels(0, 255, 0)) <= 1)
    #expect(bitmap.channels(100, 0) == Channels(0, 0, 255))
  }

  @Test func twoStopsAtOnePlaceMakeAnEdge() {
    let stops = ResolvedGradient(stops: [
      .init(color: .white, location: 0), .init(color: .white, location: 0.5),
      .init(color: .black, location: 0.5), .init(color: .black, location: 1),
    ])
    let bitmap = draw(.linearGradient(stops, start: .zero, end: CGPoint(x: 101, y: 0)))
    #expect(bitmap.channels(49, 0) == Channels(255, 255, 255))
    #expect(bitmap.channels(51, 0) == Channels(0, 0, 0))
  }

  @Test func fadingToClearKeepsTheColour() {
    let stops = ResolvedGradient(stops: [
      .init(color: .init(255, 0, 0), location: 0), .init(color: .clear, location: 1),
    ])
    let bitmap = draw(
      .linearGradient(stops, start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 100.5, y: 0)))
    // Premultiplied interpolation does not pass through dark red.
    #expect(bitmap.channels(50, 0).distance(Channels(128, 0, 0, 128)) <= 1)
  }

  @Test func gradientsWithoutRoomDrawSomethingSane() {
    let point = draw(.linearGradient(redToBlue, start: .zero, end: .zero))
    #expect(point.channels(50, 50) == Channels(0, 0, 255))
    let ring = draw(
      .radialGradient(redToBlue, center: .zero, startRadius: 20, endRadius: 20))
    #expect(ring.channels(0, 0) == Channels(255, 0, 0))
    #expect(ring.channels(90, 90) == Channels(0, 0, 255))
    #expect(draw(.linearGradient(.init(stops: []), start: .zero, end: .zero)).coveredArea == 0)
  }

  @Test func gradientMovesWithItsItem() {
    let item = DisplayItem(
      id: 0, transform: CGAffineTransform(scaleX: 10, y: 10),
      content: .fill(
        Path(CGRect(x: 0, y: 0, width: 10, height: 1)), FillStyle(),
        .linearGradient(redToBlue, start: .zero, end: CGPoint(x: 10, y: 0))))
    let bitmap = Scene.draw([item], width: 100, height: 10)
    #expect(bitmap.channels(49, 5).distance(Channels(128, 0, 127)) <= 2)
  }
}
