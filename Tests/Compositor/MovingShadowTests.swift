import Testing
import WUIGeometry

@testable import WUICompositor

/// The shadow of what moves is the same picture in every frame.
@Suite struct MovingShadowTests {
  /// A panel with a title, cut off round, as it is recorded at a place in the window.
  private func panel(x: CGFloat, y: CGFloat, radius: CGFloat = 8) -> DisplayList {
    let corner = CGAffineTransform(translationX: x, y: y)
    var ground = Scene.rect(0, 0, 80, 120, .white, id: 1)
    ground.transform = corner
    var title = Scene.rect(0, 0, 30.3, 6.7, .black, id: 2)
    title.transform = corner.translatedBy(x: 10.4, y: 12.1)
    return DisplayList(items: [
      DisplayItem(
        id: 3,
        content: .group(
          DisplayGroup(
            list: DisplayList(items: [
              DisplayItem(
                id: 4,
                content: .group(
                  DisplayGroup(
                    list: DisplayList(items: [
                      DisplayItem(
                        id: 5, content: .fragment(DisplayFragment(items: [ground, title])))
                    ]),
                    clips: [
                      .init(
                        path: Path(
                          roundedRect: CGRect(x: 0, y: 0, width: 80, height: 120), cornerRadius: 9),
                        transform: corner)
                    ])))
            ]),
            shadow: .init(
              color: Color.Resolved(0, 0, 0), radius: radius, offset: CGSize(width: 0, height: 3))))
      )
    ])
  }

  @Test(arguments: [1, 1.5] as [CGFloat]) func oneBlurForAllPlaces(scale: CGFloat) {
    let renderer = Renderer()
    let surface = Surface(width: Int(240 * scale), height: Int(200 * scale))
    for step in 0..<40 {
      // In from beyond the left edge, at places between pixels.
      let list = panel(x: -90 + CGFloat(step) * 5.37, y: 30.1 + CGFloat(step) * 0.013)
      renderer.render(list, into: surface, scale: scale, background: .white)
    }
    #expect(renderer.shadows.count == 1)
  }

  /// Frame by frame, what is damaged is drawn as a renderer without a memory draws it.
  @Test(arguments: [1, 1.5] as [CGFloat], [0.6, 8] as [CGFloat])
  func partialRedrawEqualsFullRedraw(scale: CGFloat, radius: CGFloat) {
    let renderer = Renderer()
    let kept = Surface(width: Int(240 * scale), height: Int(200 * scale))
    var old = DisplayList()
    for step in 0..<30 {
      let next = panel(x: -90 + CGFloat(step) * 7.41, y: 30.1, radius: radius)
      let damage = step == 0 ? nil : next.damage(from: old, scale: scale, size: kept.bounds)
      renderer.render(next, into: kept, scale: scale, background: .white, damage: damage)
      let full = Surface(width: kept.width, height: kept.height)
      Renderer().render(next, into: full, scale: scale, background: .white)
      #expect(kept.makeBitmap().pixels == full.makeBitmap().pixels, "step \(step)")
      old = next
    }
  }

  /// At rest a shadow lies where its caster does: as dark left of it as right of it.
  @Test func aShadowAtRestIsEven() {
    let surface = Surface(width: 240, height: 200)
    Renderer().render(panel(x: 80, y: 40), into: surface, background: .white)
    for distance in 1...12 {
      #expect(surface[80 - distance, 100] == surface[159 + distance, 100])
    }
  }
}
