import Testing
import WUICompositor
import WUIGeometry

@Suite struct ImageTests {
  private func image(
    _ bitmap: Bitmap, _ rect: CGRect, tint: Color.Resolved? = nil, opacity: Double = 1,
    transform: CGAffineTransform = .identity
  ) -> DisplayItem {
    DisplayItem(
      id: 0, transform: transform, opacity: opacity,
      content: .image(ImageReference(BitmapProvider(bitmap)), rect, tint: tint))
  }

  private func plain(_ width: Int, _ height: Int, _ color: Channels) -> Bitmap {
    Bitmap(
      width: width, height: height, pixels: Array(repeating: color.argb, count: width * height))
  }

  private var quarters: Bitmap {
    Bitmap(
      width: 2, height: 2,
      pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])
  }

  @Test func naturalSizeIsCopied() {
    let bitmap = Scene.draw([image(quarters, CGRect(x: 3, y: 4, width: 2, height: 2))])
    #expect(bitmap.channels(3, 4) == Channels(255, 0, 0))
    #expect(bitmap.channels(4, 5) == Channels(255, 255, 255))
    #expect(bitmap.coveredArea == 4)
  }

  @Test func enlargedPictureKeepsItsEdgesOpaque() {
    let bitmap = Scene.draw([image(quarters, CGRect(x: 0, y: 0, width: 16, height: 16))])
    #expect(bitmap.coveredArea == 256)
    #expect(bitmap.channels(0, 0) == Channels(255, 0, 0))
    #expect(bitmap.channels(15, 0) == Channels(0, 255, 0))
    #expect(bitmap.channels(0, 15) == Channels(0, 0, 255))
  }

  @Test func muchSmallerPictureIsTheMean() {
    // A checkerboard of single pixels, which plain bilinear reading would turn into moiré.
    let checker = Bitmap(
      width: 64, height: 64,
      pixels: (0..<4096).map { ($0 / 64 + $0) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 })
    let bitmap = Scene.draw([image(checker, CGRect(x: 0, y: 0, width: 10, height: 10))])
    for y in 1..<9 {
      for x in 1..<9 {
        #expect(bitmap.channels(x, y).distance(Channels(128, 128, 128)) <= 12)
      }
    }
  }

  @Test func templateTakesTheTint() {
    let shape = plain(4, 4, Channels(0, 64, 128, 128))
    let bitmap = Scene.draw(
      [image(shape, CGRect(x: 0, y: 0, width: 4, height: 4), tint: Scene.red)])
    #expect(bitmap.channels(1, 1) == Channels(128, 30, 24, 128))
  }

  @Test func opacityAndFractionalEdgesMultiply() {
    let bitmap = Scene.draw(
      [
        image(
          plain(8, 8, Channels(255, 255, 255)), CGRect(x: 0, y: 0, width: 8.5, height: 8),
          opacity: 0.5)
      ])
    #expect(abs(bitmap.channels(4, 4).alpha - 128) <= 1)
    #expect(abs(bitmap.channels(8, 4).alpha - 64) <= 1)
    #expect(bitmap.channels(9, 4).alpha == 0)
  }

  @Test func quarterTurnMovesTheCorners() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2).about(CGPoint(x: 8, y: 8))
    let bitmap = Scene.draw(
      [image(quarters, CGRect(x: 0, y: 0, width: 16, height: 16), transform: turn)])
    #expect(bitmap.channels(15, 0).distance(Channels(255, 0, 0)) <= 2)
    #expect(bitmap.channels(15, 15).distance(Channels(0, 255, 0)) <= 2)
    #expect(bitmap.channels(0, 0).distance(Channels(0, 0, 255)) <= 2)
  }

  @Test func mirroredPictureIsMirrored() {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2, ty: 0)
    let bitmap = Scene.draw(
      [image(quarters, CGRect(x: 0, y: 0, width: 2, height: 2), transform: mirror)])
    #expect(bitmap.channels(0, 0) == Channels(0, 255, 0))
    #expect(bitmap.channels(1, 0) == Channels(255, 0, 0))
  }

  @Test func turnedPictureHasSmoothEdges() {
    let turn = CGAffineTransform(rotationAngle: 0.3).about(CGPoint(x: 50, y: 50))
    let bitmap = Scene.draw(
      [
        image(
          plain(10, 10, Channels(255, 0, 0)), CGRect(x: 20, y: 30, width: 60, height: 40),
          transform: turn)
      ], width: 100, height: 100)
    #expect(abs(bitmap.coveredArea - 2400) < 4)
  }
}
