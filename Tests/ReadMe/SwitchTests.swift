import Testing
import WaylandUI
import WaylandUITesting

@testable import Hello

@MainActor struct SwitchTests {
  @Test func aTapSwitches() {
    let host = OffscreenHost(width: 360, height: 200) { Switch() }
    host.tap(x: 180, y: 100)
    host.advance(milliseconds: 100)
    #expect(host.isAnimating)
    host.advance(milliseconds: 2000)
    #expect(host.pixel(x: 150, y: 100) == PixelColor(52, 199, 89))
  }
}
