import Testing
import WaylandUI
import WaylandUITesting

/// Pictures that tests and films are made from.
@Suite struct SnapshotTests {
  @Test func changesAreClearWhereNothingChanged() {
    func picture(_ width: CGFloat) -> Snapshot {
      OffscreenHost(width: 40, height: 20) {
        Color.red.frame(width: width).frame(maxWidth: .infinity, alignment: .leading)
          .background(Color.white)
      }.snapshot()
    }
    let changes = picture(30).changes(from: picture(20))
    #expect(changes.pixel(x: 19, y: 10) == PixelColor(0, 0, 0, 0))
    #expect(changes.pixel(x: 20, y: 10) == PixelColor(255, 59, 48))
    #expect(changes.pixel(x: 29, y: 10) == PixelColor(255, 59, 48))
    #expect(changes.pixel(x: 30, y: 10) == PixelColor(0, 0, 0, 0))
  }
}
