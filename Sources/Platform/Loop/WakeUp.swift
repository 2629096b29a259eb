import WUIGeometry

/// A wake-up of the main thread at a later time. While none is due its timer stands in the far future.
///
/// A run loop's timer, since one of libdispatch would wake up a second thread each time that it is set.
/// It is kept: the run loop on Linux wakes up once more for the last timer that was taken from it.
package final class WakeUp {
  private let action: () -> Void
  private var timer: Timer?
  /// Whether a wake-up is due.
  package private(set) var isSet = false

  /// - Parameter action: Called once per wake-up that is due; it may set another.
  package init(_ action: @escaping () -> Void) {
    self.action = action
  }

  isolated deinit { timer?.invalidate() }

  /// Wakes up once, in `seconds`, in place of the wake-up that was due.
  package func set(after seconds: Double) {
    isSet = true
    let date = Date(timeIntervalSinceNow: max(seconds, 0))
    if let timer {
      timer.fireDate = date
    } else {
      timer = makeTimer(date)
    }
  }

  package func cancel() {
    guard isSet else { return }
    isSet = false
    timer?.fireDate = .distantFuture
  }

  private func makeTimer(_ date: Date) -> Timer {
    // One that does not repeat would be gone after the first wake-up.
    let timer = Timer(fire: date, interval: .greatestFiniteMagnitude, repeats: true) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.fire() }
    }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }

  private func fire() {
    guard isSet else { return }
    cancel()
    action()
  }
}
