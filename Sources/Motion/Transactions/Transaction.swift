import WUIGeometry

/// The context of a change of state: above all the animation it runs with.
///
/// - Note: A transaction accompanies one update on one thread; like SwiftUI's it is not `Sendable`.
public struct Transaction {
  /// The animation of the change; `nil` applies it at once.
  public var animation: Animation?

  /// Whether views' own animations (`animation(_:value:)`) are ignored. The default is `false`.
  public var disablesAnimations = false

  /// Whether more changes of the same interaction are to follow, as while dragging. The default is
  /// `false`.
  public var isContinuous = false

  /// Whether values that change without animation remember how fast they are led, so that a spring that
  /// follows takes the velocity over. The default is `false`.
  public var tracksVelocity = false

  /// Tells the batches of changes apart: each `withAnimation` or `withTransaction` starts one, and
  /// changes outside of them have batch 0.
  package internal(set) var batch: UInt64 = 0

  /// Who wants to know when the animations of the change are over.
  package internal(set) var completions: [AnimationCompletion] = []

  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with the given animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value stored under a key, or the key's default.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` when the animations this transaction starts are over, after the update if it
  /// starts none, or at once if it changes nothing.
  ///
  /// - Parameters:
  ///   - criteria: What counts as over.
  ///   - completion: The closure to call, once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, completion))
  }
}

/// A key under which a transaction carries a value of an app's own.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none has been set.
  static var defaultValue: Value { get }
}
