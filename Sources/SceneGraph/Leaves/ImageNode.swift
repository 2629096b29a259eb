import WUICompositor
import WUIGeometry

/// A picture; its frame and its tint animate.
package final class ImageNode: Node {
  /// What is shown, and how.
  package struct Model: Equatable {
    package var image: ImageReference
    /// The colour painted through the picture's alpha; nil shows the picture itself.
    package var tint: Color.Resolved?
    /// Whether the picture fills what it is offered instead of having its natural size.
    package var isResizable: Bool
    /// The natural size in points.
    package var naturalSize: CGSize

    package init(
      image: ImageReference, tint: Color.Resolved?, isResizable: Bool, naturalSize: CGSize
    ) {
      self.image = image
      self.tint = tint
      self.isResizable = isResizable
      self.naturalSize = naturalSize
    }
  }

  private var model: Model
  private var tint: AnimatedPaint

  package init(scene: SceneTree, scope: TransactionScope, model: Model) {
    self.model = model
    tint = AnimatedPaint(.color(model.tint ?? .clear))
    super.init(scene: scene, scope: scope)
  }

  package func update(_ model: Model) {
    guard model != self.model else { return }
    let resizes =
      model.naturalSize != self.model.naturalSize || model.isResizable != self.model.isResizable
    self.model = model
    if resizes { invalidateSize() }
    invalidatePaint()
    if tint.request(.color(model.tint ?? .clear)) { scene.requestCommit(self) }
  }

  override package var usesFrame: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard model.isResizable else { return model.naturalSize }
    return proposal.replacingUnspecifiedDimensions(by: model.naturalSize)
  }

  override package func commit(_ context: CommitContext) {
    super.commit(context)
    tint.commit(context)
  }

  override package func advance(to time: Double) -> Bool {
    let moves = super.advance(to: time)
    _ = tint.value(at: time)
    return moves || tint.isAnimating
  }

  override package func settle() {
    super.settle()
    tint.settle()
  }

  override package func paint(_ context: inout PaintContext) {
    var color: Color.Resolved?
    if model.tint != nil, case .color(let shown) = tint.value(at: scene.time) { color = shown }
    let frame = shownFrame
    context.add(
      id: id, at: frame.origin,
      .image(model.image, CGRect(origin: .zero, size: frame.size), tint: color))
  }

  override package func hitTest(_ point: CGPoint) -> [Node]? { frame.contains(point) ? [] : nil }
}
