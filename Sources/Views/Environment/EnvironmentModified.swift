import Observation
import WUIGeometry
import WUISceneGraph

/// Content in a changed environment.
package struct EnvironmentModified<Content> {
  let content: Content
  /// Changes the environment.
  let change: (inout EnvironmentValues) -> Void
  /// What the change sets, as it is in an environment; an equal value changes nothing below.
  let read: (EnvironmentValues) -> Any?
}

extension EnvironmentModified: View, PrimitiveView where Content: View {
  package typealias Body = Never

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
    let changed = changed
    if !isSame(view.read(child.environment), view.read(changed)) { child.setEnvironment(changed) }
    child.update(view.content)
  }

  private func isSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return (a as? any Equatable).map { isEqual($0, b) } ?? false
  }

  override func environmentDidChange() { child.setEnvironment(changed) }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }
}

extension View {
  /// Sets a value of the environment for this view and everything in it.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
    -> some View
  {
    EnvironmentModified(
      content: self, change: { $0[keyPath: keyPath] = value }, read: { $0[keyPath: keyPath] })
  }

  /// Puts a model into the environment, where `@Environment(Model.self)` finds it.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentModified(
      content: self, change: { $0[object: T.self] = object },
      read: { environment in environment[object: T.self].map { ObjectIdentifier($0) } })
  }

  /// Changes a value of the environment for this view and everything in it.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentModified(
      content: self, change: { transform(&$0[keyPath: keyPath]) }, read: { $0[keyPath: keyPath] })
  }
}
