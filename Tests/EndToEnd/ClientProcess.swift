import Foundation

/// A program of the package as a client of a compositor.
final class ClientProcess {
  private let name: String
  private let process = Process()
  private let messages = Pipe()

  /// Starts the program on the compositor that the environment names.
  init(_ name: String, environment: [String: String]) throws {
    self.name = name
    process.executableURL = HeadlessSway.product(name)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardError = messages
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.start()
  }

  var isRunning: Bool { process.isRunning }

  var identifier: Int32 { process.processIdentifier }

  /// Waits for the program's end, at most ten seconds. Returns its status and what it said on standard
  /// error.
  func end() throws -> (status: Int32, message: String) {
    let deadline = Date.now.addingTimeInterval(10)
    while process.isRunning {
      guard Date.now < deadline else { throw Command.Failure("\(name) does not end") }
      usleep(20_000)
    }
    let data = messages.fileHandleForReading.readDataToEndOfFile()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Ends the program, if it still runs.
  func terminate() {
    if process.isRunning { process.terminate() }
  }
}
