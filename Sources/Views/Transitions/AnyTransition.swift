import WUIGeometry
import WUIMotion
import WUISceneGraph

/// How a view looks while it is inserted and removed.
@MainActor @preconcurrency
public struct AnyTransition {
  /// Describes content in a phase of its life.
  let body: (ErasedView, LifePhase) -> ErasedView

  init(_ body: @escaping (ErasedView, LifePhase) -> ErasedView) { self.body = body }

  /// The transition that changes nothing: the view is there, or it is not.
  public static let identity = AnyTransition { content, _ in content }

  /// Fades between transparent and opaque; the default.
  public static let opacity = AnyTransition { content, phase in
    ErasedView(content.opacity(phase == .identity ? 1 : 0))
  }

  /// Scales from and to nothing, about the middle.
  public static var scale: AnyTransition { .scale(scale: 0) }

  /// Scales from and to a factor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    moving(.scale(scale, anchor))
  }

  /// Moves from and to a place beside the view's own.
  ///
  /// - Parameter offset: The distance in points; physical, not mirrored.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    offset == .zero ? identity : moving(.offset(offset))
  }

  /// Moves from and to a place beside the view's own, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Moves in and out over an edge, by the view's own size.
  public static func move(edge: Edge) -> AnyTransition {
    moving(.edge(edge))
  }

  /// Moves in over the leading edge and out over the trailing one.
  public static var slide: AnyTransition {
    .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// Moves in from one edge and out over the opposite one, while fading.
  public static func push(from edge: Edge) -> AnyTransition {
    .asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  private static func moving(_ movement: MovingTransition.Movement) -> AnyTransition {
    AnyTransition { content, phase in
      ErasedView(
        content.modifier(MovingTransition(movement: movement, isAway: phase != .identity)))
    }
  }

  /// Applies one modifier while the view is not in place, and another while it is; what is animatable
  /// in them is interpolated.
  public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
    AnyTransition { content, phase in
      ErasedView(content.modifier(phase == .identity ? identity : active))
    }
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition { content, phase in other.body(self.body(content, phase), phase) }
  }

  /// One transition for insertion, another for removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition { content, phase in
      let inner = insertion.body(content, phase == .willAppear ? .willAppear : .identity)
      return removal.body(inner, phase == .didDisappear ? .didDisappear : .identity)
    }
  }

  /// The transition with an animation of its own, in place of the one of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition { content, phase in
      ErasedView(self.body(content, phase).transaction { $0.animation = animation })
    }
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension View {
  /// Sets how the view comes and goes; read by the view around it when it is inserted or removed.
  public func transition(_ t: AnyTransition) -> some View {
    trait(t) { if $1.transition == nil { $1.transition = $0 } }
  }
}
