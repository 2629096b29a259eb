/// A pass of a frame, in the order in which they run.
package enum FramePass: String, CaseIterable, Sendable {
  /// Running animations take their values.
  case animate
  /// Bodies are evaluated, children compared.
  case update
  /// Sizes and positions.
  case layout
  /// Changed targets start animations.
  case start
  /// The tree is recorded into a display list.
  case record
  /// Two display lists are compared.
  case damage
  /// The damage is drawn.
  case draw
}

/// How much work the passes did since the statistics were last taken.
package struct FrameStatistics: Equatable, Sendable {
  package var advancedClients = 0
  package var evaluatedBodies = 0
  package var layoutRounds = 0
  package var placedNodes = 0
  /// Answers to proposals that were not remembered.
  package var measurements = 0
  package var committedClients = 0
  package var recordedItems = 0
  /// Seconds by pass; empty where the scene has no stopwatch.
  package var seconds: [FramePass: Double] = [:]

  package init() {}
}

extension SceneTree {
  /// Returns what has been counted and starts counting anew.
  package func takeStatistics() -> FrameStatistics {
    defer { statistics = FrameStatistics() }
    return statistics
  }

  /// Runs a pass and adds its time to the statistics, where someone measures.
  package func measure<Result>(_ pass: FramePass, _ body: () -> Result) -> Result {
    guard let stopwatch else { return body() }
    let start = stopwatch()
    defer { statistics.seconds[pass, default: 0] += stopwatch() - start }
    return body()
  }
}
