/// What the command line asks the demo to do.
enum DemoCommand: Equatable {
  case window
  case tour(folder: String)
  case help
  /// The arguments mean nothing; says which, in words for the user.
  case mistake(String)

  /// Reads the arguments after the program's name.
  init(arguments: [String]) {
    switch arguments.first {
    case nil:
      self = .window
    case "--help", "-h":
      self = arguments.count == 1 ? .help : .mistake("unknown argument \(arguments[1])")
    case "--tour":
      if arguments.count == 2 {
        self = .tour(folder: arguments[1])
      } else {
        self = .mistake("--tour takes one folder")
      }
    case let argument?:
      self = .mistake("unknown argument \(argument)")
    }
  }

  static let usage = """
    Shows the components of WaylandUI in a window.

      demo              open the window
      demo --tour DIR   play a keyboard script without a display; write numbered
                        PNG pictures and one animated picture to DIR
      demo --help       show this text
    """
}
