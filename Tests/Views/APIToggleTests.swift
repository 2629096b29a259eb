import Testing
import WaylandUI
import WaylandUITesting

private struct Fixture: View {
  @State var isOn = false

  var body: some View {
    Toggle("Wi-Fi", isOn: $isOn).accessibilityIdentifier("toggle").tint(.green)
      .frame(width: 200)
  }
}

@Suite("API: Toggle") struct APIToggleTests {
  private let green = PixelColor(52, 199, 89)

  @Test("a click on the label switches; the knob moves and the track takes the tint") func pointer()
  {
    let host = OffscreenHost(width: 240, height: 60) { Fixture() }
    // The switch is 38 wide and ends at 220; the knob of 18 lies 2 from its edge.
    #expect(host.pixel(x: 193, y: 30) == PixelColor(255, 255, 255))
    #expect(host.pixel(x: 212, y: 30) != PixelColor(255, 255, 255))
    host.tap(x: 30, y: 30)
    host.run(milliseconds: 1000)
    #expect(host.pixel(x: 193, y: 30) == green)
    #expect(host.pixel(x: 211, y: 30) == PixelColor(255, 255, 255))
    #expect(!host.isAnimating)
  }

  @Test("Space switches it") func space() {
    let host = OffscreenHost(width: 240, height: 60) { Fixture() }
    host.press(.tab)
    host.press(.space)
    host.run(milliseconds: 1000)
    #expect(host.pixel(x: 193, y: 30) == green)
  }
}
