import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// The first stages of the arc overlay, without animation.
@Suite struct BasicArcTests {
  private func host() -> OffscreenHost {
    OffscreenHost(width: 400, height: 400) { BasicArcHost() }
  }

  @Test func a1_startsAsASquareWithRoundCorners() {
    let host = host()
    #expect(host.frame(of: "square") == CGRect(x: 150, y: 150, width: 100, height: 100))
    #expect(host.pixel(x: 200, y: 155) == .systemBlue)
    #expect(host.pixel(x: 151, y: 151) == .white)
    #expect(host.pixel(x: 248, y: 248) == .white)
    // The diagonal of a corner of radius 20 starts 20·(1 − 1/√2) = 5.9 points inside.
    #expect(host.pixel(x: 158, y: 158) == .systemBlue)
    for angle in stride(from: 0.0, to: 360, by: 15) { #expect(host.polar(angle) == .white) }
  }

  @Test func a1_theTextIsCentredOnOneLine() {
    let host = host()
    let glyphs = host.span(of: .black, over: .systemBlue, y: 200)
    #expect(isNear(glyphs?.middle, 200, within: 3))
    var rows: [Int] = []
    for y in 152..<248 {
      if host.span(of: .black, over: .systemBlue, y: CGFloat(y)).map({
        $0.length > 0 && $0.start > 153
      }) ?? false {
        rows.append(y)
      }
    }
    #expect((rows.last ?? 0) - (rows.first ?? 0) < 22)
  }

  @Test func a2_theRingComesAndGoesAtOnce() {
    let host = host()
    host.tap("square")
    #expect(!host.isAnimating)
    for angle in stride(from: 0.0, to: 360, by: 15) {
      #expect(host.polar(angle, radius: 137) == .systemRed)
      #expect(host.polar(angle, radius: 163) == .systemRed)
      #expect(host.polar(angle, radius: 132) == .white)
      #expect(host.polar(angle, radius: 168) == .white)
    }
    #expect(host.frame(of: "square") == CGRect(x: 150, y: 150, width: 100, height: 100))
    host.tap("square")
    #expect(host.polar(45) == .white)
    #expect(!host.isAnimating)
  }

  @Test func a3_theRingIsHitOnItsStrokeOnly() {
    let host = host()
    host.tap("square")
    // The hole outside of the text, and outside of the ring.
    host.tapPolar(0, radius: 100)
    host.tapPolar(45, radius: 172)
    #expect(host.polar(45) == .systemRed)
    #expect(host.pixel(x: 200, y: 155) == .systemBlue)
    host.tapPolar(200)
    #expect(host.pixel(x: 200, y: 155) == .systemRed)
    #expect(host.polar(45) == .white)
  }

  @Test func a3_aBareCircleCoversTheTextInPrimary() {
    for (scheme, primary) in [(ColorScheme.light, PixelColor.black), (.dark, .white)] {
      let host = OffscreenHost(width: 200, height: 200, colorScheme: scheme) {
        Text("Hello World").frame(width: 100, height: 100).background(Color.blue)
          .overlay(Circle())
      }
      #expect(host.pixel(x: 100, y: 100) == primary)
      #expect(host.pixel(x: 52, y: 100) == primary)
      #expect(host.pixel(x: 100, y: 147) == primary)
      #expect(host.pixel(x: 54, y: 54) != primary)
      #expect(host.pixel(x: 48, y: 100) != primary)
    }
  }
}
