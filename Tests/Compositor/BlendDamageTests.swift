import SeededNumbers
import Testing
import WUIGeometry
import WUITypography

@testable import WUICompositor

/// Items of every blend mode, redrawn within many small rectangles.
@Suite struct BlendDamageTests {
  private static let size = CGSize(width: 150, height: 90)

  private static let items: [DisplayItem] = {
    let (glass, photo) = (picture([255, 128, 30, 0]), picture([255]))
    let label = TextEngine.shared.layout(TextContent("Blå سلام", font: .system(size: 20)))
    return [
      Scene.rect(3, 2, 90, 50, Scene.blue),
      Scene.rect(20, 10, 60, 60, Color.Resolved(70, 70, 70)),
      Scene.rect(40, 20, 70, 40, Color.Resolved(255, 59, 48, 0.4)),
      Scene.fill(Path(ellipseIn: CGRect(x: 5, y: 30, width: 70, height: 50)), Scene.green),
      image(glass, CGRect(x: 60, y: 40, width: 40, height: 30), opacity: 1),
      image(photo, CGRect(x: 80, y: 10, width: 40, height: 30), opacity: 1),
      image(photo, CGRect(x: 90, y: 50, width: 40, height: 30), opacity: 0.6),
      image(photo, CGRect(x: 10, y: 5, width: 61.5, height: 40), opacity: 1),
      image(glass, CGRect(x: 50, y: -20, width: 70, height: 60), opacity: 0.7, turn: 0.5),
      DisplayItem(
        id: 0, transform: CGAffineTransform(translationX: 12, y: 20),
        content: .text(label, color: .white)),
      Scene.group(
        [Scene.rect(30, 40, 60, 40, Scene.yellow), Scene.rect(60, 30, 50, 30, Scene.red)],
        clips: [Path(roundedRect: CGRect(x: 25, y: 32, width: 80, height: 45), cornerRadius: 12)]),
    ]
  }()

  private static func picture(_ alphas: [UInt64]) -> ImageReference {
    var random = RandomPixels(seed: 41)
    let pixels = random.pixels(1200, alphas: alphas).map(\.argb)
    return ImageReference(BitmapProvider(Bitmap(width: 40, height: 30, pixels: pixels)))
  }

  private static func image(
    _ image: ImageReference, _ rect: CGRect, opacity: Double, turn: CGFloat = 0
  ) -> DisplayItem {
    DisplayItem(
      id: 0, transform: CGAffineTransform(rotationAngle: turn), opacity: opacity,
      content: .image(image, rect, tint: nil))
  }

  /// Within the damage what a full redraw gives, byte for byte; outside of it nothing.
  @Test(arguments: BlendMode.allCases, [nil, .white, Color.Resolved(9, 120, 200, 0.5)])
  func damagedRedrawEqualsFull(mode: BlendMode, background: Color.Resolved?) {
    var generator = SeededNumbers(seed: 43)
    let list = DisplayList(
      items: Self.items.enumerated().map { index, item in
        var item = item
        (item.id, item.blendMode) = (index, index.isMultiple(of: 5) ? .normal : mode)
        return item
      })
    let (width, height) = (Int(Self.size.width), Int(Self.size.height))
    let full = Surface(width: width, height: height)
    Renderer().render(list, into: full, background: background)
    for _ in 0..<6 {
      let damage = Region(
        (0..<Int.random(in: 1...14, using: &generator)).map { _ in
          PixelRect(
            x: Int.random(in: 0..<150, using: &generator),
            y: Int.random(in: 0..<90, using: &generator),
            width: Int.random(in: 1...30, using: &generator),
            height: Int.random(in: 1...12, using: &generator))
        }
      ).intersection(full.bounds)
      let part = Surface(width: width, height: height)
      Renderer().render(list, into: part, background: background, damage: damage)
      // More rectangles than the renderer cares for are redrawn as their extents.
      let drawn = damage.simplified()
      var wrong = 0
      for y in 0..<height {
        for x in 0..<width {
          let isDrawn = drawn.intersects(PixelRect(x: x, y: y, width: 1, height: 1))
          if part[x, y] != (isDrawn ? full[x, y] : 0) { wrong += 1 }
        }
      }
      #expect(wrong == 0, "of \(damage.rects)")
    }
  }

  /// A page with a hole rests under colours that are multiplied with it, and is copied: the hole is
  /// remembered as one when another part of the page was drawn last.
  @Test func aPageWithAHoleIsNotOpaque() {
    func list(_ left: Int, _ right: Int) -> DisplayList {
      let page = (0..<4).map { row in
        Scene.fill(
          Path(ellipseIn: CGRect(x: 0, y: 30 * row, width: 300, height: 200)),
          Color.Resolved(250, 50 * row, 90), id: 10 + row)
      }
      return DisplayList(
        items: page + [
          Scene.rect(20, 20, 60, 60, .black, id: 20, mode: .destinationOut),
          Scene.rect(0, 0, 140, 240, Color.Resolved(left, 122, 255), id: 21, mode: .multiply),
          Scene.rect(150, 0, 140, 240, Color.Resolved(right, 122, 255), id: 22, mode: .multiply),
        ])
    }
    let (kept, renderer) = (Surface(width: 300, height: 240), Renderer())
    var (old, copied) = (DisplayList(), 0)
    for (left, right) in [(0, 0), (9, 0), (20, 0), (30, 0), (30, 9), (30, 20), (40, 20)] {
      let next = list(left, right)
      let damage = next.damage(from: old, scale: 1, size: kept.bounds)
      renderer.render(next, into: kept, background: .white, damage: damage, isMoving: true)
      if renderer.backdrop != nil { copied += 1 }
      let full = Surface(width: 300, height: 240)
      Renderer().render(next, into: full, background: .white)
      #expect(kept.makeBitmap().pixels == full.makeBitmap().pixels, "\(left), \(right)")
      old = next
    }
    #expect(copied >= 4)
  }
}
