import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// Variants of calls which must do what their longer forms do.
@Suite("API: variants") struct APIVariantTests {
  private let log = Journal()

  @Test("onGeometryChange tells the first value, then changes of it only") func geometryChange() {
    let width = Remote<CGFloat>(40)
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(width) { width in
        Color.red.frame(width: width.wrappedValue, height: 20)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { log.add("\($0)") }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: { old, new in
            log.add("height \(old) \(new)")
          }
      }
    }
    #expect(log.entries.sorted() == ["40.0", "height 20.0 20.0"])
    host.perform { width.value = 60 }
    host.perform { width.value = 60 }
    #expect(log.entries.dropFirst(2) == ["60.0"])
  }

  @Test("a gesture that is not enabled leaves taps to the views inside and outside")
  func disabledGesture() {
    let isEnabled = Remote(false)
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(isEnabled) { isEnabled in
        Color.red.onTapGesture { log.add("inner") }
          .highPriorityGesture(
            TapGesture().onEnded { log.add("high") }, isEnabled: isEnabled.wrappedValue)
      }
    }
    host.tap(x: 50, y: 50)
    #expect(log.entries == ["inner"])
    host.perform { isEnabled.value = true }
    host.tap(x: 50, y: 50)
    #expect(log.entries == ["inner", "high"])
  }

  @Test("a shape is filled, then outlined above that") func fillAndStroke() {
    let host = OffscreenHost(width: 100, height: 100) {
      Rectangle().fill(.red).strokeBorder(.blue, lineWidth: 10).frame(width: 80, height: 80)
    }
    #expect(host.pixel(x: 15, y: 50) == .systemBlue)
    #expect(host.pixel(x: 21, y: 50) == .systemRed)
    let stroked = OffscreenHost(width: 100, height: 100) {
      Rectangle().fill(.red).stroke(.blue, lineWidth: 10).frame(width: 80, height: 80)
    }
    #expect(stroked.pixel(x: 6, y: 50) == .systemBlue)
    #expect(stroked.pixel(x: 16, y: 50) == .systemRed)
  }

  /// Half a turn from where it begins, a gradient of a full turn is halfway.
  @Test("an angular gradient without angles is a full turn") func angularGradient() {
    let gradient = Gradient(colors: [.black, .white])
    let host = OffscreenHost(width: 101, height: 101) {
      AngularGradient(gradient: gradient, center: .center)
    }
    #expect(host.pixel(x: 5, y: 50).isClose(to: PixelColor(128, 128, 128), tolerance: 3))
    #expect(host.pixel(x: 50, y: 95).isClose(to: PixelColor(64, 64, 64), tolerance: 3))
    let turned = OffscreenHost(width: 101, height: 101) {
      AngularGradient(gradient: gradient, center: .center, angle: .degrees(180))
    }
    #expect(turned.pixel(x: 95, y: 50).isClose(to: PixelColor(128, 128, 128), tolerance: 3))
  }

  @Test("a toggle with a symbol is switched by its title") func toggle() {
    let isOn = Remote(false)
    let host = OffscreenHost(width: 200, height: 50) {
      WithState(isOn) { isOn in
        Toggle("Sounds", systemImage: "speaker.wave.2", isOn: isOn)
          .accessibilityIdentifier("toggle")
      }
    }
    host.tap(x: 50, y: 25)
    #expect(isOn.value)
    #expect(host.accessibilityValue(of: "toggle") == "1")
  }
}
