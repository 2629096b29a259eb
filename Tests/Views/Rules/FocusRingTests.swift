import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// The mark of the focused view has the accent colour of the place where the view is.
@Suite struct FocusRingTests {
  /// The accent at 0.9 over white, or over black: a stroke of 2.5 whose middle lies 3 outside the view.
  private func ring(_ host: OffscreenHost) -> PixelColor {
    let frame = host.frame(of: "view")
    return host.pixel(x: frame.midX, y: frame.minY - 3)
  }

  private func host<V: View>(@ViewBuilder _ content: @escaping () -> V) -> OffscreenHost {
    let host = OffscreenHost(width: 100, height: 60) { content() }
    host.press(.tab)
    return host
  }

  private var view: some View {
    Color.gray.frame(width: 40, height: 20).accessibilityIdentifier("view").focusable()
  }

  @Test func theRingHasTheAppsAccent() {
    #expect(
      ring(host { view }).isClose(to: PixelColor.systemBlue.over(.white, opacity: 0.9)))
  }

  @Test func anInnerTintCounts() {
    let expected = PixelColor.systemRed.over(.white, opacity: 0.9)
    #expect(ring(host { view.tint(.red) }).isClose(to: expected))
    #expect(ring(host { VStack { view }.tint(.red).tint(.green) }).isClose(to: expected))
    let button = host {
      Button(action: {}) {
        Color.gray.frame(width: 40, height: 20).accessibilityIdentifier("view")
      }
      .tint(.red)
    }
    #expect(ring(button).isClose(to: expected))
  }

  @Test func anInnerColourSchemeCounts() {
    let dark = host { view.environment(\.colorScheme, .dark) }
    #expect(
      ring(dark).isClose(to: PixelColor(10, 132, 255).over(.white, opacity: 0.9)))
  }

  @Test func anotherTintShowsAtOnce() {
    let isRed = Remote(false)
    let host = host {
      WithState(isRed) { isRed in view.tint(isRed.wrappedValue ? .red : .green) }
    }
    #expect(ring(host).isClose(to: PixelColor.systemGreen.over(.white, opacity: 0.9)))
    host.perform { isRed.value = true }
    #expect(ring(host).isClose(to: PixelColor.systemRed.over(.white, opacity: 0.9)))
  }
}
