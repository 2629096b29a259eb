import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// Several views at the top of a window form an implicit vertical stack, as in SwiftUI.
@Suite struct WindowLayoutTests {
  private let isShown = Remote(true)

  @Test func viewsStandOneBelowTheOther() {
    let host = OffscreenHost(width: 100, height: 100) {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
      Color.green.frame(width: 60, height: 30).accessibilityIdentifier("b")
    }
    // 20 + 8 + 30 in the middle of 100.
    #expect(host.frame(of: "a") == CGRect(x: 30, y: 21, width: 40, height: 20))
    #expect(host.frame(of: "b") == CGRect(x: 20, y: 49, width: 60, height: 30))
  }

  @Test func flexibleViewsShareTheHeight() {
    let host = OffscreenHost(width: 100, height: 108) {
      Color.red.accessibilityIdentifier("a")
      Color.green.accessibilityIdentifier("b")
    }
    #expect(host.frame(of: "a") == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(host.frame(of: "b") == CGRect(x: 0, y: 58, width: 100, height: 50))
  }

  @Test func spacersGrowDownwards() {
    let host = OffscreenHost(width: 100, height: 100) {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
      Spacer()
      Color.green.frame(width: 60, height: 30).accessibilityIdentifier("b")
    }
    #expect(host.frame(of: "a").minY == 0)
    #expect(host.frame(of: "b").maxY == 100)
  }

  @Test func oneViewIsStillCentred() {
    for size in [40.0, 300] {
      let host = OffscreenHost(width: 100, height: 100) {
        Color.red.frame(width: size, height: 20).accessibilityIdentifier("a")
      }
      #expect(host.frame(of: "a") == CGRect(x: 50 - size / 2, y: 40, width: size, height: 20))
    }
  }

  @Test func whatComesAndGoesMovesTheOthers() {
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(isShown) { isShown in
        Group {
          Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
          if isShown.wrappedValue { Color.green.frame(width: 60, height: 32) }
        }
        .animation(.linear(duration: 1), value: isShown.wrappedValue)
      }
    }
    #expect(host.frame(of: "a").minY == 20)
    host.perform { isShown.value = false }
    #expect(host.frame(of: "a").minY == 40)
    host.advance(milliseconds: 500)
    #expect(isNear(host.span(of: .systemRed, over: .white, x: 32)?.start, 30))
  }

  @Test func rightToLeftKeepsTheMiddle() {
    let host = OffscreenHost(width: 100, height: 100, layoutDirection: .rightToLeft) {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
      Color.green.frame(width: 60, height: 30).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
        .accessibilityIdentifier("b")
    }
    // The guide pushes b behind a's middle, to the left: together they are 20 + 60 wide.
    #expect(host.frame(of: "a").midX == 70)
    #expect(host.frame(of: "b").maxX == 70)
  }
}
