import Observation
import Testing
import ViewProbes
import WaylandUI
import WaylandUITesting

/// Appearing, disappearing, changing: what is called, and when.
@Suite struct LifecycleTests {
  let log = Journal()

  @Test func onAppearIsCalledOnceAfterTheFirstUpdate() {
    let host = OffscreenHost(width: 100, height: 100) {
      VStack {
        Color.red.onAppear { log.add("first") }
        Color.red.onAppear { log.add("second") }
      }
    }
    #expect(log.entries.sorted() == ["first", "second"])
    host.advance(milliseconds: 100)
    #expect(log.entries.count == 2)
  }

  @Test func onDisappearWithoutAnimationIsImmediate() {
    let isShown = Remote(true)
    let log = log
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(isShown) { isShown in
        ZStack {
          if isShown.wrappedValue {
            Color.red.onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
          }
        }
      }
    }
    host.perform { isShown.value = false }
    #expect(log.entries == ["appear", "disappear"])
    host.perform { isShown.value = true }
    #expect(log.entries == ["appear", "disappear", "appear"])
  }

  @Test func onChangeFollowsTheUpdateAndNotTheFirstAppearance() {
    let value = Remote(1)
    let log = log
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(value) { value in
        Color.red
          .onChange(of: value.wrappedValue) { log.add("new \($0)") }
          .onChange(of: value.wrappedValue) { old, new in log.add("\(old) to \(new)") }
          .onChange(of: value.wrappedValue, initial: true) { log.add("any") }
      }
    }
    #expect(log.entries == ["any"])
    log.entries = []
    host.perform { value.value = 2 }
    #expect(log.entries.sorted() == ["1 to 2", "any", "new 2"])
    log.entries = []
    host.perform { value.value = 2 }
    #expect(log.entries.isEmpty)
  }

  @Test func onChangeSeesOneChangePerUpdate() {
    let value = Remote(1)
    let log = log
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(value) { value in
        Color.red.onChange(of: value.wrappedValue) { old, new in log.add("\(old) to \(new)") }
      }
    }
    host.perform {
      value.value = 2
      value.value = 3
    }
    #expect(log.entries == ["1 to 3"])
  }

  @Test func stateWrittenInOnAppearIsShownInTheSameFrame() {
    let host = OffscreenHost(width: 100, height: 100) { AppearingWriter() }
    #expect(host.pixel(x: 50, y: 50) == .systemGreen)
  }

  @Test func taskIsStartedAndCancelled() async {
    let isShown = Remote(true)
    let log = log
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(isShown) { isShown in
        ZStack {
          if isShown.wrappedValue {
            Color.red.task {
              log.add("start")
              while !Task.isCancelled { await Task.yield() }
              log.add("cancelled")
            }
          }
        }
      }
    }
    for _ in 0..<50 where log.entries.isEmpty { await Task.yield() }
    #expect(log.entries == ["start"])
    host.perform { isShown.value = false }
    for _ in 0..<50 where log.entries.count < 2 { await Task.yield() }
    #expect(log.entries == ["start", "cancelled"])
  }

  @Test func observableModelsUpdateWhatReadsThem() {
    let model = Model()
    let host = OffscreenHost(width: 100, height: 40) {
      HStack(spacing: 0) {
        Reader(model: model, log: log)
        Editor(model: model)
      }
    }
    #expect(host.exists("count 0"))
    let evaluations = log.entries.count
    host.perform { model.other += 1 }
    #expect(log.entries.count == evaluations)
    host.perform { model.count += 1 }
    #expect(host.exists("count 1"))
    host.tap("editor")
    #expect(model.count == 11)
    #expect(host.exists("count 11"))
  }

  @Test func observableModelsAnimate() {
    let model = Model()
    let host = OffscreenHost(width: 300, height: 40) { ModelBar(model: model) }
    host.perform { withAnimation(.linear(duration: 1)) { model.width = 200 } }
    host.advance(milliseconds: 500)
    #expect(isNear(host.span(of: .systemRed, over: .white, y: 20)?.end, 100))
  }
}

@Observable private final class Model {
  var count = 0
  var other = 0
  var width: CGFloat = 0
}

private struct Reader: View {
  let model: Model
  let log: Journal

  var body: some View {
    let _ = log.add("body")
    Color.red.accessibilityIdentifier("count \(model.count)")
  }
}

private struct Editor: View {
  @Bindable var model: Model

  var body: some View { Adder(value: $model.count) }
}

private struct Adder: View {
  @Binding var value: Int

  var body: some View {
    Button {
      value += 10
    } label: {
      Color.green
    }.accessibilityIdentifier("editor")
  }
}

private struct ModelBar: View {
  let model: Model

  var body: some View {
    Color.red.frame(width: model.width).frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct AppearingWriter: View {
  @State private var isReady = false

  var body: some View { (isReady ? Color.green : .red).onAppear { isReady = true } }
}
