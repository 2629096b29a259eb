import WaylandUI

/// The demo's entry: shows the window, or plays the tour into pictures.
@main
enum Main {
  static func main() {
    switch DemoCommand(arguments: Array(CommandLine.arguments.dropFirst())) {
    case .window:
      DemoApp.main()
    case .help:
      print(DemoCommand.usage)
    case .tour(let folder):
      do {
        try Tour(folder: folder).play()
      } catch {
        fail("demo: cannot write the tour to \(folder): \(error.localizedDescription)", status: 1)
      }
    case .mistake(let message):
      fail("demo: \(message); see demo --help", status: 2)
    }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(status)
  }
}
