import WUIGeometry
import WUIMotion
import WUISceneGraph

/// A transition in which the view comes from elsewhere; a short fade where motion is to be reduced.
package struct MovingTransition: ViewModifier {
  enum Movement {
    /// Out over an edge, by the view's own size.
    case edge(Edge)
    /// By a distance in points.
    case offset(CGSize)
    /// To a size, about a point.
    case scale(CGFloat, UnitPoint)
  }

  let movement: Movement
  let isAway: Bool
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  package func body(content: Content) -> some View {
    moved(content)
      .opacity(isAway && reducesMotion ? 0 : 1)
      .transaction(value: isAway) { transaction in
        if reducesMotion, transaction.animation != nil {
          transaction.animation = .easeInOut(duration: 0.2)
        }
      }
  }

  // Erased, not conditional: a branch would wrap the view in a transition of its own.
  private func moved(_ content: Content) -> ErasedView {
    let moves = isAway && !reducesMotion
    return switch movement {
    case .edge(let edge): ErasedView(content.wrapped(MoveModifier(edge: moves ? edge : nil)))
    case .offset(let offset): ErasedView(content.offset(moves ? offset : .zero))
    case .scale(let scale, let anchor):
      ErasedView(content.scaleEffect(moves ? scale : 1, anchor: anchor))
    }
  }
}

/// Displaces a view by its own size over an edge; its size in the layout stays.
package struct MoveModifier: SlotModifier {
  /// The edge over which the view is moved out; nil leaves it in place.
  var edge: Edge?

  package func makeNode(in context: ElementContext) -> MoveNode {
    MoveNode(scene: context.scene, scope: context.scope)
  }

  package func updateNode(_ node: MoveNode, in environment: EnvironmentValues) { node.edge = edge }
}
