import Testing
import WUIGeometry
import WUIPlatform

@testable import WUIHost

/// The rim by which a window without decorations is resized.
@Suite struct WindowFrameTests {
  let frame = WindowFrame(size: CGSize(width: 400, height: 300))

  @Test(arguments: [
    (CGPoint(x: 0, y: 150), [WindowEdges.left]), (CGPoint(x: 399, y: 150), [.right]),
    (CGPoint(x: 200, y: 4), [.top]), (CGPoint(x: 200, y: 296), [.bottom]),
    (CGPoint(x: 2, y: 2), [.left, .top]), (CGPoint(x: 15, y: 1), [.left, .top]),
    (CGPoint(x: 1, y: 15), [.left, .top]), (CGPoint(x: 398, y: 290), [.right, .bottom]),
    (CGPoint(x: 390, y: 1), [.right, .top]), (CGPoint(x: 17, y: 1), [.top]),
    (CGPoint(x: 200, y: 150), []), (CGPoint(x: 6, y: 6), []), (CGPoint(x: 401, y: 2), []),
  ])
  func edges(point: CGPoint, edges: [WindowEdges]) {
    #expect(frame.edges(at: point) == WindowEdges(edges))
  }

  @Test(
    "a finger has larger corners and a larger upper rim; the sides belong to the content",
    arguments: [
      (CGPoint(x: 19, y: 19), [WindowEdges.left, .top]), (CGPoint(x: 20, y: 20), []),
      (CGPoint(x: 19, y: 281), [.left, .bottom]), (CGPoint(x: 381, y: 281), [.right, .bottom]),
      (CGPoint(x: 380, y: 280), []), (CGPoint(x: 385, y: 3), [.right, .top]),
      (CGPoint(x: 200, y: 9), [.top]), (CGPoint(x: 200, y: 10), []),
      (CGPoint(x: 4, y: 150), [.left]), (CGPoint(x: 5, y: 150), []),
      (CGPoint(x: 395, y: 150), []), (CGPoint(x: 200, y: 295), []),
      (CGPoint(x: 200, y: 296), [.bottom]),
      (CGPoint(x: 381, y: 20), []), (CGPoint(x: 350, y: 8), []), (CGPoint(x: 350, y: 6), [.top]),
    ])
  func touch(point: CGPoint, edges: [WindowEdges]) {
    var frame = frame
    frame.buttons = TitleBar.buttons(count: 3, width: 400)
    #expect(frame.buttons == CGRect(x: 302, y: 7, width: 90, height: 26))
    #expect(frame.edges(at: point, isTouch: true) == WindowEdges(edges))
  }

  @Test(
    arguments: [
      ([WindowEdges.left], "ew-resize"), ([.bottom], "ns-resize"), ([.left, .top], "nwse-resize"),
      ([.left, .bottom], "nesw-resize"), ([], nil),
    ] as [([WindowEdges], String?)])
  func cursor(edges: [WindowEdges], name: String?) {
    #expect(PointerCursor(WindowEdges(edges))?.rawValue == name)
  }
}
