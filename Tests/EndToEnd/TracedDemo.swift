import Foundation

/// The demo with a record of all that it and the compositor say to each other.
final class TracedDemo {
  private let process = Process()
  private let file: URL

  /// Starts the demo on the compositor that the environment names.
  init(environment: [String: String]) throws {
    file = FileManager.default.temporaryDirectory
      .appending(path: "wui-trace-\(UInt32.random(in: 0...UInt32.max))")
    guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
      throw Command.Failure("\(file.path) cannot be made")
    }
    process.executableURL = HeadlessSway.product("demo")
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .merging(["WAYLAND_DEBUG": "client"]) { $1 }
    process.standardError = try FileHandle(forWritingTo: file)
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.start()
  }

  var isRunning: Bool { process.isRunning }

  /// All that was said so far, one message a line.
  var trace: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  /// Errors of the protocol, and of ours.
  var complaints: [Substring] {
    trace.split(separator: "\n").filter {
      $0.contains(/wl_display@1\.error/) || $0.contains("rror:")
    }
  }

  /// Waits until the record says something, at most twenty seconds.
  ///
  /// - Throws: Its end, where it does not.
  func waitUntil(_ what: String, _ condition: (String) -> Bool) throws {
    let deadline = Date.now.addingTimeInterval(20)
    while !condition(trace) {
      guard Date.now < deadline, isRunning else {
        let end = trace.split(separator: "\n").suffix(10).joined(separator: "\n")
        throw Command.Failure("waited in vain until \(what); the last words:\n\(end)")
      }
      usleep(50_000)
    }
  }

  /// Ends the demo, if it still runs, and forgets the record.
  func terminate() {
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: file)
  }
}
