import CBenchProbe
import WaylandUI

/// Measures what frames cost, and prints it beside what the raw client needs for the same.
@main
enum Bench {
  static func main() {
    switch BenchCommand(arguments: Array(CommandLine.arguments.dropFirst())) {
    case .run(let options) where options.isFloor:
      FloorRun.start(options)
    case .run(let options) where options.place == .window:
      bench_note_exec(CommandLine.unsafeArgv)
      WindowRun.start(options)
    case .run(let options):
      OffscreenRun.start(options)
    case .table(let rounds):
      Table(rounds: rounds).measure()
    case .help:
      print(BenchCommand.usage)
    case .mistake(let message):
      fail("\(message); see bench --help")
    }
  }
}
