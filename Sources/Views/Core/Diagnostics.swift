import WUIGeometry

/// Messages for the programmer, each said once.
package enum Diagnostics {
  private static var said: Set<String> = []
  /// Where messages go; standard error unless a test listens.
  package static var sink: (String) -> Void = { message in
    FileHandle.standardError.write(Data("WaylandUI: \(message)\n".utf8))
  }

  package static func warnOnce(_ message: String) {
    if said.insert(message).inserted { sink(message) }
  }
}
