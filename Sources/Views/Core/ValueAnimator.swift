import WUIGeometry
import WUIMotion
import WUISceneGraph

/// Animates a view or modifier that is `Animatable` itself: its body is evaluated for every value on
/// the way.
protocol ValueAnimator<Value>: AnyObject {
  associatedtype Value

  /// Takes a new value of the model.
  func request(_ value: Value)
  /// Replaces the animatable data by what is to be shown.
  func apply(to value: inout Value)
  /// Ends all motion.
  func stop()
}

/// The animator of a value; nil where the value has nothing to animate.
func makeAnimator<V>(for value: V, of element: Element) -> (any ValueAnimator<V>)? {
  func open<A: Animatable>(_ value: A) -> (any ValueAnimator<V>)? {
    guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    return AnimatableAnimator(value, element: element) as? any ValueAnimator<V>
  }
  guard let animatable = value as? any Animatable else { return nil }
  return open(animatable)
}

private final class AnimatableAnimator<Value: Animatable>: ValueAnimator, AnimationClient {
  let scope: TransactionScope
  private weak var element: Element?
  private let scene: SceneTree
  private var data = Attribute<Value.AnimatableData>()

  init(_ value: Value, element: Element) {
    self.element = element
    scope = element.scope
    scene = element.graph.scene
    data.snap(to: value.animatableData)
  }

  func request(_ value: Value) {
    if data.request(value.animatableData) { scene.requestCommit(self) }
  }

  func apply(to value: inout Value) {
    if data.isOffTarget, let shown = data.value(at: scene.time) { value.animatableData = shown }
  }

  func stop() { scene.forgetClient(self) }

  // A view's animation belongs to the removal that its nodes are part of.
  func removal(of batch: Batch.ID) -> Removal? {
    element?.slots.first?.node.removal(of: batch)
  }

  // The view is evaluated, and its nodes tell of it.
  func valuesWillChange() {}

  func commit(_ context: CommitContext) {
    data.commit(context)
    element?.invalidate()
  }

  func advance(to time: Double) -> Bool {
    let wasAnimating = data.isAnimating
    _ = data.value(at: time)
    if wasAnimating { element?.invalidate() }
    return data.isAnimating
  }

  func settle() { data.settle() }
}
