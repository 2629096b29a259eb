import Synchronization
import WUIGeometry

/// Reports problems of an app's resources, each once.
package final class OnceLog: Sendable {
  /// Writes to standard error.
  package static let standard = OnceLog { line in
    FileHandle.standardError.write(Data(("WaylandUI: " + line + "\n").utf8))
  }

  private let seen = Mutex<Set<String>>([])
  private let write: @Sendable (String) -> Void

  package init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// Writes a line unless the same line was written before.
  package func report(_ line: String) {
    if seen.withLock({ $0.insert(line).inserted }) { write(line) }
  }
}
