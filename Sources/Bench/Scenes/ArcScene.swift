import WaylandUI
import WaylandUIComponents

/// A ring of four arcs that grows from nothing, turns and fades, in the middle of a plain page.
struct ArcScene: View {
  @Binding var isShowing: Bool
  @State private var color = Color.blue

  var body: some View {
    Color.white
      .overlay { ArcSelectionView(isShowing: $isShowing, curColor: $color) }
      .arcAnimation(
        .linear(duration: Workload.motion), sweep: .linear(duration: Workload.motion))
  }
}
