import Dispatch
import WUIGeometry
import WUIPlatform

/// A process whose main thread runs an event loop, which that of a test does not. It does what its
/// argument names, and ends with status 0 when it was served as it should be.
@main
enum LoopProbe {
  static func main() {
    // Who sleeps by then was forgotten. Whoever started us may have had its threads' signals blocked.
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    alarm(20)
    guard let name = CommandLine.arguments.dropFirst().first, let begin = scenarios[name] else {
      fail("no scenario of this name")
    }
    begin()
    EventLoop.run()
  }

  typealias Scenario = @MainActor () -> Void

  static let scenarios: [String: Scenario] = Dictionary(
    uniqueKeysWithValues: timeScenarios + threadScenarios + descriptorScenarios + turnScenarios)

  static func succeed() -> Never { exit(0) }

  nonisolated static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("LoopProbe: \(message)\n".utf8))
    exit(1)
  }

  static func check(_ condition: Bool, _ message: String) {
    if !condition { fail(message) }
  }
}
