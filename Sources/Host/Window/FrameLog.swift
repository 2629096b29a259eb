import WUICompositor
import WUIGeometry
import WUIPlatform
import WUISceneGraph

/// Prints what each frame did: which passes ran, on how much, in how many microseconds; and how well the
/// renderer's caches have done since the window opened.
///
/// On where the environment variable `WAYLANDUI_DEBUG` contains the word `frames`, and `caches` for the
/// latter; words are parted by commas.
final class FrameLog {
  private let showsFrames: Bool
  private let showsCaches: Bool
  private var count = 0
  private let start = MonotonicClock.now

  /// A log, if the user asked for one.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let words = environment["WAYLANDUI_DEBUG"]?.split(separator: ",") ?? []
    showsFrames = words.contains("frames")
    showsCaches = words.contains("caches")
    guard showsFrames || showsCaches else { return nil }
  }

  /// Prints one frame, which drew `damage` device pixels anew.
  func report(_ statistics: FrameStatistics, damage: Region, time: Double, renderer: Renderer) {
    count += 1
    let milliseconds = Int(((time - start) * 1000).rounded())
    let heading = "frame \(count) at \(milliseconds) ms: "
    if showsFrames { print(heading + passes(of: statistics, damage)) }
    if showsCaches { print(heading + Self.describe(renderer.caches)) }
  }

  private func passes(of statistics: FrameStatistics, _ damage: Region) -> String {
    let passes = FramePass.allCases.compactMap { pass -> String? in
      guard let seconds = statistics.seconds[pass] else { return nil }
      let amount = amount(of: pass, statistics, damage)
      return "\(pass.rawValue) \(amount) \(Int((seconds * 1e6).rounded())) µs"
    }
    return passes.joined(separator: ", ")
  }

  static func describe(_ caches: [(name: String, usage: CacheUsage)]) -> String {
    caches.map { name, usage in
      "\(name) \(usage.hits) of \(usage.requests) known, \(usage.cost) of \(usage.costLimit) kept"
    }.joined(separator: "; ")
  }

  private func print(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

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
