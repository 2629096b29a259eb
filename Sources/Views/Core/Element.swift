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
  /// What ends the observation of models that the last evaluation has read.
  var observation: ObservationMark?

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
    endObservation()
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
}

/// What a new element is given.
package struct ElementContext {
  package let graph: ViewGraph
  package let parent: Element?
  package let environment: EnvironmentValues
  package let scope: TransactionScope

  package var scene: SceneTree { graph.scene }
}
