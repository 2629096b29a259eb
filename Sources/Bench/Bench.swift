import WaylandUI

/// Measures what frames cost, as ratios to what the memory of the same machine allows in the same run.
///
/// Everything happens offscreen and with a clock that is moved by hand, so the figures are the processor time
/// of this process alone: update, layout, animation, recording, damage and drawing, without the compositor.
@main
enum Bench {
  static func main() {
    guard CommandLine.arguments.count == 1 else {
      return print("usage: bench   (no arguments; the window is 1920 × 1080 at scale 1)")
    }
    let floor = Floor(width: Workload.width, height: Workload.height)
    print(
      """
      Offscreen, 1920 × 1080 at scale 1, median of \(Measurement.runs) runs; processor time (user and system).
      Floors of this run: memset of the window \(milliseconds(floor.fill)), copy of the window \
      \(milliseconds(floor.copy)).

      workload                    frames   ms a frame   × memset   × copy
      """)
    for workload in Workload.all {
      let result = Measurement(workload)
      print(
        column(workload.name, 27, leading: true) + column("\(result.frames)", 7)
          + column(milliseconds(result.perFrame), 13)
          + column(ratio(result.perFrame, floor.fill), 11)
          + column(ratio(result.perFrame, floor.copy), 9))
    }
  }

  private static func milliseconds(_ seconds: Double) -> String {
    String(format: "%.3f", seconds * 1000)
  }

  private static func ratio(_ a: Double, _ b: Double) -> String { String(format: "%.2f", a / b) }

  private static func column(_ text: String, _ width: Int, leading: Bool = false) -> String {
    let space = String(repeating: " ", count: max(width - text.count, 0))
    return leading ? text + space : space + text
  }
}
