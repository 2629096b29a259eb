import WUICompositor
import WUIGeometry
import WUIPlatform
import WUISceneGraph

/// Prints what each frame did: which passes ran, on how much, in how many microseconds.
///
/// On where the environment variable `WAYLANDUI_DEBUG` contains the word `frames`; words are parted
/// by commas.
final class FrameLog {
  private var count = 0
  private let start = MonotonicClock.now

  /// A log, if the user asked for one.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let words = environment["WAYLANDUI_DEBUG"]?.split(separator: ",") ?? []
    guard words.contains("frames") else { return nil }
  }

  /// Prints one frame, which drew `damage` device pixels anew.
  func report(_ statistics: FrameStatistics, damage: Region, time: Double) {
    count += 1
    let passes = FramePass.allCases.compactMap { pass -> String? in
      guard let seconds = statistics.seconds[pass] else { return nil }
      let amount = amount(of: pass, statistics, damage)
      return "\(pass.rawValue) \(amount) \(Int((seconds * 1e6).rounded())) µs"
    }
    let milliseconds = Int(((time - start) * 1000).rounded())
    let line = "frame \(count) at \(milliseconds) ms: \(passes.joined(separator: ", "))\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  private func amount(of pass: FramePass, _ statistics: FrameStatistics, _ damage: Region)
    -> String
  {
    switch pass {
    case .animate: "\(statistics.advancedClients) nodes"
    case .update: "\(statistics.evaluatedBodies) bodies"
    case .layout: "\(statistics.placedNodes) nodes"
    case .start: "\(statistics.committedClients) nodes"
    case .record: "\(statistics.recordedItems) items"
    case .damage: "\(damage.rects.count) rectangles"
    case .draw: "\(damage.rects.reduce(0) { $0 + $1.width * $1.height }) pixels"
    }
  }
}
