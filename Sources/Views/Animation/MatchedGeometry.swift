import WUIGeometry
import WUISceneGraph

/// What of a geometry is shared.
nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place, at the anchor.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size, offered to the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Place and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Shares a geometry with the views of the same id and namespace: the source gives it, the others take
  /// it, and when one source takes the place of another, the geometry moves from the one to the other.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    wrapped(
      MatchedModifier(
        parameters: MatchedNode.Parameters(
          key: MatchedKey(id: AnyHashable(id), namespace: namespace.number),
          takesPosition: properties.contains(.position), takesSize: properties.contains(.size),
          anchor: anchor, isSource: isSource)))
  }
}

package struct MatchedModifier: SlotModifier {
  var parameters: MatchedNode.Parameters

  package func makeNode(in context: ElementContext) -> MatchedNode {
    MatchedNode(scene: context.scene, scope: context.scope, parameters: parameters)
  }

  package func updateNode(_ node: MatchedNode, in environment: EnvironmentValues) {
    node.parameters = parameters
  }
}
