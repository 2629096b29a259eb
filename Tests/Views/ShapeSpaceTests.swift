import Testing
import WaylandUI
import WaylandUITesting

/// A shape that draws at the corner of its own space, whatever rectangle it is given.
nonisolated private struct Corner: Shape {
  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 10, height: 10)) }
}

/// Shapes are asked for their path in the space of the view they belong to, not in the window's.
@Suite struct ShapeSpaceTests {
  private let red = PixelColor(255, 59, 48)
  private let white = PixelColor(255, 255, 255)

  @Test func clip() {
    let host = OffscreenHost(width: 100, height: 100) {
      Color.red.frame(width: 40, height: 40).clipShape(Corner())
    }
    // The view lies at (30, 30).
    #expect(host.pixel(x: 35, y: 35) == red)
    #expect(host.pixel(x: 45, y: 35) == white)
    #expect(host.pixel(x: 5, y: 5) == white)
  }

  @Test func contentShape() {
    var taps = 0
    let host = OffscreenHost(width: 100, height: 100) {
      Color.red.frame(width: 40, height: 40).contentShape(Corner()).onTapGesture { taps += 1 }
    }
    host.tap(x: 45, y: 45)
    #expect(taps == 0)
    host.tap(x: 35, y: 35)
    #expect(taps == 1)
  }
}
