import WaylandUI

/// What the probe says of one run, as `--json` prints it. Times are in milliseconds unless the name
/// says seconds, memory in KiB.
struct Figures: Decodable {
  let frames: Int
  let cpuPerFrame: Double
  let cpu: Double
  /// From frame callback to commit, the median and the longest; nil where no frame answered a callback.
  let answerTime: Double?
  let longestAnswerTime: Double?
  let firstCommit: Double?
  let restSeconds: Double
  let restCPU: Double
  let restWakeUps: Int
  let peakRSS: Double
  let pss: Double
  let pssShared: Double
}

/// When the compositor gives a buffer back.
enum Release: String, CaseIterable {
  /// As soon as it is shown, as compositors that copy it do.
  case early
  /// When the next one is shown, as compositors that read it for every picture of the screen do.
  case hold
}

extension Figures {
  /// Runs a workload in a process of its own, with a desktop of its own.
  static func measure(_ options: RunOptions, release: Release) -> Figures {
    var options = options
    options.isJSON = true
    let size = "\(options.width)x\(options.height)"
    let program = options.isFloor ? Tool.floor : Tool.bench
    let words = options.arguments.filter { $0 != "--floor" }
    let process = Process()
    process.executableURL = URL(filePath: Tool.desktop.path)
    process.arguments = [release.rawValue, size, "\(options.scale)", program.path] + words
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      fail("cannot start \(Tool.desktop.path): \(error.localizedDescription)")
    }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let figures = try? JSONDecoder().decode(Figures.self, from: text) else {
      FileHandle.standardError.write(complaints)
      fail("\(program.rawValue) \(words.joined(separator: " ")) gave no figures")
    }
    return figures
  }
}

/// Runs of the toolkit and of the raw client in turn, so that what else the machine does meets both.
struct Comparison {
  let ours: [Figures]
  let floor: [Figures]

  init(_ options: RunOptions, release: Release, rounds: Int) {
    var raw = options
    raw.isFloor = true
    var (ours, floor): ([Figures], [Figures]) = ([], [])
    for _ in 0..<rounds {
      floor.append(.measure(raw, release: release))
      ours.append(.measure(options, release: release))
    }
    (self.ours, self.floor) = (ours, floor)
  }

  /// The medians of a figure, and their ratio.
  subscript(figure: KeyPath<Figures, Double>) -> (ours: Double, floor: Double, ratio: Double) {
    let ours = median(ours.map { $0[keyPath: figure] })
    let floor = median(floor.map { $0[keyPath: figure] })
    return (ours, floor, ours / floor)
  }
}

/// The middle of some values; of an even number, the mean of the two in the middle.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}
