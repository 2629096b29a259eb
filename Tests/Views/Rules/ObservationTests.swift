import Observation
import Testing
import ViewProbes
import WUIViews
import WaylandUI
import WaylandUITesting

/// How long models remember the views that have read them.
@Suite struct ObservationTests {
  private let model = Model()
  private let step = Remote(0)
  private let log = Journal()

  /// A frame is asked for once for each registration that the model still has.
  @Test func aRestingModelDoesNotCollectRegistrations() {
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(step) { step in Reader(model: model, step: step.wrappedValue) }
    }
    for value in 1...100 { host.perform { step.value = value } }
    host.scene.host.onNeedsFrame = { log.add("frame") }
    model.name = "b"
    // That of the first view of its kind cannot be taken back.
    #expect(1...2 ~= log.entries.count)
    host.perform {}
    #expect(host.exists("b 100"))
  }

  @Test func animatableViewsCollectNoneEither() {
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(step) { step in AnimatedReader(number: Double(step.wrappedValue), model: model) }
    }
    host.perform { withAnimation(.linear(duration: 1)) { step.value = 100 } }
    for _ in 0..<50 { host.advance(milliseconds: 10) }
    host.scene.host.onNeedsFrame = { log.add("frame") }
    model.name = "b"
    #expect(1...2 ~= log.entries.count)
    host.perform {}
    #expect(host.exists("b 50"))
    host.advance(milliseconds: 500)
    #expect(host.exists("b 100"))
    host.perform { model.name = "c" }
    #expect(host.exists("c 100"))
  }

  /// What a body reads for the first time counts from then on.
  @Test func laterReadsCount() {
    let host = OffscreenHost(width: 100, height: 100) {
      WithState(step) { step in
        Reader(model: model, step: step.wrappedValue, readsOther: step.wrappedValue > 1)
      }
    }
    host.perform { model.other = 1 }
    #expect(host.exists("a 0"))
    host.perform { step.value = 1 }
    host.perform { step.value = 2 }
    #expect(host.exists("a1 2"))
    host.perform { model.other = 7 }
    #expect(host.exists("a7 2"))
    host.perform { model.name = "b" }
    #expect(host.exists("b7 2"))
  }

  /// The means to it: a registration that has read a mark ends when the mark is cancelled.
  @Test func aCancelledMarkEndsItsRegistration() {
    let mark = ObservationMark()
    let log = Log()
    withObservationTracking {
      mark.read()
      _ = model.name
    } onChange: {
      if !mark.isCancelled { log.count += 1 }
      log.calls += 1
    }
    mark.cancel()
    #expect(log.calls == 1)
    model.name = "b"
    #expect(log.calls == 1 && log.count == 0)
  }

  nonisolated private final class Log: @unchecked Sendable {
    var calls = 0
    var count = 0
  }
}

@Observable private final class Model {
  var name = "a"
  var other = 0
}

private struct Reader: View {
  let model: Model
  let step: Int
  var readsOther = false

  var body: some View {
    Color.red
      .accessibilityIdentifier("\(model.name)\(readsOther ? "\(model.other)" : "") \(step)")
  }
}

private struct AnimatedReader: View, Animatable {
  var number: Double
  let model: Model

  nonisolated var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  var body: some View {
    Color.red.accessibilityIdentifier("\(model.name) \(Int(number.rounded()))")
  }
}
