import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// The drawer follows a drag from its edge and settles by where it would come to rest.
@Suite struct DrawerDragTests {
  @Test("the menu follows the pointer, no further than it goes", arguments: DrawerScene.places)
  func follows(place: DrawerPlace) {
    let scene = DrawerScene(place)
    let host = scene.host()
    scene.pull(host, from: 5, to: 45, speed: 400)
    // 40 points of the menu are in.
    #expect(scene.reach(host) == 40)
    host.movePointer(to: scene.point(190))
    #expect(scene.reach(host) == 100)
    host.movePointer(to: scene.point(0))
    #expect(scene.reach(host) == 0)
    host.movePointer(to: scene.point(65))
    #expect(scene.reach(host) == 60)
    #expect(!scene.isOpen.value)
  }

  @Test("a drag past the middle opens, one short of it closes", arguments: DrawerScene.places)
  func settlesByPlace(place: DrawerPlace) {
    for (end, opens) in [(CGFloat(70), true), (40, false)] {
      let scene = DrawerScene(place)
      let host = scene.host()
      scene.pull(host, from: 5, to: end, speed: 300)
      host.advance(milliseconds: 500)
      scene.release(host, at: end)
      #expect(scene.isOpen.value == opens)
      host.run(milliseconds: 3000)
      #expect(scene.reach(host) == (opens ? 100 : 0))
      #expect(!host.isAnimating && host.exists("menu") == opens)
    }
  }

  /// 1000 points a second: the menu would come to rest 250 points further on.
  @Test("a flick opens and closes", arguments: DrawerScene.places) func flicks(place: DrawerPlace) {
    let scene = DrawerScene(place)
    let host = scene.host()
    scene.pull(host, from: 5, to: 38, speed: 1000)
    scene.release(host, at: 38)
    #expect(scene.isOpen.value)
    host.run(milliseconds: 3000)
    scene.pull(host, from: 150, to: 117, speed: 1000)
    scene.release(host, at: 117)
    #expect(!scene.isOpen.value)
    host.run(milliseconds: 3000)
    #expect(scene.reach(host) == 0)
  }

  /// The spring goes on from where the pointer left the menu and as fast as it was dragged, in both
  /// directions, from the first frame on.
  @Test("the velocity of the drag is taken over", arguments: DrawerScene.places)
  func velocityIsTakenOver(place: DrawerPlace) {
    for (opened, start, end, goal) in [
      (false, 5, 65, 100), (true, 150, 110, 0),
    ] as [(Bool, CGFloat, CGFloat, CGFloat)] {
      let scene = opened ? DrawerScene(place).opened() : DrawerScene(place)
      let host = scene.host()
      scene.pull(host, from: start, to: end, speed: 480)
      let released = scene.reach(host)
      #expect(released == (opened ? 100 : 0) + end - start)
      scene.release(host, at: end)
      let velocity = opened ? -480.0 : 480
      for frame in 1...12 {
        host.advance(milliseconds: 1000.0 / 120)
        let way = DrawerScene.spring.state(
          after: Double(frame) / 120, distance: Double(released - goal), velocity: velocity)
        let wanted = max(0, goal + CGFloat(way.distance))
        #expect(isNear(scene.reach(host), wanted, within: 0.5), "frame \(frame), \(goal)")
      }
    }
  }

  @Test(
    "a menu that slides can be caught: it stays under the pointer without a jump",
    arguments: DrawerScene.places)
  func caughtInFlight(place: DrawerPlace) {
    for opens in [true, false] {
      let scene = opens ? DrawerScene(place) : DrawerScene(place).opened()
      let host = scene.host()
      host.perform { scene.isOpen.value = opens }
      host.advance(milliseconds: 100)
      host.pointerDown(at: scene.point(20))
      host.advance(milliseconds: 50)
      let before = scene.reach(host)
      #expect(isNear(before, opens ? 62.8 : 37.2))
      host.movePointer(to: scene.point(32))
      // L13: what does not animate lies on whole pixels.
      #expect(scene.reach(host) == before.rounded())
      host.movePointer(to: scene.point(40))
      #expect(scene.reach(host) == (before + 8).rounded())
      host.advance(milliseconds: 400)
      #expect(scene.reach(host) == (before + 8).rounded())
      host.pointerUp(at: scene.point(40))
      #expect(scene.isOpen.value == (before + 8 > 50))
      host.run(milliseconds: 3000)
      #expect(scene.reach(host) == (before + 8 > 50 ? 100 : 0))
    }
  }

  @Test(
    "a drag that begins elsewhere or leads another way is not the drawer's",
    arguments: DrawerScene.places)
  func otherDrags(place: DrawerPlace) {
    let scene = DrawerScene(place)
    let host = scene.host()
    scene.pull(host, from: 60, to: 190, speed: 1000)
    scene.release(host, at: 190)
    // From the edge, but along it.
    var end = scene.point(15)
    if place.edge == .leading || place.edge == .trailing { end.y += 80 } else { end.x += 80 }
    host.drag(from: scene.point(5), to: end, over: 100)
    #expect(!scene.isOpen.value && !host.exists("menu") && scene.reach(host) == 0)
    // The first one was a tap's way too far.
    #expect(scene.log.entries.isEmpty)
  }

  @Test("without dragging the drawer leaves drags alone", arguments: DrawerScene.places)
  func disabled(place: DrawerPlace) {
    var scene = DrawerScene(place)
    scene.isDragEnabled = false
    let host = scene.host()
    scene.pull(host, from: 5, to: 90, speed: 500)
    scene.release(host, at: 90)
    #expect(!scene.isOpen.value && scene.reach(host) == 0)
    host.perform { scene.isOpen.value = true }
    host.run(milliseconds: 2000)
    scene.pull(host, from: 90, to: 5, speed: 500)
    #expect(scene.reach(host) == 100)
    scene.release(host, at: 5)
    #expect(scene.isOpen.value)
  }

  @Test("a docked drawer is dragged by its menu only") func docked() {
    var scene = DrawerScene()
    scene.mode = .docked
    scene = scene.opened()
    let host = scene.host()
    scene.pull(host, from: 250, to: 120, speed: 1000)
    scene.release(host, at: 120)
    #expect(scene.isOpen.value && host.frame(of: "page").minX == 100)
    scene.pull(host, from: 90, to: 40, speed: 500)
    // The page follows the menu.
    #expect(host.frame(of: "page") == CGRect(x: 50, y: 0, width: 250, height: 200))
    scene.release(host, at: 40)
    #expect(!scene.isOpen.value)
    host.run(milliseconds: 2000)
    #expect(host.frame(of: "page") == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("a drag on a row of the menu drags the menu; a tap presses the row") func onAButton() {
    let isOpen = Remote(true)
    let log = Journal()
    let host = OffscreenHost(width: 300, height: 200) {
      WithState(isOpen) { isOpen in
        Drawer(isOpened: isOpen) {
          Button {
            log.add("row")
          } label: {
            Color.red.frame(width: 100, height: 100)
          }
          .accessibilityIdentifier("row")
        } content: {
          Color.white
        }
      }
    }
    host.tap("row")
    #expect(log.entries == ["row"] && isOpen.value)
    // D22: out along the row's column and back in, the row keeps its press.
    host.pointerDown(at: CGPoint(x: 50, y: 100))
    host.movePointer(to: CGPoint(x: 50, y: 190))
    host.movePointer(to: CGPoint(x: 52, y: 100))
    host.pointerUp(at: CGPoint(x: 52, y: 100))
    #expect(log.entries == ["row", "row"] && isOpen.value)
    host.drag(from: CGPoint(x: 90, y: 100), to: CGPoint(x: 20, y: 100), over: 100)
    #expect(log.entries == ["row", "row"] && !isOpen.value)
  }

  @Test("a control of the menu that is dragged itself comes first") func slider() {
    let isOpen = Remote(true)
    let level = Remote(0.9)
    let host = OffscreenHost(width: 300, height: 200) {
      WithState(isOpen) { isOpen in
        WithState(level) { level in
          Drawer(isOpened: isOpen) {
            Slider(value: level).frame(width: 100)
          } content: {
            Color.white
          }
        }
      }
    }
    host.drag(from: CGPoint(x: 85, y: 100), to: CGPoint(x: 20, y: 100), over: 100)
    #expect(isOpen.value && level.value < 0.3)
  }

  @Test("a scrim dims with the way that is open") func scrim() {
    var scene = DrawerScene()
    scene.scrim = Color.black.opacity(0.4)
    let host = scene.host()
    scene.pull(host, from: 5, to: 55, speed: 500)
    // Half open, half of 40 %.
    #expect(host.pixel(x: 200, y: 100).isClose(to: PixelColor(204, 204, 204)))
    scene.release(host, at: 60)
    host.run(milliseconds: 3000)
    #expect(host.pixel(x: 200, y: 100).isClose(to: PixelColor(153, 153, 153)))
  }

  /// Every change of the flag while a drag goes on is taken up when it ends.
  @Test("a drawer that is opened or closed during a drag does not jump", arguments: [false, true])
  func changedMeanwhile(opened: Bool) {
    let scene = opened ? DrawerScene().opened() : DrawerScene()
    let host = scene.host()
    scene.pull(host, from: opened ? 150 : 5, to: opened ? 110 : 65, speed: 400)
    #expect(scene.reach(host) == 60)
    host.perform { scene.isOpen.value = !opened }
    #expect(scene.reach(host) == 60)
    host.advance(milliseconds: 300)
    #expect(scene.reach(host) == 60)
    scene.release(host, at: opened ? 110 : 65)
    host.run(milliseconds: 2000)
    // By place: more than half is in.
    #expect(scene.isOpen.value && scene.reach(host) == 100)
  }
}
