import Testing
import WUIGeometry
import WUIViews
import WaylandUI
import WaylandUITesting

private enum SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A value that cannot be compared.
private struct Opaque {
  let number: Int
  let make: () -> Int
}

private enum OpaqueKey: PreferenceKey {
  static var defaultValue: [Opaque] { [] }
  static func reduce(value: inout [Opaque], nextValue: () -> [Opaque]) { value += nextValue() }
}

private final class Controls {
  var flag: Binding<Bool>?
  var log: [String] = []
}

private struct Parts: View {
  let controls: Controls
  @State private var isOn = true

  var body: some View {
    controls.flag = $isOn
    return VStack {
      Color.clear.preference(key: SumKey.self, value: 1)
      Group {
        Color.clear
        if isOn { Color.red.preference(key: SumKey.self, value: 10) }
      }
      .overlay { Color.clear.preference(key: SumKey.self, value: 100) }
    }
    .onPreferenceChange(SumKey.self) { controls.log.append("\($0)") }
  }
}

/// Values that go up (components.md §4.8).
@Suite struct EnginePreferenceTests {
  @Test func leavingViewsAndTheirLayersGiveNothing() {
    let controls = Controls()
    let host = OffscreenHost(width: 40, height: 40) { Parts(controls: controls) }
    #expect(controls.log == ["211"])
    host.perform { withAnimation(.linear(duration: 1)) { controls.flag?.wrappedValue = false } }
    #expect(controls.log == ["211", "101"])
    host.advance(milliseconds: 500)
    host.perform { withAnimation(.linear(duration: 1)) { controls.flag?.wrappedValue = true } }
    #expect(controls.log == ["211", "101", "211"])
  }

  @Test func incomparableValuesDoNotAskForFramesForEver() {
    let host = OffscreenHost(width: 40, height: 40) {
      Color.clear.preference(key: OpaqueKey.self, value: [Opaque(number: 3) { 3 }])
        .overlayPreferenceValue(OpaqueKey.self, alignment: .topLeading) { values in
          Color.black.frame(width: CGFloat(values.first?.number ?? 0), height: 40)
        }
    }
    #expect(host.pixel(x: 2, y: 20) == PixelColor(0, 0, 0))
    #expect(host.pixel(x: 3, y: 20) == PixelColor(255, 255, 255))
    #expect(!host.scene.host.graph.needsFrame)
  }

  @Test func longChainGoesOnInTheNextFrames() {
    let controls = Controls()
    let host = OffscreenHost(width: 40, height: 40) {
      Nest(depth: 9, controls: controls)
    }
    host.run(milliseconds: 200)
    #expect(controls.log.last == "512")
    #expect(!host.scene.host.graph.needsFrame)
  }

  @Test func actionsRunInTheOrderOfTheViews() {
    for _ in 0..<5 {
      let controls = Controls()
      _ = OffscreenHost(width: 40, height: 200) {
        VStack {
          ForEach(0..<8) { number in
            Color.clear.preference(key: SumKey.self, value: number + 1)
              .onPreferenceChange(SumKey.self) { controls.log.append("\($0)") }
          }
        }
      }
      #expect(controls.log == (1...8).map { "\($0)" })
    }
  }
}

/// Each level reads what the level below gives, and doubles it: one round of the update a level.
private struct Nest: View {
  let depth: Int
  let controls: Controls

  var body: some View {
    level(depth).onPreferenceChange(SumKey.self) { controls.log.append("\($0)") }
  }

  private func level(_ depth: Int) -> AnyView {
    guard depth > 0 else { return AnyView(Color.clear.preference(key: SumKey.self, value: 1)) }
    return AnyView(
      level(depth - 1).overlayPreferenceValue(SumKey.self) { value in
        Color.clear.preference(key: SumKey.self, value: value)
      })
  }
}
