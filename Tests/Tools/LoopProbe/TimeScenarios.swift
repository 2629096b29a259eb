import Dispatch
import WUIGeometry
import WUIPlatform

extension LoopProbe {
  /// What comes by itself, beside a connection on which nothing comes.
  static let timeScenarios: [(String, Scenario)] = [
    ("timer", timer),
    ("repeating-timer", repeatingTimer),
    ("async-after", asyncAfter),
    ("task", task),
    ("wake-ups", wakeUps),
    ("wake-up-replaced", wakeUpReplaced),
    ("wake-up-cancelled", wakeUpCancelled),
    ("wake-up-released", wakeUpReleased),
  ]

  private static func timer() {
    _ = Connection()
    _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in exit(0) }
  }

  private static func repeatingTimer() {
    _ = Connection()
    var count = 0
    _ = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { _ in
      MainActor.assumeIsolated {
        count += 1
        if count == 3 { succeed() }
      }
    }
  }

  private static func asyncAfter() {
    _ = Connection()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { exit(0) }
  }

  private static func task() {
    _ = Connection()
    Task {
      try await Task.sleep(for: .milliseconds(10))
      succeed()
    }
  }

  /// Each sets the next one, be it due already.
  private static func wakeUps() {
    var count = 0
    var next: () -> Void = {}
    let wakeUp = WakeUp { next() }
    next = {
      check(!wakeUp.isSet, "set while it is there")
      count += 1
      if count == 4 { succeed() }
      wakeUp.set(after: count == 2 ? -1 : 0.005)
    }
    wakeUp.set(after: 0.005)
  }

  private static func wakeUpReplaced() {
    let wakeUp = WakeUp { succeed() }
    wakeUp.set(after: 1000)
    wakeUp.set(after: 0.01)
    _ = Unmanaged.passRetained(wakeUp)
  }

  /// Nobody needs it any more when it has woken up.
  private static func wakeUpReleased() {
    var wakeUp: WakeUp?
    wakeUp = WakeUp {
      wakeUp = nil
      DispatchQueue.main.async { whenAsleep { exit(0) } }
    }
    wakeUp?.set(after: 0.005)
  }

  private static func wakeUpCancelled() {
    let wakeUp = WakeUp { fail("it was cancelled") }
    wakeUp.set(after: 0.005)
    wakeUp.cancel()
    check(!wakeUp.isSet, "set though cancelled")
    _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
      MainActor.assumeIsolated {
        // Kept until here.
        wakeUp.cancel()
        succeed()
      }
    }
  }
}
