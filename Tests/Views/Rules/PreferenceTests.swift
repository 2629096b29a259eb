import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// components.md §4.8, and how values of layout come back to views.
@Suite struct PreferenceTests {
  @Test func p1_valuesAreReducedInOrder() {
    let log = Journal()
    let host = OffscreenHost(width: 100, height: 100) {
      VStack {
        Color.red.preference(key: Names.self, value: ["a"])
        HStack {
          Color.red.preference(key: Names.self, value: ["b"])
          Color.red.preference(key: Names.self, value: ["c"])
        }
        Color.red.preference(key: Names.self, value: ["d"])
      }
      .onPreferenceChange(Names.self) { log.add($0.joined()) }
    }
    #expect(log.entries == ["abcd"])
    host.advance(milliseconds: 100)
    #expect(log.entries == ["abcd"])
  }

  @Test func p1_removedViewsAreLeftOut() {
    let isShown = Remote(true)
    let log = Journal()
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(isShown) { isShown in
        VStack {
          Color.red.preference(key: Names.self, value: ["a"])
          if isShown.wrappedValue { Color.red.preference(key: Names.self, value: ["b"]) }
        }
        .animation(.linear(duration: 1), value: isShown.wrappedValue)
        .onPreferenceChange(Names.self) { log.add($0.joined()) }
      }
    }
    host.perform { isShown.value = false }
    #expect(log.entries == ["ab", "a"])
  }

  @Test func p1_overlaysAndBackgroundsAreBuiltFromTheValue() {
    let name = Remote("a")
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(name) { name in
        Color.red.frame(width: 50, height: 50).preference(
          key: Names.self, value: [name.wrappedValue]
        )
        .overlayPreferenceValue(Names.self) { names in
          Color.green.frame(width: 20, height: 20)
            .accessibilityIdentifier("overlay \(names.joined())")
        }
        .backgroundPreferenceValue(Names.self) { names in
          Color.blue.frame(width: 80, height: 80)
            .accessibilityIdentifier("background \(names.joined())")
        }
      }
    }
    #expect(host.frame(of: "overlay a") == CGRect(x: 40, y: 40, width: 20, height: 20))
    #expect(host.frame(of: "background a") == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(host.pixel(x: 50, y: 50) == .systemGreen)
    #expect(host.pixel(x: 30, y: 30) == .systemRed)
    #expect(host.pixel(x: 15, y: 15) == .systemBlue)
    host.perform { name.value = "b" }
    #expect(host.exists("overlay b") && host.exists("background b"))
  }

  @Test func p2_anchorsConvertToTheProxysSpace() {
    let host = OffscreenHost(width: 200, height: 200) {
      ZStack(alignment: .topLeading) {
        Color.white
        Color.red.frame(width: 30, height: 20)
          .anchorPreference(key: Bounds.self, value: .bounds) { $0 }
          .padding(.leading, 50).padding(.top, 70)
      }
      .overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in
          if let anchor {
            let rect = proxy[anchor]
            Color.green.frame(width: rect.width, height: rect.height)
              .accessibilityIdentifier("mark").offset(x: rect.minX, y: rect.minY)
          }
        }
      }
      .padding(10)
    }
    #expect(host.frame(of: "mark") == CGRect(x: 60, y: 80, width: 30, height: 20))
  }

  /// Part 2 of the drawer's article: a mark that moves to the chosen row.
  @Test func p2_anchorsReflectTheModelAndWhatTheyPlaceAnimates() {
    let chosen = Remote(0)
    let host = OffscreenHost(width: 200, height: 120) {
      WithState(chosen) { chosen in
        VStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { row in
            Color.white.frame(height: 40)
              .anchorPreference(key: Bounds.self, value: .bounds) {
                row == chosen.wrappedValue ? $0 : nil
              }
          }
        }
        .overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { proxy in
            if let anchor {
              Color.red.frame(width: proxy[anchor].width, height: proxy[anchor].height)
                .offset(y: proxy[anchor].minY)
            }
          }
        }
        .animation(.linear(duration: 1), value: chosen.wrappedValue)
      }
    }
    #expect(host.span(of: .systemRed, over: .white, x: 100) == Span(start: 0, end: 40))
    host.perform { chosen.value = 2 }
    #expect(host.span(of: .systemRed, over: .white, x: 100) == Span(start: 0, end: 40))
    host.advance(milliseconds: 500)
    #expect(isNear(host.span(of: .systemRed, over: .white, x: 100)?.start, 40))
    host.advance(milliseconds: 501)
    #expect(host.span(of: .systemRed, over: .white, x: 100) == Span(start: 80, end: 120))
  }

  @Test func geometryReadersFollowTheirSizeAndPlace() {
    let width = Remote(CGFloat(100))
    let host = OffscreenHost(width: 300, height: 100) {
      WithState(width) { width in
        HStack(spacing: 0) {
          Color.red.frame(width: width.wrappedValue)
          GeometryReader { proxy in
            Text("x").accessibilityIdentifier(
              "\(Int(proxy.size.width)) \(Int(proxy.frame(in: .global).minX)) \(Int(proxy.frame(in: .named("space")).minX))"
            )
          }
        }
        .coordinateSpace(name: "space")
        .padding(.leading, 20)
      }
    }
    #expect(host.identifiers == ["180 120 100"])
    host.perform { width.value = 30 }
    #expect(host.identifiers == ["250 50 30"])
    host.resize(width: 200, height: 100)
    #expect(host.identifiers == ["150 50 30"])
  }

  /// O17: a measured size that is written to state and used settles after one round.
  @Test func o17_measuringAndUsingSettles() {
    let log = Journal()
    let host = OffscreenHost(width: 200, height: 200) { Measured(growth: 0, log: log) }
    #expect(host.frame(of: "frame").height == 30)
    #expect(log.entries == ["30"])
    let bodies = log.entries.count
    host.advance(milliseconds: 100)
    host.advance(milliseconds: 100)
    #expect(log.entries.count == bodies)
    #expect(!host.isAnimating)
  }

  /// O17: what never settles is bounded in a frame, and input is still answered.
  @Test func o17_whatNeverSettlesIsBounded() {
    let log = Journal()
    let host = OffscreenHost(width: 200, height: 200) { Measured(growth: 1, log: log) }
    #expect(log.entries.count < 100)
    host.tap("frame")
    #expect(log.entries.contains("tap"))
  }

  /// O17 on the other axis, and with the measured view inside of what it changes.
  @Test func o17_widthsSettleToo() {
    let log = Journal()
    let host = OffscreenHost(width: 300, height: 40, scale: 1.5) { EqualWidths(log: log) }
    #expect(log.entries == ["70"])
    for name in ["30", "70", "50"] { #expect(host.frame(of: name).width == 70) }
    host.advance(milliseconds: 100)
    #expect(log.entries == ["70"])
    #expect(!host.scene.host.graph.needsFrame)
  }

  /// O17: what never settles costs a bounded number of rounds in each frame, and none while idle.
  @Test func o17_eachFrameIsBounded() {
    let log = Journal()
    let host = OffscreenHost(width: 200, height: 200) { Measured(growth: 1, log: log) }
    for _ in 0..<5 {
      log.entries = []
      host.advance(milliseconds: 16)
      #expect(log.entries.count <= 5)
    }
  }

  /// O17: an equal value is not told again.
  @Test func o17_equalValuesAreNotReported() {
    let fresh = Remote(0)
    let log = Journal()
    let host = OffscreenHost(width: 200, height: 200) {
      WithState(fresh) { fresh in
        Text("\(fresh.wrappedValue)").preference(key: Names.self, value: ["same"])
          .onPreferenceChange(Names.self) { log.add($0.joined()) }
      }
    }
    for value in 1...5 { host.perform { fresh.value = value } }
    #expect(log.entries == ["same"])
  }
}

private struct Height: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// Measures itself and takes a frame of what it measured, plus something.
private struct Measured: View {
  let growth: CGFloat
  let log: Journal
  @State private var height: CGFloat?

  var body: some View {
    Color.red.frame(width: 50, height: growth > 0 ? height ?? 30 : 30)
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: Height.self, value: proxy.size.height)
        }
      )
      .onPreferenceChange(Height.self) {
        log.add("\(Int($0))")
        height = $0 + growth
      }
      .frame(height: height)
      .accessibilityIdentifier("frame")
      .onTapGesture { log.add("tap") }
  }
}

/// Three cells that all take the width of the widest.
private struct EqualWidths: View {
  let log: Journal
  @State private var width: CGFloat?

  var body: some View {
    HStack(spacing: 0) {
      ForEach([30, 70, 50], id: \.self) { wish in
        Color.red.frame(width: CGFloat(wish), height: 20)
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: Height.self, value: proxy.size.width)
            }
          )
          .frame(width: width).accessibilityIdentifier("\(wish)")
      }
    }
    .onPreferenceChange(Height.self) {
      log.add("\(Int($0))")
      width = $0
    }
  }
}
