import WUIGeometry
import WUISceneGraph

/// The transition around one node of a view that comes and goes.
final class TransitionSlot: Element {
  let node: TransitionNode
  /// Whether the part that this belongs to has been removed from its own place, so that leaving is
  /// this slot's business and not that of a slot around it.
  var isDiscarded = false {
    didSet { node.isDiscarded = isDiscarded }
  }

  private var content: Slot
  private var transition: AnyTransition
  /// The transition that a modifier outside of the part has set, for where there is none inside.
  private var outerTransition: AnyTransition?
  private var chain: ViewElement<ErasedView>!

  /// - Parameters:
  ///   - appears: Whether the view moves to its place, instead of being there at once.
  ///   - onErase: Called when the view has left for good.
  init(
    _ content: Slot, _ context: ElementContext, appears: Bool,
    onErase: @escaping (TransitionSlot) -> Void
  ) {
    self.content = content
    transition = content.transition ?? .opacity
    node = TransitionNode(
      scene: context.scene, scope: context.scope, phase: appears ? .willAppear : .identity)
    super.init(context)
    node.inner = content.node.transition
    node.onPhaseChange = { [weak self] _ in self?.show() }
    node.onDetach = { [weak self] in
      guard let self else { return }
      unmount()
      onErase(self)
    }
    chain = makeElement(described, childContext())
    updateNodeChildren()
  }

  /// Takes the traits as they are now; a transition is read when the view comes or goes (T1).
  func update(_ slot: Slot) {
    content = slot
    show(slot.transition ?? outerTransition ?? .opacity)
  }

  /// Takes the transition of a modifier around what comes and goes, as in `.id(x).transition(t)`.
  func takeOuter(_ transition: AnyTransition) {
    outerTransition = transition
    if content.transition == nil { show(transition) }
  }

  private func show(_ new: AnyTransition) {
    guard !isIdentical(transition, new) else { return }
    transition = new
    // Another transition can consist of other views, which move only if they were in place before.
    if node.phase != .didDisappear { show() }
  }

  private var described: ErasedView {
    transition.body(ErasedView(NodeView(node: content.node)), node.phase)
  }

  private func show() { chain.update(described) }

  override func forEachChild(_ body: (Element) -> Void) { if let chain { body(chain) } }

  override func slotsDidChange() { graph.markStale(self) }

  override func updateNodeChildren() { node.setChildren(chain.slots.map(\.node)) }
}

/// A view that stands for a node which exists already.
package struct NodeView: PrimitiveView {
  let node: Node

  package func makeElement(in context: ElementContext) -> Element { NodeElement(self, context) }
}

private final class NodeElement: ViewElement<NodeView> {
  override func collect(into slots: inout [Slot]) { slots.append(Slot(node: view.node)) }
}
