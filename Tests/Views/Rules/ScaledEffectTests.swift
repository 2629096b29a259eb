import Testing
import WaylandUI
import WaylandUITesting

/// Effects whose lengths are points of the view are scaled along with it, as in SwiftUI.
@Suite struct ScaledEffectTests {
  private func width(ofShadowUnder scale: CGFloat) -> Int {
    let host = OffscreenHost(width: 300, height: 300) {
      Color.black.frame(width: 40, height: 40)
        .shadow(color: .black, radius: 8)
        .scaleEffect(scale)
        .frame(width: 300, height: 300).background(.white)
    }
    let picture = host.snapshot()
    // How far left of the view it is darker than nearly white, in its middle row.
    let edge = 150 - Int(20 * scale)
    return (0..<edge).filter { picture.pixel(x: edge - 1 - $0, y: 150).red < 250 }.count
  }

  @Test func shadows() {
    let (plain, large) = (width(ofShadowUnder: 1), width(ofShadowUnder: 2))
    #expect(plain > 8)
    #expect(abs(large - 2 * plain) <= 2)
  }

  /// A clip in a turned view turns with it, also within a group of its own.
  @Test func clips() {
    let host = OffscreenHost(width: 100, height: 100) {
      Color.red.frame(width: 80, height: 20).clipShape(Rectangle())
        .rotationEffect(.degrees(90))
        .frame(width: 100, height: 100).background(.white)
    }
    let picture = host.snapshot()
    #expect(picture.pixel(x: 50, y: 15).green < 100)
    #expect(picture.pixel(x: 15, y: 50).green > 200)
  }
}
