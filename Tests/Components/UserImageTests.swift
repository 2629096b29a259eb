import Testing
import ViewProbes
import WaylandUI
import WaylandUIComponents
import WaylandUITesting

/// The portrait in a menu's header: the line D33 of components.md §6.1.
@Suite struct UserImageTests {
  @Test(
    "D33: the dot of 16 with its rim of 4 lies at 45° on the portrait's rim",
    arguments: [true, false])
  func statusDot(isOnline: Bool) {
    let user = User(name: "Ada", position: "Engineer", isOnline: isOnline)
    let host = OffscreenHost(width: 64, height: 64, scale: 2) {
      UserImage(user: user).frame(width: 48, height: 48)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let rim = 24 + 24 * 0.5.squareRoot()
    let dot = isOnline ? PixelColor(161, 250, 16) : PixelColor(203, 27, 16)
    for angle in stride(from: 0, to: 360, by: 30) {
      func color(_ radius: CGFloat) -> PixelColor {
        let turn = Double(angle) * .pi / 180
        return host.pixel(
          x: rim + radius * CGFloat(cos(turn)), y: rim + radius * CGFloat(sin(turn)))
      }
      #expect(color(3.2).isClose(to: dot), "\(angle)°")
      #expect(color(4.8).isClose(to: PixelColor(210, 215, 209)), "\(angle)°")
      #expect(color(7.2).isClose(to: PixelColor(210, 215, 209)), "\(angle)°")
      #expect(!color(8.8).isClose(to: PixelColor(210, 215, 209), tolerance: 10), "\(angle)°")
    }
  }
}
