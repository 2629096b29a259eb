import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// Which views are the same from one update to the next.
@Suite struct StructureTests {
  @Test func optionalsAndSwitchesHaveIdentities() {
    let mode = Remote(0)
    let host = OffscreenHost(width: 200, height: 200) {
      WithState(mode) { mode in Switcher(mode: mode.wrappedValue) }
    }
    host.tap("first 0")
    host.perform { mode.value = 1 }
    #expect(host.identifiers == ["second 0"])
    host.perform { mode.value = 0 }
    #expect(host.identifiers == ["first 0"])
    host.perform { mode.value = 2 }
    #expect(host.identifiers.isEmpty)
  }

  @Test func siblingsKeepTheirStateWhenAnOptionalComes() {
    let isShown = Remote(false)
    let host = OffscreenHost(width: 200, height: 200) {
      WithState(isShown) { isShown in
        VStack {
          if isShown.wrappedValue { Counter(name: "optional") }
          Counter(name: "fixed")
        }
      }
    }
    host.tap("fixed 0")
    host.perform { isShown.value = true }
    #expect(host.identifiers == ["optional 0", "fixed 1"])
  }

  @Test func anyViewKeepsStateWhileTheTypeIsTheSame() {
    let mode = Remote(0)
    let host = OffscreenHost(width: 200, height: 200) {
      WithState(mode) { mode in
        mode.wrappedValue < 2
          ? AnyView(Counter(color: mode.wrappedValue == 0 ? .red : .green))
          : AnyView(Text("other"))
      }
    }
    host.tap("counter 0")
    host.perform { mode.value = 1 }
    #expect(host.identifiers == ["counter 1"])
    host.perform { mode.value = 2 }
    host.perform { mode.value = 0 }
    #expect(host.identifiers == ["counter 0"])
  }

  @Test func twoInstancesHaveTheirOwnState() {
    let host = OffscreenHost(width: 200, height: 200) {
      HStack {
        Counter(name: "a")
        Counter(name: "b")
      }
    }
    host.tap("a 0")
    host.tap("a 1")
    host.tap("b 0")
    #expect(host.identifiers == ["a 2", "b 1"])
  }

  @Test func anUnchangedSubtreeIsNotEvaluated() {
    let number = Remote(0)
    let log = Journal()
    let host = OffscreenHost(width: 200, height: 200) {
      WithState(number) { number in
        VStack {
          Text("\(number.wrappedValue)")
          Noting(title: "same", log: log)
        }
      }
    }
    #expect(log.entries == ["same"])
    host.perform { number.value = 1 }
    host.perform { number.value = 2 }
    #expect(log.entries == ["same"])
  }

  @Test func environmentChangesReachOnlyItsReaders() {
    let direction = Remote(LayoutDirection.leftToRight)
    let log = Journal()
    let host = OffscreenHost(width: 200, height: 200) {
      WithState(direction) { direction in
        VStack {
          DirectionReader(log: log)
          Noting(title: "deaf", log: log)
        }
        .environment(\.layoutDirection, direction.wrappedValue)
      }
    }
    log.entries = []
    host.perform { direction.value = .rightToLeft }
    #expect(log.entries == ["rightToLeft"])
  }

  @Test func styledPropertiesAreResolvedAtThePlaceOfUse() {
    let host = OffscreenHost(width: 200, height: 40) {
      HStack(spacing: 0) {
        Button("a") {}
        Button("b") {}.environment(\.colorScheme, .dark)
      }
      .buttonStyle(SchemeStyle())
    }
    #expect(host.pixel(x: 95, y: 20) == .black)
    #expect(host.pixel(x: 105, y: 20) == .white)
  }

  /// Removing a parent with its children, with a transition each, ends clean.
  @Test func nestedRemovalsEnd() {
    let state = Remote((outer: true, inner: true))
    let log = Journal()
    let host = OffscreenHost(width: 200, height: 200) {
      WithState(state) { state in
        ZStack {
          if state.wrappedValue.outer {
            ZStack {
              if state.wrappedValue.inner {
                Counter(name: "inner").transition(.move(edge: .top)).onDisappear {
                  log.add("inner")
                }
              }
            }
            .transition(.opacity).onDisappear { log.add("outer") }
          }
        }
        .animation(.linear(duration: 1), value: state.wrappedValue.outer)
        .animation(.linear(duration: 1), value: state.wrappedValue.inner)
      }
    }
    host.perform { state.value.inner = false }
    host.advance(milliseconds: 500)
    host.perform { state.value.outer = false }
    host.advance(milliseconds: 1100)
    #expect(!host.isAnimating)
    #expect(host.identifiers.isEmpty)
    #expect(log.entries.sorted() == ["inner", "outer"])
    #expect(host.count(of: .white) == 200 * 200)
  }
}

private struct Switcher: View {
  let mode: Int

  var body: some View {
    switch mode {
    case 0: Counter(name: "first")
    case 1: Counter(name: "second")
    default: EmptyView()
    }
  }
}

private struct Noting: View {
  let title: String
  let log: Journal

  var body: some View {
    let _ = log.add(title)
    Text(title)
  }
}

private struct DirectionReader: View {
  @Environment(\.layoutDirection) private var direction
  let log: Journal

  var body: some View {
    let _ = log.add("\(direction)")
    Text("x")
  }
}

private struct SchemeStyle: ButtonStyle {
  @Environment(\.colorScheme) private var scheme

  func makeBody(configuration: Configuration) -> some View {
    scheme == .dark ? Color.white.frame(width: 100) : Color.black.frame(width: 100)
  }
}
