import WUIGeometry
import WUISceneGraph

/// Puts a node that is configured by a closure around each view of its content.
package struct NodeModifier<Wrapper: Node>: SlotModifier {
  let make: (SceneTree, TransactionScope) -> Wrapper
  let update: (Wrapper, EnvironmentValues) -> Void

  package func makeNode(in context: ElementContext) -> Wrapper {
    make(context.scene, context.scope)
  }

  package func updateNode(_ node: Wrapper, in environment: EnvironmentValues) {
    update(node, environment)
  }
}

/// What the shape of a view's content is for.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The focus ring.
  public static let focusEffect = ContentShapeKinds(rawValue: 2)
}

extension View {
  /// This view inside a node of a kind.
  func inside<Wrapper: Node>(
    _ make: @escaping (SceneTree, TransactionScope) -> Wrapper,
    _ update: @escaping (Wrapper, EnvironmentValues) -> Void
  ) -> SlotModified<Self, NodeModifier<Wrapper>> {
    wrapped(NodeModifier(make: make, update: update))
  }

  /// Sets the area in which the view is hit.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    inside(ContentShapeNode.init(scene:scope:)) { node, _ in
      node.contains = { shape.path(in: $1).contains($0, eoFill: eoFill) }
    }
  }

  /// Sets the area in which the view is hit, or the form of the focus ring around it.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  {
    inside(ContentShapeNode.init(scene:scope:)) { node, _ in
      guard kind.contains(.interaction) else {
        node.contains = nil
        return
      }
      node.contains = { shape.path(in: $1).contains($0, eoFill: eoFill) }
    }
    .inside(FocusShapeNode.init(scene:scope:)) { node, _ in
      node.path = kind.contains(.focusEffect) ? { shape.path(in: $0) } : nil
    }
  }

  /// Sets whether the view is hit, or lets events through to what is behind it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    inside(HitTestingNode.init(scene:scope:)) { node, _ in node.allowsHitTesting = enabled }
  }

  /// Calls an action when the pointer comes over the view or leaves it.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    inside(HoverNode.init(scene:scope:)) { node, _ in node.action = action }
  }
}
