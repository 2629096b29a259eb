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

/// Ways in from 60 points further left, for a view that is as wide.
nonisolated enum Entrance: CaseIterable {
  case move, offset, slide

  @MainActor var transition: AnyTransition {
    switch self {
    case .move: .move(edge: .leading)
    case .offset: .offset(x: -60)
    case .slide: .slide
    }
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

  /// A layer is part of what it lies on: both are at the same place at every moment of a transition.
  @Test(arguments: Entrance.allCases)
  func p1_theLayerOfAnInsertedViewMovesInWithIt(entrance: Entrance) {
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(isShown) { isShown in
        ZStack(alignment: .topLeading) {
          Color.white
          if isShown.wrappedValue { Marked().transition(entrance.transition) }
        }
        .animation(.linear(duration: 1), value: isShown.wrappedValue)
      }
    }
    host.perform { isShown.value = true }
    let rows: [(y: CGFloat, color: PixelColor)] = [
      (10, .systemBlue), (30, .systemGreen), (50, PixelColor(0, 0, 0)), (70, .systemRed),
    ]
    for share in [0.25, 0.5, 0.75, 1] as [CGFloat] {
      host.advance(milliseconds: 250)
      for (y, color) in rows {
        let span = host.span(of: color, over: PixelColor(255, 255, 255), y: y)
        #expect(span == Span(start: 0, end: 60 * share), "row \(y) at \(share)")
      }
    }
  }
}

/// Rows of one width, from the top: a layer under the view, one over it, one over that one, the view.
private struct Marked: View {
  var body: some View {
    Color.red.frame(width: 60, height: 60)
      .anchorPreference(key: Place.self, value: .bounds) { $0 }
      .backgroundPreferenceValue(Place.self) { row(.blue, $0).offset(y: -20) }
      .overlayPreferenceValue(Place.self) { anchor in
        row(.green, anchor).overlayPreferenceValue(Place.self) { _ in
          row(.black, anchor).offset(y: 20)
        }
      }
      .offset(y: 20)
  }

  private func row(_ color: Color, _ anchor: Anchor<CGRect>?) -> some View {
    GeometryReader { proxy in
      if let anchor { color.frame(width: proxy[anchor].width, height: 20) }
    }
  }
}
