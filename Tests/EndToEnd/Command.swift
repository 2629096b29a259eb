import Foundation

/// A program that runs to its end.
struct Command {
  let path: String
  let arguments: [String]
  let environment: [String: String]

  /// A program of the PATH, in this process's environment with additions.
  init(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    guard let path = Self.path(of: name) else { throw Failure("\(name) is not installed") }
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// What went wrong, in words.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  /// Where the PATH has a program; nil where it does not.
  nonisolated static func path(of name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// Runs the program and returns what it printed.
  @discardableResult
  func run() throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.start()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("\(path) \(arguments.joined(separator: " ")): \(text)")
    }
    return text
  }
}

extension Process {
  /// Runs the process with no signal blocked: a child inherits what the thread blocks, which is
  /// nearly everything on those of libdispatch, and would be deaf to its end.
  func start() throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
