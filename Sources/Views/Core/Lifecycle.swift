import WUIGeometry
import WUISceneGraph

/// Content with actions for its coming, its going, and a value's change.
package struct Observed<Content> {
  let content: Content
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  /// Starts work that lasts as long as the content. Returns how to end it.
  var task: (() -> () -> Void)?
}

extension Observed: View, PrimitiveView where Content: View {
  package typealias Body = Never

  package func makeElement(in context: ElementContext) -> Element { ObservedElement(self, context) }
}

private final class ObservedElement<Content: View>: ViewElement<Observed<Content>> {
  private var child: ViewElement<Content>!
  private var cancel: (() -> Void)?

  override init(_ view: Observed<Content>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, childContext())
    graph.runAfterUpdate { [weak self] in
      guard let self, isMounted else { return }
      self.view.onAppear?()
      cancel = self.view.task?()
    }
  }

  override func viewDidChange(from old: Observed<Content>) { child.update(view.content) }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }

  override func didUnmount() {
    cancel?()
    guard let action = view.onDisappear else { return }
    graph.runAfterUpdate(action)
  }
}

/// Content with an action for changes of a value.
package struct ChangeObserved<Content, Value: Equatable> {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeObserved: View, PrimitiveView where Content: View {
  package typealias Body = Never

  package func makeElement(in context: ElementContext) -> Element { ChangeElement(self, context) }
}

private final class ChangeElement<Content: View, Value: Equatable>:
  ViewElement<ChangeObserved<Content, Value>>
{
  private var child: ViewElement<Content>!

  override init(_ view: ChangeObserved<Content, Value>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, childContext())
    if view.isInitial { report(view.value, view.value) }
  }

  override func viewDidChange(from old: ChangeObserved<Content, Value>) {
    child.update(view.content)
    if old.value != view.value { report(old.value, view.value) }
  }

  private func report(_ old: Value, _ new: Value) {
    let action = view.action
    graph.runAfterUpdate { action(old, new) }
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }
}

extension View {
  /// Calls an action when the view has appeared.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Observed(content: self, onAppear: action)
  }

  /// Calls an action when the view has left; after its transition.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Observed(content: self, onDisappear: action)
  }

  /// Runs an asynchronous action while the view is there; it is cancelled when the view leaves.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @isolated(any) () async -> Void
  ) -> some View {
    Observed(
      content: self,
      task: {
        let task = Task(priority: priority) { await action() }
        return { task.cancel() }
      })
  }

  /// Runs an asynchronous action while the view is there, and anew when a value changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    RestartedTask(content: self, id: value, priority: priority, action: action)
  }

  /// Calls an action with the new value when a value changes.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some View
  {
    ChangeObserved(content: self, value: value, isInitial: false) { _, new in action(new) }
  }

  /// Calls an action with the old and the new value when a value changes, and at first if asked.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    ChangeObserved(content: self, value: value, isInitial: initial, action: action)
  }

  /// Calls an action when a value changes, and at first if asked.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeObserved(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
}
