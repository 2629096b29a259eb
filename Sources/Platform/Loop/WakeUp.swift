import Dispatch
import WUIGeometry

/// A wake-up of the main queue at a later time. Nothing exists while none is due.
package final class WakeUp {
  private let action: () -> Void
  private var timer: (any DispatchSourceTimer)?

  /// - Parameter action: Called once per wake-up that is due; it may set another.
  package init(_ action: @escaping () -> Void) {
    self.action = action
  }

  isolated deinit { timer?.cancel() }

  /// Whether a wake-up is due.
  package var isSet: Bool { timer != nil }

  /// Wakes up once, in `seconds`, in place of the wake-up that was due.
  package func set(after seconds: Double) {
    cancel()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + max(seconds, 0), leeway: .milliseconds(1))
    timer.setEventHandler { [weak self] in
      guard let self, self.timer != nil else { return }
      cancel()
      action()
    }
    timer.activate()
    self.timer = timer
  }

  package func cancel() {
    timer?.cancel()
    timer = nil
  }
}
