import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// A square that carries the component's arcs.
private struct Host: View {
  let log: Journal
  @State private var isShowing = false
  @State private var color = Color.blue

  var body: some View {
    Button {
      isShowing.toggle()
    } label: {
      Text("Hello World").frame(width: 100, height: 100).background(color).cornerRadius(20)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("square")
    .onChange(of: color) { log.add("picked") }
    .overlay(ArcSelectionView(isShowing: $isShowing, curColor: $color))
  }
}

/// The arc overlay of the components: the lines of components.md §6.2 on a window of 400 × 400.
@Suite struct ArcSelectionTests {
  private let log = Journal()
  private let inOrder: [PixelColor] = [.systemBlue, .systemRed, .systemGreen, .systemYellow]

  private func host() -> OffscreenHost {
    OffscreenHost(width: 400, height: 400) { Host(log: log) }
  }

  private func square(_ host: OffscreenHost) -> PixelColor { host.pixel(x: 200, y: 155) }

  @Test func a1_nothingIsShownOrHitAtFirst() {
    let host = host()
    #expect(host.frame(of: "square") == CGRect(x: 150, y: 150, width: 100, height: 100))
    for angle in stride(from: 5.0, to: 360, by: 15) {
      #expect(host.polar(angle) == .white)
      host.tapPolar(angle)
    }
    #expect(log.entries.isEmpty && !host.isAnimating)
  }

  @Test func a4_fourQuartersInOrder() {
    let host = host()
    host.tap("square")
    host.advance(milliseconds: 500)
    for (index, color) in inOrder.enumerated() {
      for angle in [2.0, 45, 88] { #expect(host.polar(Double(index) * 90 + angle) == color) }
    }
  }

  @Test func a5_growTurnAndFadeAreLinear() {
    let host = host()
    host.tap("square")
    for (ms, grown, turned, faded) in [(200.0, 0.5, 0.4, 0.4), (250, 0.625, 0.5, 0.5)] {
      host.advance(milliseconds: ms - host.milliseconds)
      for (index, color) in inOrder.enumerated() {
        let end = Double(index + 1) * 90 + 180 * (1 - turned)
        let faint = color.over(.white, opacity: faded)
        #expect(host.polar(end - 1).isClose(to: faint))
        #expect(host.polar(end - 90 * grown + 1).isClose(to: faint))
        #expect(host.polar(end - 90 * grown - 1) == .white)
      }
    }
    host.advance(milliseconds: 251)
    #expect(!host.isAnimating)
  }

  @Test(arguments: 0..<4) func a7_aTapPicksAtOnceAndHides(_ index: Int) {
    let host = host()
    host.tap("square")
    host.advance(milliseconds: 600)
    host.tapPolar(Double(index) * 90 + 45)
    #expect(square(host) == inOrder[index])
    host.advance(milliseconds: 501)
    #expect(host.polar(45) == .white)
    #expect(!host.isAnimating)
  }

  @Test func a8_onlyTheStrokeIsHit() {
    let host = host()
    host.tap("square")
    host.advance(milliseconds: 600)
    for angle in stride(from: 20.0, to: 360, by: 40) {
      host.tapPolar(angle, radius: 133)
      host.tapPolar(angle, radius: 167)
    }
    #expect(host.polar(45) == .systemBlue)
    host.tap("square")
    host.advance(milliseconds: 600)
    #expect(host.polar(45) == .white)
  }

  @Test func a9_theHidingRingIsNotHit() {
    let host = host()
    host.tap("square")
    host.advance(milliseconds: 600)
    host.tapPolar(135)
    host.advance(milliseconds: 50)
    for angle in stride(from: 5.0, to: 360, by: 10) { host.tapPolar(angle) }
    #expect(square(host) == .systemRed)
    #expect(log.entries == ["picked"])
  }

  @Test func keyboardOpensWalksPicksAndCancels() {
    let host = host()
    host.press(.tab)
    host.press(.return)
    host.advance(milliseconds: 600)
    #expect(host.polar(45) == .systemBlue)
    host.press(.rightArrow)
    host.press(.downArrow)
    host.press(.leftArrow)
    host.press(.return)
    #expect(square(host) == .systemRed)
    host.advance(milliseconds: 600)
    #expect(host.polar(45) == .white)
    // The focus is back on the square.
    #expect(host.focusedIdentifier == "square")
    host.press(.space)
    host.advance(milliseconds: 600)
    #expect(host.polar(45) == .systemBlue)
    host.press(.escape)
    host.advance(milliseconds: 600)
    #expect(host.polar(45) == .white)
    #expect(square(host) == .systemRed)
  }
}
