import SeededNumbers
import Testing
import WUICompositor
import WUIGeometry
import WUITypography

@Suite struct BlendModeTests {
  @Test(arguments: BlendMode.allCases) func b2_coverageIsSourceAlpha(mode: BlendMode) {
    var generator = SeededNumbers(seed: 23)
    func byte() -> Int { Int.random(in: 0...255, using: &generator) }
    for _ in 0..<200 {
      let (r, g, b) = (byte(), byte(), byte())
      let ground = (byte(), byte(), byte())
      let color = Color.Resolved(r, g, b)
      let bitmap = Scene.draw(
        [Scene.rect(0, 0, 0.5, 1, color, mode: mode)], width: 1, height: 1,
        background: Color.Resolved(ground.0, ground.1, ground.2))
      let coverage = Scene.draw([Scene.rect(0, 0, 0.5, 1, color)], width: 1, height: 1)
      let expected = BlendFormula.result(
        mode, source: Channels(r, g, b), coverage: Double(coverage.channels(0, 0).alpha) / 255,
        backdrop: Channels(ground.0, ground.1, ground.2))
      #expect(bitmap.channels(0, 0).distance(expected) <= 2)
    }
  }

  @Test(arguments: BlendMode.allCases) func b3_textTouchesOnlyItsInk(mode: BlendMode) {
    let layout = TextEngine.shared.layout(TextContent("l", font: .system(size: 12)))
    let text = DisplayItem(id: 0, blendMode: mode, content: .text(layout, color: .white))
    let bitmap = Scene.draw([text], width: 32, height: 32)
    #expect(bitmap.pixels.filter { $0 & 0xFF00_0000 == 0 }.allSatisfy { $0 == 0 })
    #expect(bitmap.channels(30, 30) == Channels(0, 0, 0, 0))
  }

  /// White content drawn three times: difference, hue, overlay (components.md B4).
  @Test(arguments: [
    ([255, 255, 255], [0, 0, 0], [130, 130, 130], [191, 191, 191]),
    ([0, 122, 255], [255, 255, 255], [224, 219, 204], [191, 191, 191]),
    ([10, 132, 255], [255, 255, 255], [223, 218, 200], [191, 191, 191]),
    ([0, 0, 255], [255, 255, 255], [230, 230, 221], [191, 191, 191]),
    ([175, 82, 222], [255, 255, 255], [208, 219, 199], [191, 191, 191]),
    ([255, 59, 48], [255, 255, 255], [196, 220, 221], [191, 191, 191]),
    ([0, 0, 0], [255, 255, 255], [232, 232, 232], [191, 191, 191]),
    ([191, 90, 242], [236, 236, 236], [199, 217, 189], [191, 191, 191]),
    ([52, 199, 89], [224, 224, 224], [218, 195, 217], [191, 191, 191]),
    ([142, 142, 147], [225, 225, 225], [207, 207, 206], [191, 191, 191]),
    ([255, 204, 0], [116, 116, 116], [158, 168, 210], [191, 191, 191]),
  ]) func b4_readableTextOnAnyBackdrop(
    backdrop: [Int], opaque: [Int], pressed: [Int], edge: [Int]
  ) {
    let ground = Color.Resolved(backdrop[0], backdrop[1], backdrop[2])
    // Columns: full coverage at opacity 1, at opacity 0.7, half coverage.
    var items = [Scene.rect(0, 0, 3, 1, ground)]
    for mode in [BlendMode.difference, .hue, .overlay] {
      items.append(Scene.rect(0, 0, 1, 1, .white, mode: mode))
      items.append(Scene.rect(1, 0, 1, 1, .white, opacity: 0.7, mode: mode))
      items.append(Scene.rect(2, 0, 0.5, 1, .white, mode: mode))
    }
    let bitmap = Scene.draw([Scene.group(items)], width: 3, height: 1)
    for (column, expected) in [opaque, pressed, edge].enumerated() {
      let pixel = bitmap.channels(column, 0)
      let distance = pixel.distance(Channels(expected[0], expected[1], expected[2]))
      #expect(distance <= 2, "column \(column): \(pixel), expected \(expected)")
    }
  }

  /// What is blended of a picture that is scaled or turned are the pixels that a plain drawing shows.
  @Test(arguments: [BlendMode.difference, .hue], [0, 0.4] as [CGFloat])
  func picturesAreSampledBeforeTheyAreBlended(mode: BlendMode, turn: CGFloat) {
    var random = RandomPixels(seed: 47)
    let bitmap = Bitmap(width: 9, height: 7, pixels: random.pixels(63, alphas: [255]).map(\.argb))
    func item(_ mode: BlendMode) -> DisplayItem {
      DisplayItem(
        id: 0, transform: CGAffineTransform(rotationAngle: turn), blendMode: mode,
        content: .image(
          ImageReference(BitmapProvider(bitmap)), CGRect(x: 4, y: 1, width: 20, height: 12),
          tint: nil))
    }
    let plain = Scene.draw([item(.normal)], width: 32, height: 32)
    let blended = Scene.draw([item(mode)], width: 32, height: 32, background: Scene.blue)
    var seen = 0
    for index in plain.pixels.indices where plain.pixels[index] >> 24 == 255 {
      let exact = BlendFormula.result(
        mode, source: Channels(plain.pixels[index]), backdrop: Channels(0, 122, 255))
      #expect(exact.distance(Channels(blended.pixels[index])) <= 1)
      seen += 1
    }
    #expect(seen >= 150)
  }

  /// A mask that is kept from one place serves at another.
  @Test(arguments: [BlendMode.difference, .hue]) func masksMove(mode: BlendMode) {
    let disc = Path(ellipseIn: CGRect(x: 1, y: 1, width: 13, height: 11))
    func item(_ x: CGFloat, _ y: CGFloat) -> DisplayItem {
      Scene.fill(
        disc, Scene.red, mode: mode, transform: CGAffineTransform(translationX: x, y: y))
    }
    let bitmap = Scene.draw(
      [item(0, 0), item(17, 20)], width: 32, height: 32, background: Scene.blue)
    for y in 0..<12 {
      for x in 0..<15 {
        #expect(bitmap.channels(x, y) == bitmap.channels(x + 17, y + 20))
      }
    }
    #expect(bitmap.channels(7, 6) != bitmap.channels(0, 0))
  }
}
