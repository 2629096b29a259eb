import WUIGeometry
import WUIMotion

/// A layout that gives its content the ideal length on the chosen axes (components.md L5).
package struct FixedSizeLayout: UnaryLayout {
  package let horizontal: Bool
  package let vertical: Bool

  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package func contentProposal(
    for proposal: ProposedViewSize, content: LayoutSubview
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}
