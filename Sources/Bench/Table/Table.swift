import WaylandUI

/// All workloads beside the raw client, as lines of Markdown.
struct Table {
  /// How often the toolkit and the raw client take turns.
  let rounds: Int

  /// Runs everything; takes some minutes.
  func measure() {
    measureFrames()
    measureRows()
    measureStart()
    measureIdle()
  }

  private func measureFrames() {
    say(
      "| workload | buffers come back | ms a frame | floor | ratio | ms from callback to commit | at worst"
        + " | floor | at worst | PSS, MiB | floor |")
    say("|---|---|---|---|---|---|---|---|---|---|---|")
    var drawer = RunOptions(place: .window, workload: .drawer)
    // The first cycle and two that count.
    drawer.seconds = 6
    var large = drawer
    (large.width, large.height) = (3840, 2160)
    var (arc, segments) = (drawer, drawer)
    (arc.workload, segments.workload) = (.arc, .segments)
    for (name, options) in [
      ("W1 drawer", drawer), ("W1 drawer", large), ("W2 arc", arc), ("W3 segments", segments),
    ] {
      for release in Release.allCases {
        let comparison = Comparison(options, release: release, rounds: rounds)
        let cost = comparison[\.cpuPerFrame]
        let answer = comparison[\.answerTime!]
        let longest = comparison[\.longestAnswerTime!]
        let memory = comparison[\.pss]
        say(
          "| \(name) \(options.width)×\(options.height) | \(release) | \(text(cost.ours)) |"
            + " \(text(cost.floor)) | \(text(cost.ratio, 2)) | \(text(answer.ours, 2)) |"
            + " \(text(longest.ours, 1)) | \(text(answer.floor, 2)) | \(text(longest.floor, 1)) |"
            + " \(mebibytes(memory.ours)) | \(mebibytes(memory.floor)) |")
      }
    }
  }

  private func measureRows() {
    say("\n| W6, one of so many rows changes | ms a frame | floor | ratio | × 100 rows |")
    say("|---|---|---|---|---|")
    var few: Double?
    for rows in [100, 1_000, 10_000] {
      var options = RunOptions(place: .window, workload: .rows)
      options.rows = rows
      options.seconds = 3
      let cost = Comparison(options, release: .early, rounds: rounds)[\.cpuPerFrame]
      few = few ?? cost.ours
      say(
        "| \(rows) | \(text(cost.ours)) | \(text(cost.floor)) | \(text(cost.ratio, 2)) |"
          + " \(text(cost.ours / few!, 2)) |")
    }
  }

  private func measureStart() {
    var options = RunOptions(place: .window, workload: .idle)
    options.seconds = 0.1
    let comparison = Comparison(options, release: .early, rounds: max(rounds, 9))
    let start = comparison[\.firstCommit!]
    let memory = comparison[\.pss]
    say("\n| W5, from exec to the first commit of W1's page | ours | floor | ratio |")
    say("|---|---|---|---|")
    say("| ms | \(text(start.ours, 1)) | \(text(start.floor, 1)) | \(text(start.ratio, 2)) |")
    say(
      "| PSS then, MiB | \(mebibytes(memory.ours)) | \(mebibytes(memory.floor)) |"
        + " \(text(memory.ratio, 2)) |")
  }

  private func measureIdle() {
    var options = RunOptions(place: .window, workload: .idle)
    options.seconds = 10
    let figures = Figures.measure(options, release: .hold)
    say(
      "\nW4, at rest for \(text(figures.restSeconds, 0)) s: \(figures.restWakeUps) wake-ups, "
        + "\(text(figures.restCPU)) ms.")
  }

  /// Prints a line at once, whatever the output is.
  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  private func text(_ value: Double, _ digits: Int = 3) -> String {
    String(format: "%.\(digits)f", value)
  }

  private func mebibytes(_ kibibytes: Double) -> String { text(kibibytes / 1024, 1) }
}
