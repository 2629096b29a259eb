import WaylandUI

/// The picture of a workload.
struct WorkloadScene: View {
  let workload: Workload
  /// The number of rows, for ``Workload/rows``.
  let rows: Int

  var body: some View {
    @Bindable var stage = Stage.shared
    switch workload {
    case .drawer, .idle: DrawerScene(isOpened: $stage.isOpened)
    case .arc: ArcScene(isShowing: $stage.isOpened)
    case .segments: SegmentsScene(isLastSelected: $stage.isOpened)
    case .rows: RowsScene(count: rows)
    }
  }
}
