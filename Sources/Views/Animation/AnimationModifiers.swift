import WUIGeometry
import WUIMotion
import WUISceneGraph

/// Content in a scope of its own for transactions.
package struct ScopeModified<Content, Value> {
  let content: Content
  /// What the modifier depends on; nil changes every transaction.
  let value: Value?
  let change: (inout Transaction) -> Void
  let isSame: (Value, Value) -> Bool
}

extension ScopeModified: View, PrimitiveView where Content: View {
  package typealias Body = Never

  package func makeElement(in context: ElementContext) -> Element { ScopeElement(self, context) }
}

private final class ScopeElement<Content: View, Value>: ViewElement<ScopeModified<Content, Value>> {
  private let inner: TransactionScope
  private var child: ViewElement<Content>!

  override init(_ view: ScopeModified<Content, Value>, _ context: ElementContext) {
    inner = TransactionScope(parent: context.scope)
    super.init(view, context)
    if view.value == nil { inner.modifyAlways(view.change) }
    child = makeElement(view.content, childContext(scope: inner))
  }

  override func viewDidChange(from old: ScopeModified<Content, Value>) {
    if let new = view.value, let old = old.value {
      if !view.isSame(old, new) {
        inner.modify(in: graph.scene.currentBatch.id, view.change)
      }
    } else {
      inner.modifyAlways(view.change)
    }
    child.update(view.content)
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }
}

extension View {
  /// Animates the changes in this view that come with a change of a value; nil shows them at once.
  ///
  /// It takes the place of an animation that the change was made with.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    ScopeModified(
      content: self, value: Optional(value), change: setting(animation), isSame: { $0 == $1 })
  }

  /// Animates every change in this view; nil shows them at once.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public func animation(_ animation: Animation?) -> some View {
    ScopeModified<Self, Bool>(
      content: self, value: nil, change: setting(animation), isSame: { _, _ in true })
  }

  /// Changes the transactions of all changes in this view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    ScopeModified<Self, Bool>(
      content: self, value: nil, change: transform, isSame: { _, _ in true })
  }

  /// Changes the transaction of the changes in this view that come with a change of a value.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    ScopeModified(content: self, value: Optional(value), change: transform, isSame: { $0 == $1 })
  }
}

private func setting(_ animation: Animation?) -> (inout Transaction) -> Void {
  { if !$0.disablesAnimations { $0.animation = animation } }
}
