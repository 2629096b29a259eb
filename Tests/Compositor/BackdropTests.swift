import SeededNumbers
import Testing
import WUIGeometry

@testable import WUICompositor

/// What rests beneath a change is copied, and what an opaque item hides is left out; neither shows.
@Suite struct BackdropTests {
  /// Frames that change above a page that rests, and now and then in the page, are what a renderer
  /// without a memory draws.
  @Test(arguments: [1, 1.5] as [CGFloat], [11, 12, 13] as [UInt64])
  func framesEqualThoseDrawnAnew(scale: CGFloat, seed: UInt64) {
    var scene = RandomScene(seed: seed)
    var page = DisplayFragment(items: scene.list(count: 24).items)
    var top = DisplayFragment(items: scene.list(count: 3).items)
    func list(_ scrim: Double) -> DisplayList {
      DisplayList(items: [
        DisplayItem(
          id: 9001,
          content: .fragment(
            DisplayFragment(items: [
              DisplayItem(id: 9002, content: .fragment(page)),
              Scene.rect(0, 0, 300, 240, .black, id: 9003, opacity: scrim),
              Scene.rect(CGFloat(scrim * 90), 20, 80, 190, .white, id: 9004),
              DisplayItem(id: 9005, content: .fragment(top)),
            ])))
      ])
    }
    let kept = Surface(width: Int(300 * scale), height: Int(240 * scale))
    let renderer = Renderer()
    var old = DisplayList()
    var copied = 0
    for step in 0..<24 {
      let next = list(Double(step % 10) / 20)
      let damage = step == 0 ? nil : next.damage(from: old, scale: scale, size: kept.bounds)
      renderer.render(
        next, into: kept, scale: scale, background: .white, damage: damage, isMoving: true)
      if renderer.backdrop != nil { copied += 1 }
      let full = Surface(width: kept.width, height: kept.height)
      Renderer().render(next, into: full, scale: scale, background: .white)
      let (a, b) = (kept.makeBitmap().pixels, full.makeBitmap().pixels)
      if let wrong = a.indices.first(where: { a[$0] != b[$0] }) {
        Issue.record(
          """
          step \(step), pixel (\(wrong % kept.width), \(wrong / kept.width)): \
          \(Channels(a[wrong])) for \(Channels(b[wrong]))
          """)
        return
      }
      old = next
      if step % 3 == 1 { top = DisplayFragment(items: scene.edit(top.list).items) }
      if step % 8 == 7 { page = DisplayFragment(items: scene.edit(page.list).items) }
    }
    // The test would prove nothing if no frame were made by copying.
    #expect(copied >= 8)
  }

  /// Each channel under each opacity, in rows that do not fill the last vector.
  @Test func tintedCopiesAreExact() {
    let values = (0..<259).map { UInt32($0 * 7 % 256) }
    for alpha in UInt32(0)...255 {
      let tint = alpha << 24 | alpha << 16 | (alpha / 2) << 8
      var copied = [UInt32](repeating: 0, count: values.count)
      let page = values.map { 0xFF00_0000 | $0 << 16 | (255 - $0) << 8 | $0 }
      copy(page, to: &copied, count: page.count, under: tint)
      func beneath(_ channel: UInt32) -> UInt32 { (2 * channel * (255 - alpha) + 255) / 510 }
      let exact = values.map {
        0xFF00_0000 | (beneath($0) + alpha) << 16 | (beneath(255 - $0) + alpha / 2) << 8
          | beneath($0)
      }
      #expect(copied == exact, "alpha \(alpha)")
    }
  }

  /// A tint over a copy is rounded as pixman rounds a colour that is blended.
  @Test func tintedCopiesEqualBlendedOnes() {
    var generator = SeededNumbers(seed: 3)
    let pool = LayerPool()
    for alpha in stride(from: UInt32(0), through: 255, by: 3) {
      // Premultiplied: no channel above the alpha.
      let tint =
        alpha << 24 | UInt32.random(in: 0...alpha, using: &generator) << 16
        | UInt32.random(in: 0...alpha, using: &generator) << 8
        | UInt32.random(in: 0...alpha, using: &generator)
      let (page, copied, blended) = (
        Surface(width: 67, height: 3), Surface(width: 67, height: 3), Surface(width: 67, height: 3)
      )
      for index in 0..<(67 * 3) {
        page.pixels[index] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
      }
      let region = Region([
        PixelRect(x: 1, y: 0, width: 65, height: 2), PixelRect(x: 0, y: 2, width: 31, height: 1),
      ])
      Canvas(surface: copied, region: region, visible: page.bounds).copy(page, under: tint)
      let canvas = Canvas(surface: blended, region: region, visible: page.bounds)
      canvas.copy(page, under: nil)
      canvas.composite(.color(tint), mode: .normal, rect: page.bounds, pool: pool)
      #expect(copied.makeBitmap().pixels == blended.makeBitmap().pixels, "alpha \(alpha)")
    }
  }

  @Test func opaqueItemsHideWhatIsBeneath() {
    let items = [
      Scene.rect(0, 0, 200, 100, .white, id: 1),
      DisplayItem(
        id: 2,
        content: .fragment(
          DisplayFragment(items: [
            Scene.rect(0.5, 0, 99, 100, .black, id: 3),
            Scene.rect(0, 0, 200, 100, .black, id: 4, opacity: 0.5),
          ]))),
      Scene.rect(120, 0, 80, 100, .white, id: 5),
      Scene.rect(0, 0, 10, 10, .white, id: 6),
      Scene.rect(0, 0, 200, 100, .white, id: 7, mode: .multiply),
    ]
    let covers = OpaqueCovers(
      of: DisplayList(items: items), .identity,
      within: PixelRect(x: 0, y: 0, width: 200, height: 100)
    ).covers
    // From back to front: the ground hides nothing, the black one its inner pixels, the translucent
    // one nothing, the white one what three items drew; the small one is not worth it, and a
    // blend mode looks at what is beneath.
    #expect(covers.map(\.position) == [0, 1, 3])
    #expect(
      covers.map(\.rect) == [
        PixelRect(x: 0, y: 0, width: 200, height: 100),
        PixelRect(x: 1, y: 0, width: 98, height: 100),
        PixelRect(x: 120, y: 0, width: 80, height: 100),
      ])
  }

  /// One of many children comes or goes: the others are in other chunks then, but stay as they are.
  @Test func chunksMayShift() {
    func list(_ ids: [Int]) -> DisplayList {
      let items = ids.map {
        Scene.rect(CGFloat($0 % 10) * 10, CGFloat($0 / 10) * 10, 8, 8, .black, id: $0)
      }
      let chunks = stride(from: 0, to: items.count, by: 4).enumerated().map { number, start in
        DisplayItem.chunk(
          number, DisplayFragment(items: Array(items[start..<min(start + 4, items.count)])))
      }
      return DisplayList(items: [
        DisplayItem(id: 100, content: .fragment(DisplayFragment(items: chunks)))
      ])
    }
    let (old, new) = (list(Array(1...30)), list([1, 2] + Array(4...31)))
    let damage = new.damage(
      from: old, scale: 1, size: PixelRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      damage
        == Region([
          PixelRect(x: 29, y: 0, width: 10, height: 9),
          PixelRect(x: 9, y: 29, width: 10, height: 10),
        ]))
  }

  /// The end of a fade, where eight bits a channel do not change any more.
  @Test func coloursThatLookTheSameDamageNothing() {
    func list(_ opacity: Double) -> DisplayList {
      DisplayList(items: [Scene.rect(0, 0, 50, 50, .black, id: 1, opacity: opacity)])
    }
    let size = PixelRect(x: 0, y: 0, width: 100, height: 100)
    #expect(list(0.4).damage(from: list(0.3998), scale: 1, size: size).isEmpty)
    #expect(!list(0.4).damage(from: list(0.396), scale: 1, size: size).isEmpty)
  }
}

/// What is quickly said of a fragment's extent is never too little.
@Suite struct ReachTests {
  private func draw(_ items: [DisplayItem], damage: Region? = nil, onto old: [DisplayItem]? = nil)
    -> Bitmap
  {
    let surface = Surface(width: 160, height: 120)
    let renderer = Renderer()
    if let old {
      renderer.render(DisplayList(items: old), into: surface, background: .white)
    }
    renderer.render(DisplayList(items: items), into: surface, background: .white, damage: damage)
    return surface.makeBitmap()
  }

  private func fragment(_ items: [DisplayItem]) -> [DisplayItem] {
    [DisplayItem(id: 500, content: .fragment(DisplayFragment(items: items)))]
  }

  /// One that cannot be drawn leaves its siblings alone.
  @Test(arguments: [CGFloat.infinity, -.infinity, .nan], [0, 1, 2])
  func itemsThatAreNowhere(value: CGFloat, place: Int) {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: value))
    let broken = DisplayItem(
      id: 3, content: .stroke(line, StrokeStyle(lineWidth: 2), .color(.black)))
    var items = [
      Scene.rect(5, 5, 30, 30, Scene.blue, id: 1), Scene.rect(60, 60, 30, 30, Scene.red, id: 2),
    ]
    items.insert(broken, at: place)
    let bitmap = draw(fragment(items))
    #expect(bitmap.channels(20, 20) == Channels(0, 122, 255))
    #expect(bitmap.channels(70, 70) == Channels(255, 59, 48))
  }

  /// A blur is as wide in both directions of the screen, also where its group is scaled unevenly.
  @Test(arguments: [(0.1, 1), (1, 0.1), (8, 1), (0.1, 0.1), (1, 1)] as [(CGFloat, CGFloat)])
  func blursUnderUnevenScales(x: CGFloat, y: CGFloat) {
    for shadow in [true, false] {
      let transform = CGAffineTransform(translationX: 80, y: 60).scaledBy(x: x, y: y)
      let ground = Scene.rect(-20, -20, 40, 40, .black, id: 1)
      let group = Scene.group(
        [ground], id: 2, transform: transform, blur: shadow ? 0 : 9,
        shadow: shadow ? .init(color: .black, radius: 9, offset: CGSize(width: 3, height: 1)) : nil)
      let items = fragment([group])
      let whole = draw(items)
      // Redrawn in stripes, each of which may have to know of the group.
      let surface = Surface(width: 160, height: 120)
      for stripe in stride(from: 0, to: 160, by: 4) {
        Renderer().render(
          DisplayList(items: items), into: surface, background: .white,
          damage: Region(PixelRect(x: stripe, y: 0, width: 4, height: 120)))
      }
      #expect(surface.makeBitmap().pixels == whole.pixels, "stripes, shadow \(shadow)")
      for stripe in stride(from: 0, to: 120, by: 4) {
        Renderer().render(
          DisplayList(items: items), into: surface, background: .white,
          damage: Region(PixelRect(x: 0, y: stripe, width: 160, height: 4)))
      }
      #expect(surface.makeBitmap().pixels == whole.pixels, "rows, shadow \(shadow)")
    }
  }

  /// A colour that looks the same alone need not in a group that is faded.
  @Test func theEndOfAFadeInAFadedGroup() {
    func list(_ opacity: Double) -> DisplayList {
      DisplayList(items: [
        Scene.group(
          [Scene.rect(0, 0, 50, 50, .black, id: 1, opacity: opacity)], id: 2, opacity: 0.5)
      ])
    }
    let size = PixelRect(x: 0, y: 0, width: 100, height: 100)
    #expect(!list(1).damage(from: list(0.999), scale: 1, size: size).isEmpty)
  }
}
