import WUIGeometry
import WUIMotion
import WUISceneGraph

/// The identity of one view of the interface: it lives as long as the view keeps its place.
///
/// Elements form a tree of their own beside the nodes: it holds what nodes must not know, views and
/// their state. An element yields the nodes of its view as slots, which the nearest element above with
/// a container node hands to that node.
package class Element {
  package private(set) weak var parent: Element?
  package let graph: ViewGraph
  package let scope: TransactionScope
  package let depth: Int
  package internal(set) var environment: EnvironmentValues
  package private(set) var isMounted = true

  init(_ context: ElementContext) {
    parent = context.parent
    graph = context.graph
    scope = context.scope
    environment = context.environment
    depth = (context.parent?.depth ?? -1) + 1
  }

  // Elements hold nothing whose end needs the main actor; an isolated deinit would only cost.
  nonisolated deinit {}

  /// The context for a child that inherits everything.
  package func childContext(
    environment: EnvironmentValues? = nil, scope: TransactionScope? = nil
  ) -> ElementContext {
    ElementContext(
      graph: graph, parent: self, environment: environment ?? self.environment,
      scope: scope ?? self.scope)
  }

  /// The name of the view's type, for messages.
  package var viewName: String { "\(Self.self)" }

  /// Takes another environment and hands it down.
  package final func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    environmentDidChange()
  }

  /// Reacts to another environment.
  package func environmentDidChange() {
    forEachChild { $0.setEnvironment(environment) }
  }

  /// Evaluates anew what was marked dirty.
  package func rebuild() {}

  /// Marks the element for the next update.
  package final func invalidate() { graph.markDirty(self) }

  /// Adds the nodes of the view, in order.
  package func collect(into slots: inout [Slot]) {
    forEachChild { $0.collect(into: &slots) }
  }

  /// The nodes of the view, in order.
  package final var slots: [Slot] {
    var result: [Slot] = []
    collect(into: &result)
    return result
  }

  /// Says that the slots may be others now; goes up to the element whose node holds them.
  package func slotsDidChange() { parent?.slotsDidChange() }

  /// Hands the present slots to the element's node.
  package func updateNodeChildren() {}

  /// The live child elements, in order.
  package func forEachChild(_ body: (Element) -> Void) {}

  /// The views that are on their way out; they keep their state until they are gone.
  package func forEachDeparting(_ body: (Element) -> Void) {}

  /// Ends the element: its view has left for good.
  package func unmount() {
    guard isMounted else { return }
    isMounted = false
    forEachChild { $0.unmount() }
    forEachDeparting { $0.unmount() }
    didUnmount()
  }

  /// Frees what the element holds.
  package func didUnmount() {}

  /// Adds the element's contributions to the reduction of a preference.
  package func collectPreferences(into collector: inout PreferenceCollector) {
    forEachChild { $0.collectPreferences(into: &collector) }
  }

  /// The removal this element is part of.
  package final var removal: Removal? {
    var current: Element? = self
    while let element = current {
      if let departure = element as? TransitionSlot, let removal = departure.node.removal {
        return removal
      }
      current = element.parent
    }
    return nil
  }
}

/// What a new element is given.
package struct ElementContext {
  package let graph: ViewGraph
  package let parent: Element?
  package let environment: EnvironmentValues
  package let scope: TransactionScope

  package var scene: SceneTree { graph.scene }
}

/// A node that a view yields, with the traits that its container reads.
package struct Slot {
  package var node: Node
  package var zIndex: Double?
  package var layoutPriority: Double?
  package var transition: AnyTransition?
  package var layoutValues: [ObjectIdentifier: Any] = [:]

  package init(node: Node) { self.node = node }
}

/// The element of a view of a known type.
package class ViewElement<V: View>: Element {
  /// The view as it was last given.
  package private(set) var view: V

  package init(_ view: V, _ context: ElementContext) {
    self.view = view
    super.init(context)
  }

  /// Takes a new value of the view, unless it is the same.
  package final func update(_ new: V) {
    guard !isIdentical(view, new) else { return }
    let old = view
    view = new
    viewDidChange(from: old)
  }

  override package final var viewName: String { "\(V.self)" }

  /// Reacts to a new value.
  package func viewDidChange(from old: V) {}
}

/// Makes the element of a view.
package func makeElement<V: View>(_ view: V, _ context: ElementContext) -> ViewElement<V> {
  guard let primitive = view as? any PrimitiveView else {
    return CompositeElement(view, context)
  }
  guard let element = primitive.makeElement(in: context) as? ViewElement<V> else {
    preconditionFailure("the element of \(V.self) has another type of view")
  }
  return element
}

/// Whether two values are the same bit for bit, which is enough to skip work.
///
/// Equal bits mean equal values because the old value is alive: what it points to cannot have been
/// replaced. Different bits may still be equal values; then the work is done, which is never wrong.
func isIdentical<T>(_ a: T, _ b: T) -> Bool {
  if let a = a as? any Equatable { return isEqual(a, b) }
  return withUnsafeBytes(of: a) { first in
    withUnsafeBytes(of: b) { second in
      first.count > 0 ? first.elementsEqual(second) : true
    }
  }
}

/// Whether a value equals another of unknown type.
package func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
