import Dispatch
import WUIGeometry

/// Watches one descriptor on the libdispatch main queue, where `Task { @MainActor }` and timers run
/// as well. Between events it sleeps: an idle loop has no wake-ups.
final class EventLoop {
  private let descriptor: Int32
  private let onReadable: () -> Void
  private let onTurn: () -> Void
  private var readSource: (any DispatchSourceRead)?
  private var writeSource: (any DispatchSourceWrite)?
  private var isTurnScheduled = false
  /// The sources that have not been cancelled to the end.
  private let watches = DispatchGroup()

  /// Starts to watch `descriptor`, which must stay open until `stop()`.
  ///
  /// - Parameters:
  ///   - onReadable: The descriptor has data or has been closed at the other end.
  ///   - onTurn: The end of a turn: after scheduled turns and when the descriptor is writable.
  init(descriptor: Int32, onReadable: @escaping () -> Void, onTurn: @escaping () -> Void) {
    self.descriptor = descriptor
    self.onReadable = onReadable
    self.onTurn = onTurn
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      self?.onReadable()
    }
    activate(source)
    readSource = source
  }

  /// Runs `onTurn` once, soon; many calls within a turn make one.
  func scheduleTurn() {
    guard !isTurnScheduled, readSource != nil else { return }
    isTurnScheduled = true
    DispatchQueue.main.async { [weak self] in
      guard let self, readSource != nil else { return }
      isTurnScheduled = false
      onTurn()
    }
  }

  /// Whether `onTurn` runs as soon as the descriptor can be written to.
  var waitsForWritable: Bool {
    get { writeSource != nil }
    set {
      guard newValue != waitsForWritable else { return }
      writeSource?.cancel()
      writeSource = newValue ? makeWriteSource() : nil
    }
  }

  /// Ends the watch for good, and calls `completion` when the descriptor may be closed.
  func stop(then completion: @escaping () -> Void = {}) {
    readSource?.cancel()
    readSource = nil
    waitsForWritable = false
    watches.notify(queue: .main) {
      completion()
    }
  }

  private func activate(_ source: any DispatchSourceProtocol) {
    watches.enter()
    source.setCancelHandler { [watches] in
      watches.leave()
    }
    source.activate()
  }

  private func makeWriteSource() -> any DispatchSourceWrite {
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      self?.onTurn()
    }
    activate(source)
    return source
  }

  /// Serves the main queue for the rest of the process's life; `exit` ends it.
  ///
  /// The main thread goes on being the main queue's thread, which `dispatchMain` would give up.
  static func run() -> Never {
    // A write to a closed pipe is an error to report at the call, not the end of the application.
    signal(SIGPIPE, SIG_IGN)
    while true {
      RunLoop.main.run()
    }
  }
}
