import Foundation
import Synchronization
import Testing
import WaylandUI
import WaylandUITesting

/// What a debug build says when the programmer errs; each message once, naming the view.
@Suite(.serialized) struct ProgrammerErrorTests {
  private func messages(of body: () -> Void) -> [String] {
    let lines = Lines()
    Warnings.listen { lines.add($0) }
    body()
    return lines.all
  }

  nonisolated private final class Lines: Sendable {
    private let storage = Mutex<[String]>([])
    func add(_ line: String) { storage.withLock { $0.append(line) } }
    var all: [String] { storage.withLock { $0 } }
  }

  @Test func twoSourcesOfOneMatchedId() {
    struct Both: View {
      @Namespace private var namespace

      var body: some View {
        VStack {
          Circle().matchedGeometryEffect(id: "twins", in: namespace)
          Capsule().matchedGeometryEffect(id: "twins", in: namespace)
        }
      }
    }
    let said = messages { _ = OffscreenHost(width: 100, height: 100) { Both() } }
    #expect(said.count { $0.contains("twins") && $0.contains("Circle, Capsule") } == 1)
  }

  @Test func removalThatItsSiblingsHide() {
    struct Hidden: View {
      @State var isOpen = true

      var body: some View {
        ZStack {
          Color.white.onTapGesture { isOpen.toggle() }
          if isOpen { Ellipse().frame(width: 40, height: 40).allowsHitTesting(false) }
        }
        .animation(.linear(duration: 1), value: isOpen)
      }
    }
    let host = OffscreenHost(width: 100, height: 100) { Hidden() }
    let said = messages { host.tap(x: 5, y: 5) }
    #expect(said.count { $0.contains("Ellipse") && $0.contains("zIndex") } == 1)
  }

  @Test func duplicateIdsInForEach() {
    let said = messages {
      _ = OffscreenHost(width: 100, height: 100) {
        ForEach(["once", "twice", "twice"], id: \.self) { Text($0) }
      }
    }
    #expect(said.count { $0.contains("ForEach") && $0.contains("twice") } == 1)
  }

  @Test func stateWrittenWhileABodyIsEvaluated() {
    struct Writer: View {
      @State private var count = 0

      var body: some View {
        if count < 3 { count += 1 }
        return Text("\(count)")
      }
    }
    let said = messages { _ = OffscreenHost(width: 100, height: 100) { Writer() } }
    #expect(said.count { $0.contains("Writer") && $0.contains("body") } == 1)
  }

  /// O17: the value that grows with every reading stops, is reported, and the app still answers.
  @Test func preferenceThatFeedsItself() {
    struct Growing: View {
      @State private var height: CGFloat = 10
      @State private var taps = 0

      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: height)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: GrowingHeight.self, value: proxy.size.height)
              }
            )
            .onPreferenceChange(GrowingHeight.self) { height = $0 + 1 }
          Button("\(taps) taps") { taps += 1 }.accessibilityIdentifier("taps \(taps)")
        }
      }
    }
    var host: OffscreenHost?
    let said = messages { host = OffscreenHost(width: 100, height: 200) { Growing() } }
    #expect(said.count { $0.contains("GrowingHeight") } == 1)
    host?.tap("taps 0")
    #expect(host?.exists("taps 1") == true)
  }
}

private struct GrowingHeight: PreferenceKey {
  static var defaultValue: CGFloat { 0 }

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}
