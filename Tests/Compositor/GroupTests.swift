import Testing
import WUICompositor
import WUIGeometry
import WUITypography

@Suite struct GroupTests {
  @Test func opacityOfAGroupIsNotThatOfItsItems() {
    let items = [
      Scene.rect(0, 0, 10, 10, Scene.red), Scene.rect(5, 0, 10, 10, Scene.blue),
    ]
    let group = Scene.draw([Scene.group(items, opacity: 0.5)], background: .white)
    // Where both overlap only the upper one shows.
    #expect(group.channels(7, 5) == group.channels(12, 5))
    #expect(group.channels(7, 5).distance(Channels(127, 188, 255)) <= 1)
    #expect(group.channels(2, 5).distance(Channels(255, 157, 151)) <= 1)
  }

  @Test func groupHidesItsBackdropFromBlending() {
    // In a group of its own, difference meets nothing and is plain; in the same group it inverts.
    let white = Scene.rect(0, 0, 16, 16, .white, mode: .difference)
    let isolated = Scene.draw(
      [Scene.group([white, Scene.rect(0, 0, 1, 1, .black)])], background: Scene.blue)
    #expect(isolated.channels(8, 8) == Channels(255, 255, 255))
    let together = Scene.draw([white], background: Scene.blue)
    #expect(together.channels(8, 8) == Channels(255, 133, 0))
  }

  @Test func blendModeOfAGroupAppliesToTheWhole() {
    let inner = [Scene.rect(0, 0, 16, 16, .black), Scene.rect(0, 0, 16, 16, .white)]
    let bitmap = Scene.draw([Scene.group(inner, mode: .difference)], background: Scene.blue)
    #expect(bitmap.channels(8, 8) == Channels(255, 133, 0))
  }

  @Test func clipsSmoothTheirEdge() {
    let disc = Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80))
    let fill = [Scene.rect(0, 0, 50, 100, .black), Scene.rect(50, 0, 50, 100, .black)]
    let bitmap = Scene.draw([Scene.group(fill, clips: [disc])], width: 100, height: 100)
    #expect(abs(bitmap.coveredArea - 1600 * .pi) < 1)
    let direct = Scene.draw([Scene.fill(disc, .black)], width: 100, height: 100)
    #expect(bitmap.pixels == direct.pixels, "two halves leave no seam")
  }

  @Test func clipsIntersect() {
    let bitmap = Scene.draw([
      Scene.group(
        [Scene.rect(0, 0, 16, 16, .black)],
        clips: [
          Path(CGRect(x: 0, y: 0, width: 8.5, height: 16)),
          Path(CGRect(x: 4, y: 0, width: 12, height: 16)),
        ])
    ])
    #expect(abs(bitmap.coveredArea - 4.5 * 16) < 0.1)
    let empty = Scene.draw([Scene.group([Scene.rect(0, 0, 16, 16, .black)], clips: [Path()])])
    #expect(empty.coveredArea == 0)
  }

  @Test func turnedClipKeepsItsArea() {
    let bitmap = Scene.draw(
      [
        Scene.group(
          [Scene.rect(-100, -100, 200, 200, .black)],
          transform: CGAffineTransform(rotationAngle: 0.5).concatenating(
            CGAffineTransform(translationX: 50, y: 50)),
          clips: [Path(CGRect(x: -30, y: -10, width: 60, height: 20))])
      ], width: 100, height: 100)
    #expect(abs(bitmap.coveredArea - 1200) < 2)
    // The long axis runs from the upper left to the lower right: clockwise on screen.
    #expect(bitmap.channels(50 + 22, 50 + 12).alpha == 255)
    #expect(bitmap.channels(50 + 22, 50 - 12).alpha == 0)
  }

  @Test func maskKeepsByAlphaOnly() {
    let mask = [
      Scene.rect(0, 0, 4, 16, .white), Scene.rect(4, 0, 4, 16, .black),
      Scene.rect(8, 0, 4, 16, .black, opacity: 0.5),
    ]
    let bitmap = Scene.draw([Scene.group([Scene.rect(0, 0, 16, 16, Scene.red)], mask: mask)])
    #expect(bitmap.channels(2, 8) == Channels(255, 59, 48))
    #expect(bitmap.channels(6, 8) == Channels(255, 59, 48))
    #expect(bitmap.channels(10, 8).distance(Channels(128, 30, 24, 128)) <= 1)
    #expect(bitmap.channels(14, 8) == Channels(0, 0, 0, 0))
  }

  @Test func translucentGroupUnderAClipMultipliesBoth() {
    let items = [Scene.rect(0, 0, 16, 16, .black), Scene.rect(0, 0, 16, 16, .black)]
    let bitmap = Scene.draw([
      Scene.group(
        items, opacity: 0.5, clips: [Path(CGRect(x: 0, y: 0, width: 8.5, height: 16))])
    ])
    #expect(abs(bitmap.channels(4, 4).alpha - 128) <= 1)
    #expect(abs(bitmap.channels(8, 4).alpha - 64) <= 1)
  }

  @Test func colorMultiplyScalesEachChannel() {
    let bitmap = Scene.draw([
      Scene.group(
        [Scene.rect(0, 0, 16, 16, Color.Resolved(200, 100, 50))],
        multiply: Color.Resolved(128, 255, 0))
    ])
    #expect(bitmap.channels(3, 3) == Channels(100, 100, 0))
  }

  @Test func transformsOfGroupsNest() {
    let inner = Scene.group(
      [Scene.rect(0, 0, 2, 2, .black)], transform: CGAffineTransform(translationX: 3, y: 0))
    let outer = Scene.group([inner], transform: CGAffineTransform(scaleX: 2, y: 2))
    let bitmap = Scene.draw([outer])
    #expect(bitmap.coveredArea == 16)
    #expect(bitmap.channels(6, 0).alpha == 255 && bitmap.channels(9, 3).alpha == 255)
  }
}
