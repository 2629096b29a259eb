import CompatibilitySwift5
import CompatibilitySwift6
import Testing
import WaylandUI
import WaylandUITesting

@Suite("API: listings as apps write them") struct APIListingTests {
  @Test(
    "each listing shows something, and a second look shows the same",
    arguments: [
      "shapes", "modifiers", "environment", "preferences", "styles", "layouts", "models",
      "transitions", "segments", "variants",
    ])
  func listing(name: String) throws {
    let host = OffscreenHost(width: 400, height: 700) {
      Listings.all.first { $0.name == name }?.view
    }
    host.run(milliseconds: 1500)
    let empty = OffscreenHost(width: 400, height: 700) { EmptyView() }
    let seen = host.snapshot()
    #expect(try #require(seen.differences(from: empty.snapshot())) > 100)
    host.advance(milliseconds: 100)
    #expect(host.snapshot().differences(from: seen) == 0)
  }

  @Test("the listing in Swift 5 shows its square") func swift5() {
    let host = OffscreenHost(width: 400, height: 400) { RingMenu() }
    // Color.blue in the light scheme, beside the text.
    #expect(host.pixel(x: 160, y: 160) == PixelColor(0, 122, 255))
    host.tap(x: 200, y: 200)
    host.run(milliseconds: 1000)
    // The ring of radius 150, 4 o'clock: the first quarter, in blue, 10 points higher by now.
    #expect(host.pixel(x: 200 + 106, y: 200 + 96) == PixelColor(0, 122, 255))
  }
}
