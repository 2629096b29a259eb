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
    for _ in 0..<30 {
      let list = DisplayList(items: [lines.item()])
      let damage = damage([], list.items, scale: scale)
      let (whole, part) = (surface(scale), surface(scale))
      Renderer().render(list, into: whole, scale: scale)
      Renderer().render(list, into: part, scale: scale, damage: damage)
      #expect(whole.makeBitmap().pixels == part.makeBitmap().pixels, "\(list.description)")
      let extents = damage.extents
      spared += extents.width * extents.height - area(damage)
    }
    // The test would prove nothing if all were taken whole.
    #expect(spared > 0)
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
      lineWidth: number(0.5...40),
      lineCap: [.butt, .round, .square].randomElement(using: &generator)!,
      lineJoin: [.miter, .round, .bevel].randomElement(using: &generator)!,
      miterLimit: number(1...12),
      dash: Bool.random(using: &generator) ? [number(4...60), number(4...60)] : [])
    let turn = CGAffineTransform(translationX: 200, y: 200)
      .rotated(by: number(0...6)).scaledBy(x: number(0.3...1.2), y: number(0.3...1.2))
      .translatedBy(x: -200, y: -200)
    return DisplayItem(id: 1, transform: turn, content: .stroke(path, style, .color(Scene.red)))
  }
}
