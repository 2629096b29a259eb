import WUICompositor
import WUIGeometry
import WUITypography

/// A piece of text; its place and its colour animate, a change of the text itself shows at once.
package final class TextNode: Node {
  private var content: TextContent
  private var parameters: TextParameters
  private var color: AnimatedPaint
  /// The lines as they were last drawn, and for which proposal.
  private var drawn: (proposal: ProposedViewSize, layout: TextLayout)?

  /// - Parameter parameters: How lines are set; their width comes from the layout.
  package init(
    scene: SceneTree, scope: TransactionScope, content: TextContent, parameters: TextParameters,
    color: Color.Resolved
  ) {
    self.content = content
    self.parameters = parameters
    self.color = AnimatedPaint(.color(color))
    super.init(scene: scene, scope: scope)
  }

  /// Takes new values of the model.
  package func update(
    content: TextContent, parameters: TextParameters, color: Color.Resolved
  ) {
    if content != self.content || parameters != self.parameters {
      self.content = content
      self.parameters = parameters
      drawn = nil
      invalidateSize()
      invalidatePaint()
    }
    if self.color.request(.color(color)) { scene.requestCommit(self) }
  }

  override package var usesFrame: Bool { true }

  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    var parameters = parameters
    parameters.width = proposal.width
    parameters.height = proposal.height
    return TextEngine.shared.layout(content, parameters)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }

  override func explicitGuides(_ proposal: ProposedViewSize) -> [AlignmentKey: CGFloat] {
    let text = layout(proposal)
    return [
      VerticalAlignment.firstTextBaseline.key: text.firstBaseline,
      VerticalAlignment.lastTextBaseline.key: text.lastBaseline,
    ]
  }

  override package func commit(_ context: CommitContext) {
    super.commit(context)
    color.commit(context)
  }

  override package func advance(to time: Double) -> Bool {
    let moves = super.advance(to: time)
    _ = color.value(at: time)
    return moves || color.isAnimating
  }

  override package func settle() {
    super.settle()
    color.settle()
  }

  override package func paint(_ context: inout PaintContext) {
    guard case .color(let shown) = color.value(at: scene.time), !content.isEmpty else { return }
    if drawn?.proposal != proposal { drawn = (proposal, layout(proposal)) }
    guard let text = drawn?.layout else { return }
    context.add(id: id, at: shownFrame.origin, .text(text, color: shown))
  }

  /// Text is hit in its whole frame (components.md H1).
  override package func hitTest(_ point: CGPoint) -> [Node]? { frame.contains(point) ? [] : nil }
}
