import WaylandUI

/// The programs that belong to the bench and lie in its folder.
enum Tool: String {
  case bench
  case floor = "BenchFloor"
  case desktop = "MockDesktop"

  var path: String {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appending(path: rawValue).path
  }
}

/// Ends the program with a line that says why.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("bench: \(message)\n".utf8))
  exit(1)
}
