import WUIGeometry
import WUISceneGraph

/// What a modifier does to each view of its content: wraps the view's node in one of its own.
package protocol SlotModifier {
  associatedtype Wrapper: Node

  /// Makes the wrapping node; ``updateNode(_:in:)`` follows.
  func makeNode(in context: ElementContext) -> Wrapper
  /// Gives the node the values of the modifier in an environment.
  func updateNode(_ node: Wrapper, in environment: EnvironmentValues)
}

/// Content under a modifier that wraps each of its views.
package struct SlotModified<Content, Modifier> {
  package var content: Content
  package var modifier: Modifier

  package init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension SlotModified: View, PrimitiveView where Content: View, Modifier: SlotModifier {
  package typealias Body = Never

  package func makeElement(in context: ElementContext) -> Element {
    SlotModifiedElement(self, context)
  }
}

extension View {
  /// This view, each of its parts wrapped by a modifier.
  package func wrapped<Modifier: SlotModifier>(_ modifier: Modifier)
    -> SlotModified<Self, Modifier>
  {
    SlotModified(content: self, modifier: modifier)
  }
}

/// The element of content under a wrapping modifier.
final class SlotModifiedElement<Content: View, Modifier: SlotModifier>:
  ViewElement<SlotModified<Content, Modifier>>
{
  private var child: ViewElement<Content>!
  /// The wrappers of the content's nodes.
  private var wrappers = PerNode<Node>()

  override init(_ view: SlotModified<Content, Modifier>, _ context: ElementContext) {
    super.init(view, context)
    child = makeElement(view.content, childContext())
  }

  override func viewDidChange(from old: SlotModified<Content, Modifier>) {
    child.update(view.content)
    updateWrappers()
  }

  override func environmentDidChange() {
    child.setEnvironment(environment)
    updateWrappers()
  }

  private func updateWrappers() {
    let wrappers = wrappers
    for place in 0..<wrappers.count { configure(wrappers[place]) }
  }

  private func configure(_ node: Node) {
    // Only `makeWrapper` makes them.
    view.modifier.updateNode(unsafeDowncast(node, to: Modifier.Wrapper.self), in: environment)
    node.isMirrored = environment.layoutDirection == .rightToLeft
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }

  override func collect(into slots: inout [Slot]) {
    let start = slots.count
    child.collect(into: &slots)
    wrappers = wrappers.updated(
      &slots, from: start, make: makeWrapper, replace: { $0.node = $1 },
      isShown: { $0.parent != nil })
  }

  private func makeWrapper(of slot: Slot) -> Node {
    let node = view.modifier.makeNode(in: childContext())
    configure(node)
    let key = ObjectIdentifier(slot.node)
    node.onDetach = { [weak self] in self?.wrappers.remove(key) }
    node.setChildren([slot.node])
    node.transition = slot.node.transition
    return node
  }
}
