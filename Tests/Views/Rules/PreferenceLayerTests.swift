import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

private struct Words: PreferenceKey {
  static var defaultValue: [String] { ["default"] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Place: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// Layers that are made from a preference (components.md P1): they never see anything but its value.
@Suite struct PreferenceLayerTests {
  private let log = Journal()
  private let isShown = Remote(false)

  @Test func p1_theLayerIsFirstMadeFromTheReducedValue() {
    _ = OffscreenHost(width: 100, height: 100) {
      HStack {
        Color.red.preference(key: Words.self, value: ["a"])
        Color.red.preference(key: Words.self, value: ["b"])
      }
      .overlayPreferenceValue(Words.self) { words in
        let _ = log.add("over \(words.joined())")
        Color.clear
      }
      .backgroundPreferenceValue(Words.self) { words in
        let _ = log.add("under \(words.joined())")
        Color.clear
      }
    }
    #expect(log.entries == ["over ab", "under ab"])
  }

  @Test func p1_whereNothingIsGivenItIsMadeFromTheDefault() {
    _ = OffscreenHost(width: 100, height: 100) {
      Color.red.overlayPreferenceValue(Words.self) { words in
        let _ = log.add(words.joined())
        Color.clear
      }
    }
    #expect(log.entries == ["default"])
  }

  @Test func p1_outerLayersSeeWhatInnerLayersGive() {
    _ = OffscreenHost(width: 100, height: 100) {
      Color.red.preference(key: Words.self, value: ["a"])
        .overlayPreferenceValue(Words.self) { words in
          Color.clear.preference(key: Words.self, value: ["(over \(words.joined()))"])
        }
        .backgroundPreferenceValue(Words.self) { words in
          let _ = log.add(words.joined())
          Color.clear
        }
    }
    #expect(log.entries == ["a(over a)"])
  }

  /// What the layer shows from the start does not come in by a transition of its own.
  @Test func p1_theLayerOfAnInsertedViewIsThereWithIt() {
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(isShown) { isShown in
        ZStack {
          if isShown.wrappedValue {
            Color.white.frame(width: 60, height: 60)
              .anchorPreference(key: Place.self, value: .bounds) { $0 }
              .overlayPreferenceValue(Place.self) { anchor in
                GeometryReader { proxy in
                  if let anchor {
                    Color.green.frame(width: proxy[anchor].width, height: 20)
                      .accessibilityIdentifier("mark")
                  }
                }
              }
              .transition(.identity)
          }
        }
        .animation(.linear(duration: 1), value: isShown.wrappedValue)
      }
    }
    host.perform { isShown.value = true }
    #expect(host.frame(of: "mark") == CGRect(x: 20, y: 20, width: 60, height: 20))
    #expect(host.pixel(x: 50, y: 25) == .systemGreen)
    #expect(!host.isAnimating)
  }

  /// State inside of the layer begins with what the value is, and `onAppear` is told once.
  @Test func p1_viewsOfTheLayerAppearOnce() {
    let host = OffscreenHost(width: 100, height: 100) {
      Color.red.preference(key: Words.self, value: ["a"])
        .overlayPreferenceValue(Words.self) { words in
          if words == ["a"] {
            Color.green.onAppear { log.add("a appears") }
          } else {
            Color.blue.onAppear { log.add("other appears") }
              .onDisappear { log.add("other goes") }
          }
        }
    }
    #expect(log.entries == ["a appears"])
    #expect(host.pixel(x: 50, y: 50) == .systemGreen)
  }
}
