import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// The drawer on every edge in both layout directions, at any length, over, beside and in other drawers.
@Suite struct DrawerEdgeTests {
  @Test("D4, D5: a menu slides in and out over its own edge", arguments: DrawerScene.places)
  func slides(place: DrawerPlace) {
    let scene = DrawerScene(place)
    let host = scene.host()
    host.perform { scene.isOpen.value = true }
    for (ms, progress) in [(100, 0.3936), (200, 0.7996), (442, 1.0102)] as [(Double, CGFloat)] {
      host.advance(milliseconds: ms - host.milliseconds)
      #expect(isNear(scene.reach(host), 100 * progress), "at \(ms) ms")
    }
    host.run(milliseconds: 2000)
    #expect(scene.reach(host) == 100)
    host.press(.escape)
    for (ms, progress) in [(100, 0.3936), (200, 0.7996)] as [(Double, CGFloat)] {
      host.advance(milliseconds: 100)
      #expect(isNear(scene.reach(host), 100 * (1 - progress)), "\(ms) ms after")
    }
    host.run(milliseconds: 2000)
    #expect(scene.reach(host) == 0 && !host.exists("menu"))
  }

  @Test(
    "D16: the way of a menu is its own length, whatever length the drawer gives it",
    arguments: DrawerScene.places, [40, 180] as [CGFloat])
  func anyLength(place: DrawerPlace, length: CGFloat) {
    var scene = DrawerScene(place)
    scene.length = length
    let host = scene.host()
    host.perform { scene.isOpen.value = true }
    host.advance(milliseconds: 100)
    // The menu of 100 points lies in the middle of the length that the drawer gives it.
    let end = (length + 100) / 2
    #expect(isNear(scene.reach(host), end - length * (1 - 0.3936)))
    host.run(milliseconds: 2000)
    #expect(isNear(scene.reach(host), end))
  }

  @Test("O01: a menu that leaves stays above the page", arguments: DrawerScene.places)
  func leavesAboveThePage(place: DrawerPlace) {
    var scene = DrawerScene(place)
    scene.animation = .linear(duration: 1)
    let host = scene.opened().host()
    host.press(.escape)
    var last: CGFloat = 100
    for tenth in 1...9 {
      host.advance(milliseconds: 100)
      let reach = scene.reach(host)
      #expect(isNear(reach, 100 - CGFloat(tenth) * 10))
      #expect(reach < last)
      last = reach
    }
    host.advance(milliseconds: 101)
    #expect(scene.reach(host) == 0 && !host.exists("menu") && !host.isAnimating)
  }

  @Test("a scrim dims all of the page, also while the drawer closes", arguments: DrawerScene.places)
  func scrimFades(place: DrawerPlace) {
    var scene = DrawerScene(place)
    scene.scrim = Color.black.opacity(0.4)
    scene.animation = .linear(duration: 1)
    let host = scene.host()
    let far = scene.point(190)
    func grey() -> Int { host.pixel(x: far.x, y: far.y).red }
    host.perform { scene.isOpen.value = true }
    host.advance(milliseconds: 500)
    // Half of 40 % of black.
    #expect(abs(grey() - 204) <= 2)
    host.advance(milliseconds: 500)
    #expect(abs(grey() - 153) <= 2)
    host.press(.escape)
    #expect(abs(grey() - 153) <= 2)
    host.advance(milliseconds: 500)
    #expect(abs(grey() - 204) <= 2)
    // D10: the page takes taps though the scrim is still there.
    host.tap(at: far)
    #expect(scene.log.entries == ["page"])
    host.advance(milliseconds: 501)
    #expect(grey() == 255)
  }

  @Test("a docked menu takes room from the page, which moves along", arguments: DrawerScene.places)
  func docked(place: DrawerPlace) {
    let scene = DrawerScene(place)
    let host = OffscreenHost(width: 300, height: 200, layoutDirection: place.direction) {
      WithState(scene.isOpen) { isOpen in
        Drawer(isOpened: isOpen) {
          Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 100)
        } content: {
          Color(red: 0, green: 0, blue: 1).accessibilityIdentifier("page")
            .onTapGesture { scene.log.add("page") }
        }
        .drawerEdge(place.edge).drawerMode(.docked).drawerAnimation(.linear(duration: 1))
      }
    }
    /// The distance of the page from the edge.
    func room(_ host: OffscreenHost) -> CGFloat {
      let span =
        place.edge == .top || place.edge == .bottom
        ? host.span(of: .pureBlue, over: .white, x: 10)
        : host.span(of: .pureBlue, over: .white, y: 10)
      guard let span else { return -1 }
      let origin = scene.point(0)
      let ends = [span.start, span.end].map { end in
        place.edge == .top || place.edge == .bottom ? abs(end - origin.y) : abs(end - origin.x)
      }
      return ends.min() ?? -1
    }
    #expect(room(host) == 0)
    host.perform { scene.isOpen.value = true }
    // Opened for the first time: the page does not jump, though nobody knew how long the menu is.
    #expect(room(host) == 0)
    for tenth in [2, 5, 8] as [CGFloat] {
      host.advance(milliseconds: Double(tenth) * 100 - host.milliseconds)
      #expect(isNear(room(host), tenth * 10))
    }
    host.advance(milliseconds: 300)
    #expect(room(host) == 100)
    host.tap(at: scene.point(150))
    host.press(.escape)
    #expect(scene.log.entries == ["page"] && scene.isOpen.value)
    host.perform { scene.isOpen.value = false }
    host.advance(milliseconds: 500)
    #expect(isNear(room(host), 50))
    host.advance(milliseconds: 501)
    #expect(room(host) == 0)
  }

  @Test("two drawers over one page open from their own sides") func twoDrawers() {
    let (left, right) = (Remote(false), Remote(false))
    let host = OffscreenHost(width: 300, height: 200) {
      WithState(left) { left in
        WithState(right) { right in
          Drawer(isOpened: left) {
            Color(red: 1, green: 0, blue: 0).frame(width: 100)
          } content: {
            Drawer(isOpened: right) {
              Color(red: 0, green: 0, blue: 1).frame(width: 80)
            } content: {
              Color.white
            }
            .drawerEdge(.trailing)
          }
        }
      }
    }
    host.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 90, y: 100), over: 100)
    #expect(left.value && !right.value)
    host.run(milliseconds: 2000)
    #expect(host.span(of: .pureRed, over: .white, y: 100) == Span(start: 0, end: 100))
    host.press(.escape)
    host.run(milliseconds: 2000)
    host.drag(from: CGPoint(x: 295, y: 100), to: CGPoint(x: 230, y: 100), over: 100)
    #expect(!left.value && right.value)
    host.run(milliseconds: 2000)
    #expect(host.span(of: .pureBlue, over: .white, y: 100) == Span(start: 220, end: 300))
    // An open drawer takes every drag that closes it.
    host.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 90, y: 100), over: 100)
    #expect(!left.value && !right.value)
    // Both open: Escape closes first the one in front.
    host.perform { right.value = true }
    host.perform { left.value = true }
    host.press(.escape)
    #expect(!left.value && right.value)
    host.press(.escape)
    #expect(!right.value)
  }

  /// Two drawers in each other on one edge: which is open after a drag, from the outside in.
  private func nested(_ outerEdge: Edge, _ innerEdge: Edge, drag: (CGPoint, CGPoint)) -> [Bool] {
    let (outer, inner) = (Remote(false), Remote(false))
    let host = OffscreenHost(width: 300, height: 200) {
      WithState(outer) { outer in
        WithState(inner) { inner in
          Drawer(isOpened: outer) {
            Color.red.frame(width: 100, height: 100)
          } content: {
            Drawer(isOpened: inner) {
              Color.blue.frame(width: 100, height: 100)
            } content: {
              Color.white
            }
            .drawerEdge(innerEdge)
          }
          .drawerEdge(outerEdge)
        }
      }
    }
    host.drag(from: drag.0, to: drag.1, over: 200)
    return [outer.value, inner.value]
  }

  @Test("the innermost drawer takes the drag that it can follow") func innermostTakesTheDrag() {
    let (right, down) = (
      (CGPoint(x: 5, y: 100), CGPoint(x: 95, y: 100)),
      (CGPoint(x: 150, y: 5), CGPoint(x: 150, y: 95))
    )
    #expect(nested(.leading, .leading, drag: right) == [false, true])
    #expect(nested(.leading, .top, drag: right) == [true, false])
    #expect(nested(.leading, .top, drag: down) == [false, true])
    #expect(nested(.top, .leading, drag: down) == [true, false])
    // In the corner the direction decides.
    let corner = CGPoint(x: 5, y: 5)
    #expect(nested(.top, .leading, drag: (corner, CGPoint(x: 95, y: 20))) == [false, true])
    #expect(nested(.top, .leading, drag: (corner, CGPoint(x: 20, y: 95))) == [true, false])
  }
}
