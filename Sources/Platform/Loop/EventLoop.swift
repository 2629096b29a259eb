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
  /// Something was due while a handler was at work.
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
      guard !wui_run_loop_source_watch_writable(source, waitsForWritable) else { return }
      OnceLog.standard.report(
        "the connection cannot be watched (\(String(cString: strerror(errno)))): start the program again"
      )
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
    let isServed = handle { source in
      let ready = Int32(wui_run_loop_source_ready(source))
      if ready & ~Int32(POLLOUT) != 0 { onReadable() }
      if ready & Int32(POLLOUT) != 0, waitsForWritable { onTurn() }
    }
    // What is left is not told again. The main queue has its turn in between.
    if isServed, let source, wui_run_loop_source_ready(source) != 0 { perform { $0.serve() } }
  }

  private func takeTurn() {
    guard isTurnScheduled else { return }
    handle { _ in
      isTurnScheduled = false
      onTurn()
    }
  }

  /// Calls a handler; false where it is put off.
  @discardableResult
  private func handle(_ call: (OpaquePointer) -> Void) -> Bool {
    guard let source, !isPutOff else { return false }
    let isCalled = Handlers.call(
      {
        isHandling = true
        call(source)
        isHandling = false
      },
      later: { [weak self] in self?.takeUp() })
    isPutOff = !isCalled
    guard isCalled else { return false }
    let completions = completions
    self.completions = []
    for complete in completions {
      complete()
    }
    return true
  }

  /// Does what was put off.
  private func takeUp() {
    isPutOff = false
    takeTurn()
    serve()
  }

  private func perform(_ work: @escaping @MainActor (EventLoop) -> Void) {
    Handlers.perform { [weak self] in
      if let self { work(self) }
    }
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
