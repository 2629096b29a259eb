import CBenchProbe
import WaylandUI

/// One run of one workload, as the command line describes it.
struct RunOptions: Equatable {
  enum Place: String { case window, offscreen }

  var place: Place
  var workload: Workload
  /// Whether the raw client draws instead of the toolkit.
  var isFloor = false
  /// Device pixels.
  var width = 1920
  var height = 1080
  /// Device pixels per point; in a window, what the compositor is known to say.
  var scale = 1.0
  var seconds = 10.0
  var rows = 100
  /// Offscreen: whether each frame waits for its time.
  var isPaced = false
  var isJSON = false

  /// As arguments for a process that is to do the same.
  var arguments: [String] {
    var words = [
      "--\(place)", workload.rawValue, "--size", "\(width)x\(height)", "--scale", "\(scale)",
      "--seconds", "\(seconds)", "--rows", "\(rows)",
    ]
    if isFloor { words.append("--floor") }
    if isPaced { words.append("--paced") }
    if isJSON { words.append("--json") }
    return words
  }

  /// The size in points.
  var size: CGSize { CGSize(width: Double(width) / scale, height: Double(height) / scale) }

  /// What the probe prints the figures under. The strings live as long as the process.
  var subject: bench_subject {
    let name = workload == .rows ? "\(rows) rows" : workload.rawValue
    return bench_subject(
      program: UnsafePointer(strdup("waylandui")), workload: UnsafePointer(strdup(name)),
      is_json: isJSON)
  }
}
