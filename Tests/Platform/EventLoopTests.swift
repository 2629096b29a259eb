import Testing
import WUIGeometry

/// Everything that wakes the main thread, each in a process of its own (`LoopProbe`): the main thread
/// of a test's process runs no loop.
@Suite struct EventLoopTests {
  @Test(
    "2.1: beside a connection that rests, all that apps use is served",
    arguments: [
      "timer", "repeating-timer", "async-after", "task", "wake-ups", "wake-up-replaced",
      "wake-up-cancelled", "wake-up-released", "main-queue-from-thread",
      "main-actor-from-thread", "timer-from-thread", "perform-from-thread", "stop-from-thread",
    ])
  func served(scenario: String) throws { try run(scenario) }

  @Test(
    "2.1: whatever happens to the connection is handled",
    arguments: [
      "arrival", "leftover", "flood", "hang-up", "writable", "writable-later", "broken-pipe",
      "no-descriptor",
    ])
  func connection(scenario: String) throws { try run(scenario) }

  @Test(
    "2.1: turns come once, after the handlers, and not within them",
    arguments: ["turns", "chain-of-turns", "turn-from-task", "stop", "nested", "nested-wake-up"])
  func turns(scenario: String) throws { try run(scenario) }

  /// Runs the probe, which lies beside the test's own program, to its end.
  private func run(_ scenario: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let process = Process()
    let messages = Pipe()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "LoopProbe")
    process.arguments = [scenario]
    process.standardError = messages
    try process.run()
    let said = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(
      process.terminationReason == .exit && process.terminationStatus == 0,
      "\(String(decoding: said, as: UTF8.self))", sourceLocation: sourceLocation)
  }
}
