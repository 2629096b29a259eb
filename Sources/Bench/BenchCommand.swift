import WaylandUI

/// What the command line asks the bench to do.
enum BenchCommand: Equatable {
  case run(RunOptions)
  case table(rounds: Int)
  case help
  /// The arguments mean nothing; says which, in words for the user.
  case mistake(String)

  /// Reads the arguments after the program's name.
  init(arguments: [String]) {
    var rest = arguments[...]
    var options: RunOptions?
    var rounds = 3
    var changes: [(inout RunOptions) -> Void] = []
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h":
        self = .help
        return
      case "--window", "--offscreen":
        guard let workload = rest.popFirst().flatMap(Workload.init) else {
          let names = Workload.allCases.map(\.rawValue).joined(separator: ", ")
          self = .mistake("\(word) takes one of \(names)")
          return
        }
        options = RunOptions(place: word == "--window" ? .window : .offscreen, workload: workload)
      case "--floor": changes.append { $0.isFloor = true }
      case "--paced": changes.append { $0.isPaced = true }
      case "--json": changes.append { $0.isJSON = true }
      case "--size":
        let sides = rest.popFirst()?.split(separator: "x").compactMap { Int($0) } ?? []
        guard sides.count == 2, sides.allSatisfy({ $0 > 0 }) else {
          self = .mistake("--size takes a width and a height, such as 1920x1080")
          return
        }
        changes.append { ($0.width, $0.height) = (sides[0], sides[1]) }
      case "--scale", "--seconds", "--rows", "--rounds":
        guard let number = rest.popFirst().flatMap(Double.init), number > 0 else {
          self = .mistake("\(word) takes a number above 0")
          return
        }
        if word == "--rounds" { rounds = Int(number) }
        changes.append { options in
          switch word {
          case "--scale": options.scale = number
          case "--seconds": options.seconds = number
          case "--rows": options.rows = Int(number)
          default: break
          }
        }
      default:
        self = .mistake("unknown argument \(word)")
        return
      }
    }
    guard var options else {
      self = .table(rounds: rounds)
      return
    }
    for change in changes { change(&options) }
    self = .run(options)
  }

  static let usage = """
    Measures what frames cost; Sources/Bench/README.md says how.

      bench [--rounds N]         all workloads, each beside the raw client; some minutes
      bench --window WORKLOAD    one workload in a window
      bench --offscreen WORKLOAD the same without a compositor
      bench --help               show this text

    WORKLOAD is drawer, arc, segments, idle or rows. With it go:

      --size 1920x1080           device pixels
      --scale 1                  device pixels per point
      --seconds 10               how long the run is
      --rows 100                 how many rows
      --floor                    the raw client instead
      --paced                    offscreen: 60 frames a second, not as fast as possible
      --json                     one line for scripts
    """
}
