import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// Where motion is to be reduced, a drawer fades for 0.2 s in place of its slide; a drag still moves it.
@Suite struct DrawerReducedMotionTests {
  private func scene(_ place: DrawerPlace) -> DrawerScene {
    var scene = DrawerScene(place)
    scene.reduceMotion = true
    return scene
  }

  /// Whether all of the menu's place shows one colour.
  private func shows(_ color: PixelColor, _ scene: DrawerScene, _ host: OffscreenHost) -> Bool {
    [1, 50, 99].allSatisfy { distance in
      let point = scene.point(distance == 99 ? 98 : distance)
      return host.pixel(x: point.x, y: point.y).isClose(to: color)
    }
  }

  private let half = PixelColor.pureRed.over(.white, opacity: 0.5)

  @Test("the menu fades in place, in and out", arguments: DrawerScene.places)
  func fades(place: DrawerPlace) {
    let scene = scene(place)
    let host = scene.host()
    host.perform { scene.isOpen.value = true }
    #expect(shows(.white, scene, host))
    host.advance(milliseconds: 100)
    // Half of an ease-in-out is half of the way.
    #expect(shows(half, scene, host))
    host.advance(milliseconds: 100)
    #expect(shows(.pureRed, scene, host) && !host.isAnimating)
    host.press(.escape)
    host.advance(milliseconds: 100)
    #expect(shows(half, scene, host))
    host.advance(milliseconds: 100)
    #expect(shows(.white, scene, host) && !host.exists("menu") && !host.isAnimating)
  }

  @Test("turned round, the fade goes on from what is seen") func turnedRound() {
    let scene = scene(DrawerPlace(.leading, .leftToRight))
    let host = scene.host()
    host.perform { scene.isOpen.value = true }
    host.advance(milliseconds: 100)
    host.perform { scene.isOpen.value = false }
    #expect(shows(half, scene, host))
    host.advance(milliseconds: 100)
    // A5: the old curve is at its end, the new one half way from there.
    #expect(shows(half, scene, host))
    host.advance(milliseconds: 100)
    #expect(shows(.white, scene, host) && !host.exists("menu"))
  }

  @Test("a drag moves the menu; let go, it does not slide", arguments: DrawerScene.places)
  func drag(place: DrawerPlace) {
    let scene = scene(place)
    let host = scene.host()
    scene.pull(host, from: 5, to: 65, speed: 400)
    #expect(scene.reach(host) == 60)
    scene.release(host, at: 65)
    #expect(scene.isOpen.value && scene.reach(host) == 100)
    #expect(shows(.pureRed, scene, host))
    scene.pull(host, from: 150, to: 90, speed: 400)
    #expect(scene.reach(host) == 40)
    scene.release(host, at: 90)
    #expect(!scene.isOpen.value)
    host.advance(milliseconds: 100)
    // It fades where it was left.
    #expect(isNear(scene.reach(host, of: half), 40))
    host.advance(milliseconds: 100)
    #expect(scene.reach(host) == 0 && !host.exists("menu"))
  }

  @Test("the page beside a docked menu does not slide but switches", arguments: DrawerScene.places)
  func docked(place: DrawerPlace) {
    let scene = scene(place)
    let host = OffscreenHost(
      width: 300, height: 200, layoutDirection: place.direction, reduceMotion: true
    ) {
      WithState(scene.isOpen) { isOpen in
        Drawer(isOpened: isOpen) {
          Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 100)
        } content: {
          Color(red: 0, green: 0, blue: 1)
        }
        .drawerEdge(place.edge).drawerMode(.docked)
      }
    }
    let (inside, outside) = (scene.point(95), scene.point(105))
    func color(_ point: CGPoint) -> PixelColor {
      // Beside the menu, which is a square in the middle of the edge.
      place.edge == .top || place.edge == .bottom
        ? host.pixel(x: 10, y: point.y) : host.pixel(x: point.x, y: 10)
    }
    #expect(color(inside) == .pureBlue)
    host.perform { scene.isOpen.value = true }
    #expect(color(inside) == .white && color(outside) == .pureBlue)
    host.run(milliseconds: 300)
    host.perform { scene.isOpen.value = false }
    #expect(color(inside) == .pureBlue)
  }

  @Test("a scrim fades as long as the menu") func scrim() {
    var scene = scene(DrawerPlace(.leading, .leftToRight))
    scene.scrim = Color.black.opacity(0.4)
    let host = scene.host()
    host.perform { scene.isOpen.value = true }
    host.advance(milliseconds: 100)
    #expect(host.pixel(x: 250, y: 100).isClose(to: PixelColor(204, 204, 204)))
    host.advance(milliseconds: 100)
    #expect(host.pixel(x: 250, y: 100).isClose(to: PixelColor(153, 153, 153)) && !host.isAnimating)
  }

  @Test("without an animation there is no fade either") func noAnimation() {
    var scene = scene(DrawerPlace(.leading, .leftToRight))
    scene.animation = nil
    let host = scene.host()
    host.perform { scene.isOpen.value = true }
    #expect(shows(.pureRed, scene, host) && !host.isAnimating)
  }

  @Test("what moves in the menu by an animation of its own is left alone") func inside() {
    let isWide = Remote(false)
    let isOpen = Remote(true)
    let host = OffscreenHost(width: 300, height: 200, reduceMotion: true) {
      WithState(isWide) { isWide in
        WithState(isOpen) { isOpen in
          Drawer(isOpened: isOpen) {
            Color(red: 1, green: 0, blue: 0).frame(width: isWide.wrappedValue ? 200 : 100)
          } content: {
            Color.white
          }
        }
      }
    }
    host.perform { withAnimation(.linear(duration: 1)) { isWide.value = true } }
    host.advance(milliseconds: 500)
    #expect(isNear(host.span(of: .pureRed, over: .white, y: 100)?.end, 150))
  }
}
