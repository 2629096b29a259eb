import Testing
import WaylandUI
import WaylandUITesting

/// Levels of the foreground style are levels of the style around.
@Suite struct ForegroundStyleTests {
  private func color<S: ShapeStyle>(_ style: S, inside outer: Color? = nil) -> PixelColor {
    OffscreenHost(width: 10, height: 10) {
      Rectangle().foregroundStyle(style).foregroundColor(outer)
    }.pixel(x: 5, y: 5)
  }

  /// components.md §5.2: the labels' colours on white, 60,60,67 at 0.6, 0.3 and 0.18.
  @Test func levelsOfTheLabelColour() {
    #expect(color(.primary) == PixelColor(0, 0, 0))
    #expect(color(.secondary).isClose(to: PixelColor(138, 138, 142)))
    #expect(color(.tertiary).isClose(to: PixelColor(197, 197, 199)))
    #expect(color(.quaternary).isClose(to: PixelColor(220, 220, 221)))
  }

  @Test func levelsOfAColourAround() {
    #expect(color(.primary, inside: .red) == PixelColor(255, 59, 48))
    // Red at 60 % on white.
    #expect(color(.secondary, inside: .red).isClose(to: PixelColor(255, 137, 131)))
    #expect(color(.foreground, inside: .red) == PixelColor(255, 59, 48))
  }

  @Test func levelsInsideLevels() {
    let host = OffscreenHost(width: 10, height: 10) {
      Group { Rectangle().foregroundStyle(.secondary) }.foregroundStyle(.secondary)
    }
    // 60 % of 60 % of the label's colour: its alpha is 0.36.
    #expect(host.pixel(x: 5, y: 5).isClose(to: PixelColor(185, 185, 187)))
  }
}
