import SeededNumbers
import Testing
import WUICompositor
import WUIGeometry

/// Of a large line only what it goes over is damaged.
@Suite struct FootprintTests {
  private func ring(_ color: Color.Resolved, radius: CGFloat = 150, lineWidth: CGFloat = 30)
    -> DisplayItem
  {
    DisplayItem(
      id: 1,
      content: .stroke(
        Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
          .offsetBy(dx: 200, dy: 200), StrokeStyle(lineWidth: lineWidth), .color(color)))
  }

  private func damage(_ old: [DisplayItem], _ new: [DisplayItem], scale: CGFloat = 1) -> Region {
    DisplayList(items: new).damage(
      from: DisplayList(items: old), scale: scale, size: surface(scale).bounds)
  }

  private func area(_ region: Region) -> Int {
    region.rects.reduce(0) { $0 + $1.width * $1.height }
  }

  @Test func ringLeavesItsMiddleAlone() {
    let damage = damage([ring(Scene.red)], [ring(Scene.blue)])
    // The hole has a radius of 135: a square of 180 fits into it, and rows are 16 pixels high.
    #expect(!damage.intersects(PixelRect(x: 126, y: 126, width: 148, height: 148)))
    #expect(damage.extents == PixelRect(x: 34, y: 34, width: 332, height: 332))
    // The ring has 28,274 pixels, its bounds 110,224.
    #expect((28_274..<55_112).contains(area(damage)))
  }

  @Test func fadingRingLeavesItsMiddleAlone() {
    let damage = damage(
      [Scene.group([ring(Scene.red)], id: 2, opacity: 0.3)],
      [Scene.group([ring(Scene.red)], id: 2, opacity: 0.4)])
    #expect(!damage.intersects(PixelRect(x: 126, y: 126, width: 148, height: 148)))
  }

  @Test func whatIsInTheRingCounts() {
    let label = Scene.rect(190, 180, 20, 10, .black, id: 3)
    let damage = damage(
      [Scene.group([ring(Scene.red), label], id: 2, opacity: 0.3)],
      [Scene.group([ring(Scene.red), label], id: 2, opacity: 0.4)])
    #expect(damage.intersects(PixelRect(x: 190, y: 180, width: 20, height: 10)))
    #expect(area(damage) < 60_000)
  }

  @Test func blurredAndShadowedRingsCountWhole() {
    for group in [
      { Scene.group([$0], id: 2, blur: 4) },
      { Scene.group([$0], id: 2, shadow: .init(color: .black, radius: 4, offset: .zero)) },
    ] {
      let damage = damage([group(ring(Scene.red))], [])
      #expect(damage.rects.count == 1)
    }
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func nothingIsDrawnBeyondTheFootprint(scale: CGFloat) {
    var lines = RandomLines(seed: UInt64(scale * 10))
    var spared = 0
    for _ in 0..<45 {
      let list = DisplayList(items: [lines.item()])
      let damage = damage([], list.items, scale: scale)
      let (whole, part) = (surface(scale), surface(scale))
      Renderer().render(list, into: whole, scale: scale)
      Renderer().render(list, into: part, scale: scale, damage: damage)
      #expect(whole.makeBitmap().pixels == part.makeBitmap().pixels, "\(list.description)")
      if damage.rects.count > 1 { spared += 1 }
    }
    // The test would prove nothing if all were taken whole.
    #expect(spared >= 15)
  }

  /// Layers are lent again with what was in them, and cleared where they are drawn on.
  @Test(arguments: [1, 1.5] as [CGFloat])
  func layersShowNothingOfWhatWasInThem(scale: CGFloat) {
    let size = CGRect(x: 0, y: 0, width: 400, height: 400)
    let dirt = Scene.group(
      [Scene.rect(0, 0, 400, 400, Scene.green), Scene.rect(0, 0, 400, 400, Scene.yellow)],
      id: 9, opacity: 0.5)
    func list(_ color: Color.Resolved) -> DisplayList {
      DisplayList(items: [
        Scene.rect(0, 0, 400, 400, .white, id: 8),
        Scene.group(
          [
            Scene.group(
              [ring(color), ring(.black, radius: 60, lineWidth: 4)], id: 2, opacity: 0.5),
            Scene.group(
              [ring(color, radius: 120, lineWidth: 9), ring(color, radius: 100, lineWidth: 9)],
              id: 3, mode: .difference, clips: [Path(ellipseIn: size.insetBy(dx: 70, dy: 90))],
              mask: [Scene.rect(90, 90, 220, 200, .black, opacity: 0.7)], multiply: Scene.yellow),
          ], id: 4, opacity: 0.8),
      ])
    }
    let (kept, full, renderer) = (surface(scale), surface(scale), Renderer())
    renderer.render(DisplayList(items: [dirt]), into: kept, scale: scale)
    renderer.render(list(Scene.red), into: kept, scale: scale)
    let damage = list(Scene.blue).damage(from: list(Scene.red), scale: scale, size: kept.bounds)
    #expect(damage.rects.count > 16)
    renderer.render(DisplayList(items: [dirt]), into: surface(scale), scale: scale)
    renderer.render(list(Scene.blue), into: kept, scale: scale, damage: damage)
    Renderer().render(list(Scene.blue), into: full, scale: scale)
    #expect(kept.makeBitmap().pixels == full.makeBitmap().pixels)
  }

  @Test func numbersThatAreNoneAreTakenWhole() {
    for wrong in [CGFloat.nan, .infinity, 1e30] {
      var path = Path()
      path.move(to: CGPoint(x: 20, y: 20))
      path.addLine(to: CGPoint(x: 380, y: 20))
      path.addLine(to: CGPoint(x: 200, y: wrong))
      path.addLine(to: CGPoint(x: 20, y: 380))
      let line = DisplayItem(
        id: 1, content: .stroke(path, StrokeStyle(lineWidth: 4), .color(Scene.red)))
      #expect(damage([], [line]).rects.count <= 1)
    }
  }

  /// What is wider than any screen does not take longer than what fits.
  @Test func hugeLinesAreTakenWhole() {
    #expect(damage([], [ring(Scene.red, lineWidth: 1e6)]).rects.count == 1)
    #expect(damage([], [ring(Scene.red, radius: 4e5)]).rects.count <= 1)
  }

  @Test func largeRingsKeepTheirHoles() {
    let size = PixelRect(x: 0, y: 0, width: 2400, height: 2400)
    let circle = Path(ellipseIn: CGRect(x: 100, y: 100, width: 2200, height: 2200))
    let ring = DisplayItem(
      id: 1, content: .stroke(circle, StrokeStyle(lineWidth: 40), .color(Scene.red)))
    let damage = DisplayList(items: [ring]).damage(from: DisplayList(), scale: 1, size: size)
    #expect(!damage.intersects(PixelRect(x: 500, y: 500, width: 1400, height: 1400)))
  }

  private func surface(_ scale: CGFloat) -> Surface {
    Surface(width: Int(400 * scale), height: Int(400 * scale))
  }
}

/// Large lines of all kinds.
private struct RandomLines {
  var generator: SeededNumbers

  init(seed: UInt64) { generator = SeededNumbers(seed: seed) }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    .random(in: range, using: &generator)
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(20...380), y: number(20...380)) }

  mutating func item() -> DisplayItem {
    var path = Path()
    path.move(to: point())
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: path.addLine(to: point())
      case 1: path.addQuadCurve(to: point(), control: point())
      default: path.addCurve(to: point(), control1: point(), control2: point())
      }
    }
    if Bool.random(using: &generator) { path.closeSubpath() }
    let style = StrokeStyle(
      lineWidth: number(0.1...40),
      lineCap: [.butt, .round, .square].randomElement(using: &generator)!,
      lineJoin: [.miter, .round, .bevel].randomElement(using: &generator)!,
      miterLimit: number(1...12),
      dash: Bool.random(using: &generator) ? [number(4...60), number(4...60)] : [])
    if Bool.random(using: &generator) {
      // A dot.
      let place = point()
      path.move(to: place)
      path.addLine(to: place)
    }
    let middle = number(0...200)
    let turn = CGAffineTransform(translationX: middle, y: middle)
      .rotated(by: number(0...6)).scaledBy(x: number(0.3...1.2), y: number(-1.2...1.2))
      .translatedBy(x: -200, y: -200)
    return DisplayItem(id: 1, transform: turn, content: .stroke(path, style, .color(Scene.red)))
  }
}
