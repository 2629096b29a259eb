import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// Where motion is to be reduced, built-in transitions fade in place for 0.2 s.
@Suite struct ReducedMotionTests {
  private struct Comer: View {
    let transition: AnyTransition
    @State private var isThere = false

    var body: some View {
      ZStack(alignment: .leading) {
        Color.white.onTapGesture { isThere.toggle() }
        if isThere {
          Color.black.frame(width: 100).transition(transition).zIndex(1)
        }
      }
      .animation(.linear(duration: 1), value: isThere)
    }
  }

  private static let transitions: [String: AnyTransition] = [
    "move": .move(edge: .leading), "scale": .scale, "offset": .offset(x: 200), "slide": .slide,
  ]

  @Test(arguments: ["move", "scale", "offset", "slide"])
  func movementBecomesAShortFade(name: String) throws {
    let transition = try #require(Self.transitions[name])
    let host = OffscreenHost(width: 200, height: 100, reduceMotion: true) {
      Comer(transition: transition)
    }
    host.tap(x: 180, y: 50)
    #expect(host.pixel(x: 50, y: 50) == PixelColor(255, 255, 255))
    host.advance(milliseconds: 100)
    // Half of an ease-in-out is half of the way.
    #expect(host.pixel(x: 50, y: 50).isClose(to: PixelColor(128, 128, 128)))
    #expect(host.pixel(x: 2, y: 2) == host.pixel(x: 50, y: 50))
    #expect(host.pixel(x: 150, y: 50) == PixelColor(255, 255, 255))
    host.advance(milliseconds: 100)
    #expect(host.pixel(x: 50, y: 50) == PixelColor(0, 0, 0))
    #expect(!host.isAnimating)
  }

  @Test("a change inside of a view that could move keeps its own animation")
  func changesInsideAreLeftAlone() {
    let isWide = Remote(false)
    let host = OffscreenHost(width: 200, height: 100, reduceMotion: true) {
      WithState(isWide) { isWide in
        ZStack(alignment: .leading) {
          Color.white
          if true {
            Color.black.frame(width: isWide.wrappedValue ? 200 : 100)
              .transition(.move(edge: .leading))
          }
        }
      }
    }
    host.perform { withAnimation(.linear(duration: 1)) { isWide.value = true } }
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 149, y: 50) == PixelColor(0, 0, 0))
    #expect(host.pixel(x: 151, y: 50) == PixelColor(255, 255, 255))
  }

  @Test func withoutItTheViewMoves() {
    let host = OffscreenHost(width: 200, height: 100) {
      Comer(transition: .move(edge: .leading))
    }
    host.tap(x: 180, y: 50)
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 25, y: 50) == PixelColor(0, 0, 0))
    #expect(host.pixel(x: 75, y: 50) == PixelColor(255, 255, 255))
  }
}
