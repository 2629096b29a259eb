import CRunLoop
import Dispatch
import WUIGeometry

/// Watches one descriptor in the main thread's run loop, which serves the main queue,
/// `Task { @MainActor }` and timers as well. Between events it sleeps: an idle loop has no wake-ups.
///
/// A dispatch source would have a second thread wake up for each event, to wake the main thread.
package final class EventLoop {
  private let onReadable: () -> Void
  private let onTurn: () -> Void
  /// Nil once the watch has ended.
  private var source: OpaquePointer?
  private var isTurnScheduled = false
  private var isHandling = false
  /// Something was due while a handler ran a loop of its own.
  private var isPutOff = false
  /// Waits for the handler that ended the watch to return.
  private var completions: [() -> Void] = []

  /// Starts to watch `descriptor`, which must stay open until `stop()`; nil, with `errno` set, where the
  /// process has no descriptor left.
  ///
  /// - Parameters:
  ///   - onReadable: The descriptor has data or has been closed at the other end.
  ///   - onTurn: The end of a turn: after scheduled turns and when the descriptor is writable.
  package init?(
    descriptor: Int32, onReadable: @escaping () -> Void, onTurn: @escaping () -> Void
  ) {
    self.onReadable = onReadable
    self.onTurn = onTurn
    source = wui_run_loop_source_create(
      descriptor,
      { context in
        MainActor.assumeIsolated {
          Unmanaged<EventLoop>.fromOpaque(context!).takeUnretainedValue().serve()
        }
      }, Unmanaged.passUnretained(self).toOpaque())
    guard source != nil else { return nil }
  }

  isolated deinit { endWatch() }

  /// Runs `onTurn` once, soon; many calls within a turn make one.
  package func scheduleTurn() {
    guard !isTurnScheduled, source != nil else { return }
    isTurnScheduled = true
    perform { $0.takeTurn() }
  }

  /// Whether `onTurn` runs as soon as the descriptor can be written to.
  package var waitsForWritable = false {
    didSet {
      guard waitsForWritable != oldValue, let source else { return }
      wui_run_loop_source_watch_writable(source, waitsForWritable)
    }
  }

  /// Ends the watch for good, and calls `completion` when the descriptor may be closed.
  package func stop(then completion: @escaping () -> Void = {}) {
    endWatch()
    if isHandling {
      completions.append(completion)
    } else {
      DispatchQueue.main.async { completion() }
    }
  }

  private func endWatch() {
    guard let source else { return }
    self.source = nil
    waitsForWritable = false
    wui_run_loop_source_destroy(source)
  }

  /// The descriptor may be ready.
  private func serve() {
    handle { source in
      let ready = Int32(wui_run_loop_source_ready(source))
      if ready & ~Int32(POLLOUT) != 0 { onReadable() }
      if ready & Int32(POLLOUT) != 0, waitsForWritable { onTurn() }
    }
    // What is left is not told again. The main queue has its turn in between.
    if !isHandling, let source, wui_run_loop_source_ready(source) != 0 { perform { $0.serve() } }
  }

  private func takeTurn() {
    handle { _ in
      isTurnScheduled = false
      onTurn()
    }
  }

  /// Calls handlers, unless one of them is at work: it may run the run loop itself, as
  /// `Process.waitUntilExit` does, and must not find itself called in the middle.
  private func handle(_ call: (OpaquePointer) -> Void) {
    guard let source else { return }
    guard !isHandling else {
      isPutOff = true
      return
    }
    isHandling = true
    call(source)
    isHandling = false
    if isPutOff {
      isPutOff = false
      perform { loop in
        if loop.isTurnScheduled { loop.takeTurn() }
        loop.serve()
      }
    }
    let completions = completions
    self.completions = []
    for complete in completions {
      complete()
    }
  }

  /// Does `work` before the run loop sleeps again.
  private func perform(_ work: @escaping @MainActor (EventLoop) -> Void) {
    RunLoop.main.perform(inModes: [.common]) { [weak self] in
      MainActor.assumeIsolated {
        if let self { work(self) }
      }
    }
    // It looks for work after most kinds of callbacks, but not after all.
    wui_run_loop_wake_up()
  }

  /// Serves the main queue for the rest of the process's life; `exit` ends it.
  ///
  /// The main thread goes on being the main queue's thread, which `dispatchMain` would give up.
  package static func run() -> Never {
    // A write to a closed pipe is an error to report at the call, not the end of the application.
    signal(SIGPIPE, SIG_IGN)
    while true {
      wui_run_loop_run()
    }
  }
}
