import WUIGeometry
import WUISceneGraph

/// A description of how a view comes and goes.
///
/// The content is described once for each phase; what is animatable in it moves between them.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the described view.
  associatedtype Body: View

  /// The placeholder for the view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase of its coming and going.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The phases of a view that comes and goes.
nonisolated public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is in its place.
  case identity
  /// The view has been removed.
  case didDisappear

  /// Whether the view is in its place.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the view appears, 0 in its place, 1 after it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }

  init(_ phase: LifePhase) {
    self =
      switch phase {
      case .willAppear: .willAppear
      case .identity: .identity
      case .didDisappear: .didDisappear
      }
  }
}

/// The placeholder for the view that a transition describes.
@MainActor @preconcurrency
public struct PlaceholderContentView<Value>: View {
  let content: ErasedView

  /// What the view shows.
  public var body: some View { content }
}

extension AnyTransition {
  /// A transition of any type.
  public init<T: Transition>(_ transition: T) {
    self.init { content, phase in
      ErasedView(transition.body(content: .init(content: content), phase: TransitionPhase(phase)))
    }
  }
}

extension View {
  /// Sets how the view comes and goes; read by the view around it when it is inserted or removed.
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
