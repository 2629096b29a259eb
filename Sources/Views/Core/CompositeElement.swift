import WUIGeometry
import WUIMotion
import WUISceneGraph

/// The element of a view that has a body.
final class CompositeElement<V: View>: ViewElement<V> {
  private var properties = PropertyStorage(of: V.self)
  private var child: ViewElement<V.Body>!
  private var animator: (any ValueAnimator<V>)?

  override init(_ view: V, _ context: ElementContext) {
    super.init(view, context)
    animator = makeAnimator(for: view, of: self)
    child = makeElement(evaluate(), childContext())
  }

  override func viewDidChange(from old: V) {
    animator?.request(view)
    invalidate()
  }

  override func environmentDidChange() {
    if properties.readsEnvironment { invalidate() }
    child.setEnvironment(environment)
  }

  override func rebuild() { child.update(evaluate()) }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }

  override func didUnmount() {
    properties.unmount()
    animator?.stop()
  }

  /// The view's body, with its properties installed and its reads observed.
  private func evaluate() -> V.Body {
    var installed = view
    animator?.apply(to: &installed)
    properties.install(in: &installed, element: self)
    return observing { installed.body }
  }
}
