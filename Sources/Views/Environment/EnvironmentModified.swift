import Observation
import WUIGeometry
import WUISceneGraph

/// Content in a changed environment.
package struct EnvironmentModified<Content: View>: PrimitiveView {
  let content: Content
  /// Changes the environment.
  let change: (inout EnvironmentValues) -> Void
  /// Compares what another modifier of the same place sets; equal values change nothing below.
  let value: Any

  package func makeElement(in context: ElementContext) -> Element {
    EnvironmentElement(self, context)
  }
}

private final class EnvironmentElement<Content: View>: ViewElement<EnvironmentModified<Content>> {
  private var child: ViewElement<Content>!

  override init(_ view: EnvironmentModified<Content>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, childContext(environment: changed))
  }

  private var changed: EnvironmentValues {
    var environment = environment
    view.change(&environment)
    return environment
  }

  override func viewDidChange(from old: EnvironmentModified<Content>) {
    if !isSame(old.value, view.value) { child.setEnvironment(changed) }
    child.update(view.content)
  }

  private func isSame(_ a: Any, _ b: Any) -> Bool {
    (a as? any Equatable).map { isEqual($0, b) } ?? false
  }

  override func environmentDidChange() { child.setEnvironment(changed) }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }
}

extension View {
  /// Sets a value of the environment for this view and everything in it.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  {
    EnvironmentModified(content: self, change: { $0[keyPath: keyPath] = value }, value: value)
  }

  /// Puts a model into the environment, where `@Environment(Model.self)` finds it.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentModified(
      content: self, change: { $0[object: T.self] = object },
      value: object.map { ObjectIdentifier($0) } as Any)
  }

  /// Changes a value of the environment for this view and everything in it.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentModified(content: self, change: { transform(&$0[keyPath: keyPath]) }, value: ())
  }
}
