import Testing
import WUICompositor
import WUIGeometry

@Suite struct DamageTests {
  private let size = CGSize(width: 160, height: 120)

  private func surface(_ scale: CGFloat) -> Surface {
    Surface(width: Int(size.width * scale), height: Int(size.height * scale))
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat], [1, 2] as [UInt64])
  func partialRedrawEqualsFullRedraw(scale: CGFloat, seed: UInt64) {
    var scene = RandomScene(seed: seed)
    let (kept, renderer) = (surface(scale), Renderer())
    var list = scene.list(count: 8)
    renderer.render(list, into: kept, scale: scale, background: .white)
    var (damaged, total) = (0, 0)
    for step in 0..<24 {
      let next = scene.edit(list)
      let damage = next.damage(from: list, scale: scale, size: kept.bounds)
      renderer.render(next, into: kept, scale: scale, background: .white, damage: damage)
      let full = surface(scale)
      // A renderer of its own knows nothing of masks and shadows drawn before.
      Renderer().render(next, into: full, scale: scale, background: .white)
      let (a, b) = (kept.makeBitmap().pixels, full.makeBitmap().pixels)
      if a != b {
        let wrong = a.indices.filter { a[$0] != b[$0] }
        let first = wrong[0]
        Issue.record(
          """
          step \(step): \(wrong.count) pixels differ, first (\(first % kept.width), \
          \(first / kept.width)): \(Channels(a[first])) for \(Channels(b[first]))
          damage \(damage.rects)
          \(next.description)
          """)
        return
      }
      damaged += damage.rects.reduce(0) { $0 + $1.width * $1.height }
      total += kept.width * kept.height
      list = next
    }
    // The test would prove nothing if everything were always redrawn.
    #expect(damaged < total * 3 / 4)
  }

  @Test func equalListsDamageNothing() {
    var scene = RandomScene(seed: 5)
    let list = scene.list(count: 6)
    #expect(list.damage(from: list, scale: 1, size: surface(1).bounds).isEmpty)
  }

  @Test func movedItemDamagesBothPlaces() {
    let old = DisplayList(items: [Scene.rect(10, 10, 10, 10, .black, id: 1)])
    let new = DisplayList(items: [Scene.rect(100, 10, 10, 10, .black, id: 1)])
    let damage = new.damage(from: old, scale: 1, size: surface(1).bounds)
    #expect(damage.rects.count == 2)
    #expect(damage.intersects(PixelRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(damage.intersects(PixelRect(x: 100, y: 10, width: 10, height: 10)))
    #expect(!damage.intersects(PixelRect(x: 40, y: 0, width: 40, height: 120)))
  }

  @Test func orderAloneDamagesOneItemOnly() {
    let (a, b, c) = (
      Scene.rect(0, 0, 50, 20, .black, id: 1), Scene.rect(40, 0, 50, 20, .white, id: 2),
      Scene.rect(0, 60, 50, 20, .black, id: 3)
    )
    let damage = DisplayList(items: [b, a, c]).damage(
      from: DisplayList(items: [a, b, c]), scale: 1, size: surface(1).bounds)
    #expect(!damage.isEmpty)
    #expect(!damage.intersects(PixelRect(x: 0, y: 55, width: 160, height: 65)))
  }

  @Test func changeInsideAGroupDamagesTheItemOnly() {
    func list(_ color: Color.Resolved) -> DisplayList {
      DisplayList(items: [
        Scene.group(
          [
            Scene.rect(0, 0, 150, 100, .white, id: 1), Scene.rect(10, 10, 20, 20, color, id: 2),
          ], id: 3, opacity: 0.5)
      ])
    }
    let damage = list(.black).damage(from: list(.white), scale: 1, size: surface(1).bounds)
    #expect(damage.extents.width <= 22 && damage.extents.height <= 22)
  }

  @Test func changeUnderAShadowDamagesItsShadow() {
    func list(_ opacity: Double) -> DisplayList {
      DisplayList(items: [
        Scene.group(
          [Scene.rect(60, 40, 20, 20, .black, id: 1, opacity: opacity)], id: 2,
          shadow: .init(color: .black, radius: 8, offset: CGSize(width: 0, height: 30)))
      ])
    }
    let damage = list(1).damage(from: list(0.5), scale: 1, size: surface(1).bounds)
    #expect(damage.intersects(PixelRect(x: 60, y: 85, width: 20, height: 4)))
  }
}
