import CRunLoop
import WUIGeometry

/// The handlers of events and wake-ups, of which one is at work at a time.
///
/// A handler ends in actions of the app, and such an action may run the run loop itself, as
/// `Process.waitUntilExit` does. It must not find another handler called in its middle: what becomes due
/// meanwhile is put off until it has returned.
enum Handlers {
  private static var isAtWork = false
  private static var waiting: [() -> Void] = []

  /// Calls a handler, unless one is at work: then `later` is called when that has returned, and the
  /// answer is false.
  static func call(_ handler: () -> Void, later: @escaping () -> Void) -> Bool {
    guard !isAtWork else {
      waiting.append(later)
      return false
    }
    isAtWork = true
    handler()
    isAtWork = false
    if !waiting.isEmpty {
      let due = waiting
      waiting = []
      perform {
        for work in due { work() }
      }
    }
    return true
  }

  /// Does `work` on the main thread before its run loop sleeps again.
  static func perform(_ work: @escaping @MainActor () -> Void) {
    RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated { work() } }
    // It looks for work after most kinds of callbacks, but not after all.
    wui_run_loop_wake_up()
  }
}
