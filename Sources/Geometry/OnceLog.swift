import Synchronization

/// Messages for the programmer, each said once.
package final class OnceLog: Sendable {
  /// Writes to standard error.
  package static let standard = OnceLog { line in
    FileHandle.standardError.write(Data(("WaylandUI: " + line + "\n").utf8))
  }

  private let seen = Mutex<Set<String>>([])
  private let write: Mutex<@Sendable (String) -> Void>

  package init(write: @escaping @Sendable (String) -> Void) { self.write = Mutex(write) }

  /// Writes a line unless the same line was written before.
  package func report(_ line: String) {
    guard seen.withLock({ $0.insert(line).inserted }) else { return }
    write.withLock { $0 }(line)
  }

  /// Sends lines elsewhere from now on; tests listen this way.
  package func redirect(to write: @escaping @Sendable (String) -> Void) {
    self.write.withLock { $0 = write }
  }
}
