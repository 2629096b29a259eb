import CRunLoop
import WUIGeometry

/// A wake-up of the main thread at a later time.
///
/// A timer of the run loop, since one of libdispatch would wake up a second thread each time that it is set.
package final class WakeUp {
  private let action: () -> Void
  /// Nil before the first wake-up is set.
  private var timer: OpaquePointer?
  /// Whether a wake-up is due.
  package private(set) var isSet = false
  /// Whether it is due and waits for a handler to return.
  private var isPutOff = false

  /// - Parameter action: Called once per wake-up that is due; it may set another.
  package init(_ action: @escaping () -> Void) {
    self.action = action
  }

  isolated deinit {
    if let timer { wui_run_loop_timer_destroy(timer) }
  }

  /// Wakes up once, in `seconds`, in place of the wake-up that was due.
  package func set(after seconds: Double) {
    isSet = true
    isPutOff = false
    let timer = timer ?? makeTimer()
    self.timer = timer
    wui_run_loop_timer_set(timer, max(seconds, 0))
  }

  package func cancel() {
    guard isSet, let timer else { return }
    isSet = false
    isPutOff = false
    wui_run_loop_timer_cancel(timer)
  }

  private func makeTimer() -> OpaquePointer {
    wui_run_loop_timer_create(
      { context in
        MainActor.assumeIsolated {
          Unmanaged<WakeUp>.fromOpaque(context!).takeUnretainedValue().fire()
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func fire() {
    guard isSet else { return }
    isPutOff = !Handlers.call(
      {
        cancel()
        action()
      },
      later: { [weak self] in
        // It may have been set anew meanwhile.
        if let self, isPutOff { fire() }
      })
  }
}
