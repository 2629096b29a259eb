import CBenchProbe
import WaylandUI
import WaylandUITesting

/// Draws a workload without a compositor, with a clock that is moved by hand.
enum OffscreenRun {
  private static var host: OffscreenHost!
  private static var isIdle = false

  static func start(_ options: RunOptions) {
    host = OffscreenHost(
      width: options.size.width, height: options.size.height, scale: options.scale
    ) {
      WorkloadScene(workload: options.workload, rows: options.rows)
    }
    let workload = options.workload
    isIdle = workload == .idle
    var run = bench_offscreen()
    run.subject = options.subject
    run.seconds = options.seconds
    // Nothing happens, second after second.
    run.period = workload.period > 0 ? workload.period : 1
    run.motion = workload.period > 0 ? workload.motion : 1
    run.acts_in_cycle = Int32(workload.movementsInCycle)
    run.is_paced = options.isPaced
    run.act = { _ in MainActor.assumeIsolated { if !OffscreenRun.isIdle { Stage.shared.act() } } }
    run.advance = { _, seconds in
      MainActor.assumeIsolated { OffscreenRun.host.advance(milliseconds: seconds * 1000) }
    }
    bench_offscreen_run(&run)
  }
}
