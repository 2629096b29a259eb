import Testing
import WUIGeometry
import WaylandUI
import WaylandUITesting

private final class Controls {
  var source: Binding<Int>?
}

/// Up to one source at one of three places, and a follower that has a place of its own.
private struct Places: View {
  let controls: Controls
  let hasFollower: Bool
  @State private var source = 1
  @Namespace private var namespace

  var body: some View {
    controls.source = $source
    return ZStack(alignment: .topLeading) {
      Color.white
      ForEach(1..<4) { place in
        if source == place {
          Color.black.matchedGeometryEffect(id: "a", in: namespace)
            .frame(width: 10, height: 10).offset(x: 0)
            .accessibilityIdentifier("source")
            .transition(.identity)
            .padding(.leading, CGFloat(place) * 30)
        }
      }
      if hasFollower {
        Color.red.accessibilityIdentifier("follower")
          .matchedGeometryEffect(id: "a", in: namespace, isSource: false)
          .frame(width: 6, height: 6)
          .padding(.top, 40)
      }
    }
  }
}

/// Shared geometry in odd orders (components.md §4.5).
@Suite struct EngineMatchedTests {
  private let controls = Controls()

  private func host(follower: Bool) -> OffscreenHost {
    OffscreenHost(width: 120, height: 60) { [controls] in
      Places(controls: controls, hasFollower: follower)
    }
  }

  private func go(_ host: OffscreenHost, to place: Int, _ animation: Animation?) {
    host.perform { withAnimation(animation) { controls.source?.wrappedValue = place } }
  }

  @Test func followerGoesHomeWhenTheSourceLeaves() {
    let host = host(follower: true)
    #expect(host.frame(of: "follower") == CGRect(x: 30, y: 0, width: 10, height: 10))
    go(host, to: 0, nil)
    #expect(host.frame(of: "follower") == CGRect(x: 0, y: 40, width: 6, height: 6))
    #expect(host.pixel(x: 2, y: 42) == PixelColor(255, 59, 48))
  }

  @Test func newSourceDoesNotComeFromWhereAnEarlierOneWas() {
    let host = host(follower: true)
    go(host, to: 0, nil)
    host.advance(milliseconds: 100)
    go(host, to: 3, .linear(duration: 1))
    host.advance(milliseconds: 500)
    // The source is there at once; only the follower moves, from its own place.
    #expect(host.pixel(x: 94, y: 9) == PixelColor(0, 0, 0))
  }

  @Test func sourceThatTakesTheOthersPlaceComesFromThere() {
    let host = host(follower: false)
    go(host, to: 3, .linear(duration: 1))
    #expect(host.pixel(x: 32, y: 5) == PixelColor(0, 0, 0))
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 65, y: 5) == PixelColor(0, 0, 0))
    #expect(host.pixel(x: 32, y: 5) == PixelColor(255, 255, 255))
    host.advance(milliseconds: 600)
    #expect(host.pixel(x: 95, y: 5) == PixelColor(0, 0, 0))
    #expect(!host.isAnimating)
  }

  @Test func sourceRemovedAndAddedInOneBatchStays() {
    let host = host(follower: true)
    host.perform {
      withAnimation(.linear(duration: 1)) {
        controls.source?.wrappedValue = 0
        controls.source?.wrappedValue = 1
      }
    }
    host.advance(milliseconds: 500)
    #expect(host.pixel(x: 35, y: 5) == PixelColor(255, 59, 48))
    #expect(host.frame(of: "follower") == CGRect(x: 30, y: 0, width: 10, height: 10))
  }

  @Test func retargetedSourceTurnsWhereItIs() {
    let host = host(follower: false)
    go(host, to: 3, .linear(duration: 1))
    host.advance(milliseconds: 500)
    go(host, to: 2, .linear(duration: 1))
    #expect(host.pixel(x: 65, y: 5) == PixelColor(0, 0, 0))
    host.advance(milliseconds: 2000)
    #expect(host.pixel(x: 65, y: 5) == PixelColor(0, 0, 0))
    #expect(host.pixel(x: 95, y: 5) == PixelColor(255, 255, 255))
  }
}
