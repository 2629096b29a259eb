import WUIGeometry
import WUIMotion

/// What a rendering modifier does to the drawing and the hit testing of one view; layout never sees it.
nonisolated package protocol RenderEffect: Animatable {
  /// Whether the effect depends on the view's frame, which then animates where the effect stands. Others
  /// must not: a motion that nobody can see would keep the window awake, and removed views alive.
  static var usesFrame: Bool { get }

  /// Records the content under the effect.
  ///
  /// - Parameters:
  ///   - frame: The shown frame of the view, in the node's coordinates.
  ///   - content: Records the view itself.
  func paint(
    _ context: inout PaintContext, id: Int, frame: CGRect,
    content: (inout PaintContext) -> Void)

  /// The point of the content that is shown at a point; nil where the content cannot be hit.
  func hitPoint(_ point: CGPoint, frame: CGRect) -> CGPoint?
}

nonisolated extension RenderEffect {
  package static var usesFrame: Bool { false }

  package func hitPoint(_ point: CGPoint, frame: CGRect) -> CGPoint? { point }
}

/// A node that applies an effect whose parameters animate.
package final class EffectNode<Effect: RenderEffect>: Node {
  private var model: Effect
  private var parameters = Attribute<Effect.AnimatableData>()

  package init(scene: SceneTree, scope: TransactionScope, effect: Effect) {
    model = effect
    super.init(scene: scene, scope: scope)
    self.effect = effect
  }

  override var mayHideChildren: Bool { true }

  /// The effect as the model has it.
  package var effect: Effect {
    get { model }
    set {
      model = newValue
      // What is not animatable in the effect changes at once.
      invalidatePaint()
      if parameters.request(newValue.animatableData) { scene.requestCommit(self) }
    }
  }

  override package var name: String { String(describing: Effect.self) }

  override package var usesFrame: Bool { Effect.usesFrame }

  override package func commit(_ context: CommitContext) {
    super.commit(context)
    parameters.commit(context)
  }

  override package func advance(to time: Double) -> Bool {
    let moves = super.advance(to: time)
    _ = parameters.value(at: time)
    return moves || parameters.isAnimating
  }

  override package func settle() {
    super.settle()
    parameters.settle()
  }

  override package func paint(_ context: inout PaintContext) {
    var shown = model
    if parameters.isOffTarget, let data = parameters.value(at: scene.time) {
      shown.animatableData = data
    }
    shown.paint(&context, id: id, frame: shownFrame) { super.paint(&$0) }
  }

  override package func pointForChildren(_ point: CGPoint) -> CGPoint {
    model.hitPoint(point, frame: frame) ?? point
  }

  override package func hitTest(_ point: CGPoint) -> [Node]? {
    guard let inner = model.hitPoint(point, frame: frame) else { return nil }
    return super.hitTest(inner)
  }
}
