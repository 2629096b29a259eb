import CBenchProbe
import WaylandUI

/// Shows a workload in a window, which the compositor makes as large as the screen, until the probe has
/// measured it and ends the process.
enum WindowRun {
  /// What the app, which the toolkit makes, is to show.
  fileprivate static var options: RunOptions!

  static func start(_ options: RunOptions) {
    self.options = options
    var run = bench_window()
    run.subject = options.subject
    run.seconds = options.seconds
    run.period = options.workload.period
    run.motion = options.workload.motion
    run.acts_in_cycle = Int32(options.workload.movementsInCycle)
    run.act = { DispatchQueue.main.async { Stage.shared.act() } }
    bench_window_start(&run)
    BenchApp.main()
  }
}

private struct BenchApp: App {
  var body: some Scene {
    WindowGroup("Bench") {
      WorkloadScene(workload: WindowRun.options.workload, rows: WindowRun.options.rows)
    }
    .defaultSize(WindowRun.options.size)
  }
}
