import WUIGeometry
import WUIMotion
import WUISceneGraph
import WUIViews

/// A window's views: the app's, beneath a title bar where the compositor draws none.
struct WindowContent<Content: View>: View {
  let controls: WindowControls
  let content: Content

  var body: some View {
    WindowLayout {
      VStack { content }
      if controls.needsTitleBar { TitleBar(controls: controls) }
    }
  }
}

/// The content in the middle of the window, below the title bar, if there is one.
///
/// It fills the window; to a proposal without bounds it says how large the content may get.
private struct WindowLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let bar = barHeight(subviews)
    let size = content.sizeThatFits(
      ProposedViewSize(
        width: proposal.width, height: proposal.height.map { max($0 - bar, 0) }))
    return CGSize(
      width: filled(size.width, proposal.width),
      height: filled(size.height + bar, proposal.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let bar = barHeight(subviews)
    let room = CGSize(width: bounds.width, height: max(bounds.height - bar, 0))
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.minY + bar + room.height / 2), anchor: .center,
      proposal: ProposedViewSize(room))
    subviews.dropFirst().first?.place(
      at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: bar))
  }

  private func barHeight(_ subviews: Subviews) -> CGFloat {
    subviews.count > 1 ? TitleBar.height : 0
  }

  private func filled(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
    guard let proposed, proposed.isFinite else { return length }
    return max(length, proposed)
  }
}
