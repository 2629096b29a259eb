import Testing
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// The drawer follows a drag from its edge and settles by where it would come to rest.
@Suite struct DrawerDragTests {
  private let red = PixelColor(255, 59, 48)
  private let white = PixelColor(255, 255, 255)

  private struct Page: View {
    var edge = Edge.leading
    var mode = DrawerMode.modal
    var scrim: Color?
    @State var isOpened = false

    var body: some View {
      Drawer(isOpened: $isOpened) {
        Color.red.frame(
          width: edge == .leading || edge == .trailing ? 100 : nil,
          height: edge == .leading || edge == .trailing ? nil : 100)
      } content: {
        Color.white.accessibilityIdentifier(isOpened ? "open" : "closed")
      }
      .drawerEdge(edge)
      .drawerMode(mode)
      .drawerScrim(scrim)
    }
  }

  private func host(
    _ page: Page, direction: LayoutDirection = .leftToRight
  ) -> OffscreenHost {
    OffscreenHost(width: 300, height: 200, layoutDirection: direction) { page }
  }

  @Test func menuFollowsThePointer() {
    let host = host(Page())
    host.pointerDown(at: CGPoint(x: 5, y: 100))
    host.movePointer(to: CGPoint(x: 45, y: 100))
    // 40 points of the menu are in.
    #expect(host.pixel(x: 39, y: 100) == red)
    #expect(host.pixel(x: 41, y: 100) == white)
    host.movePointer(to: CGPoint(x: 250, y: 100))
    // No further than open.
    #expect(host.pixel(x: 99, y: 100) == red)
    #expect(host.pixel(x: 101, y: 100) == white)
  }

  @Test func dragPastTheMiddleOpensAndOneShortOfItCloses() {
    for (end, identifier) in [(CGFloat(70), "open"), (40, "closed")] {
      let host = host(Page())
      host.pointerDown(at: CGPoint(x: 5, y: 100))
      host.movePointer(to: CGPoint(x: end, y: 100))
      host.advance(milliseconds: 500)
      host.pointerUp(at: CGPoint(x: end, y: 100))
      host.run(milliseconds: 3000)
      #expect(host.exists(identifier))
      #expect(host.pixel(x: 50, y: 100) == (identifier == "open" ? red : white))
      #expect(!host.isAnimating)
    }
  }

  /// 35 points in 35 ms are 1000 points a second: the menu would come to rest 250 points further in.
  @Test func flickOpens() {
    let host = host(Page())
    host.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 40, y: 100), over: 35)
    #expect(host.exists("open"))
  }

  @Test func flickBackCloses() {
    let host = host(Page(isOpened: true))
    host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 165, y: 100), over: 35)
    #expect(host.exists("closed"))
    host.run(milliseconds: 3000)
    #expect(host.pixel(x: 5, y: 100) == white)
  }

  /// The menu goes on with the velocity of the pointer: it is further on than a spring from rest.
  @Test func velocityIsTakenOver() {
    func position(after way: CGFloat, over milliseconds: Double) -> Int {
      let host = host(Page())
      host.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 5 + way, y: 100), over: milliseconds)
      host.advance(milliseconds: 30)
      return (0..<300).last { host.pixel(x: CGFloat($0), y: 100) == red } ?? -1
    }
    // Both are let go at 60 of 100 points; one of them quickly.
    #expect(position(after: 60, over: 50) > position(after: 60, over: 2000) + 10)
  }

  /// O14: a drag that is taken away leaves the menu at an end.
  @Test func dragThatIsTakenAwaySettles() {
    let host = host(Page())
    host.pointerDown(at: CGPoint(x: 5, y: 100))
    host.movePointer(to: CGPoint(x: 40, y: 100))
    host.pointerLeave()
    host.run(milliseconds: 3000)
    #expect(host.exists("closed"))
    #expect(host.pixel(x: 5, y: 100) == white)
    host.drag(from: CGPoint(x: 5, y: 100), to: CGPoint(x: 95, y: 100), over: 100)
    #expect(host.exists("open"))
  }

  @Test func dragElsewhereDoesNothing() {
    let host = host(Page())
    host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 250, y: 100), over: 100)
    #expect(host.exists("closed"))
    #expect(host.pixel(x: 5, y: 100) == white)
  }

  @Test(arguments: [Edge.leading, .trailing, .top, .bottom])
  func everyEdge(edge: Edge) {
    let inside: [Edge: (CGFloat, CGFloat)] = [
      .leading: (50, 100), .trailing: (250, 100), .top: (150, 50), .bottom: (150, 150),
    ]
    let host = host(Page(edge: edge, isOpened: true))
    let (x, y) = inside[edge] ?? (0, 0)
    #expect(host.pixel(x: x, y: y) == red)
    host.press(.escape)
    host.run(milliseconds: 3000)
    #expect(host.pixel(x: x, y: y) == white)
  }

  /// O25: in a right-to-left interface the menu lies on the right, and so does the edge to drag from.
  @Test func rightToLeft() {
    let host = host(Page(), direction: .rightToLeft)
    host.drag(from: CGPoint(x: 1, y: 100), to: CGPoint(x: 120, y: 100), over: 200)
    #expect(host.exists("closed"))
    host.drag(from: CGPoint(x: 299, y: 100), to: CGPoint(x: 180, y: 100), over: 200)
    host.run(milliseconds: 3000)
    #expect(host.exists("open"))
    #expect(host.pixel(x: 250, y: 100) == red)
    #expect(host.pixel(x: 150, y: 100) == white)
    host.tap(x: 50, y: 100)
    #expect(host.exists("closed"))
  }

  @Test func scrimDimsWithTheWayThatIsOpen() {
    let host = host(Page(scrim: Color.black.opacity(0.4)))
    host.pointerDown(at: CGPoint(x: 5, y: 100))
    host.movePointer(to: CGPoint(x: 55, y: 100))
    // Half open, half of 40 %.
    #expect(host.pixel(x: 200, y: 100).isClose(to: PixelColor(204, 204, 204)))
    host.pointerUp(at: CGPoint(x: 60, y: 100))
    host.run(milliseconds: 3000)
    #expect(host.pixel(x: 200, y: 100).isClose(to: PixelColor(153, 153, 153)))
  }

  /// O18: a docked drawer stands beside the content, which stays in use.
  @Test func dockedDrawerMakesRoom() {
    let host = host(Page(mode: .docked, isOpened: true))
    #expect(host.frame(of: "open").minX == 100)
    #expect(host.frame(of: "open").width == 200)
    host.tap(x: 200, y: 100)
    #expect(host.exists("open"))
  }
}
