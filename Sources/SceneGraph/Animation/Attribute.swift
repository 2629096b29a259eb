import WUIMotion

/// An animatable property of a node: what the model asks for, and what is shown on the way there.
///
/// A requested value waits until the pass that starts animations knows the transaction it belongs to.
/// The first value is always shown at once: nothing moves to its place from nowhere.
package struct Attribute<Value: VectorArithmetic> {
  private var animated: AnimatedValue<Value>?
  private var requested: Value?

  package init() {}

  /// The value of the model; nil before the first request.
  package var target: Value? { requested ?? animated?.target }

  package var isAnimating: Bool { animated?.isAnimating ?? false }

  /// Asks for a new value. Returns whether there is something to commit.
  package mutating func request(_ value: Value) -> Bool {
    guard value != target else { return false }
    requested = value
    return true
  }

  /// Shows a value at once and forgets what was requested or running.
  package mutating func snap(to value: Value) {
    requested = nil
    if animated == nil { animated = AnimatedValue(value) } else { animated?.snap(to: value) }
  }

  /// Starts moving to the requested value, or shows it at once where the transaction has no animation.
  package mutating func commit(_ context: CommitContext) {
    guard let value = requested else { return }
    requested = nil
    guard animated != nil else {
      animated = AnimatedValue(value)
      return
    }
    if let animation = context.animation {
      animated?.animate(
        to: value, with: animation, at: context.time, completions: context.completions)
    } else if context.tracksVelocity {
      animated?.lead(to: value, at: context.time)
    } else {
      animated?.snap(to: value)
    }
  }

  /// The value to show at a time, in seconds; the target before the first commit.
  package mutating func value(at time: Double) -> Value? {
    guard animated != nil else { return requested }
    return animated?.value(at: time)
  }
}

/// The transaction under which attributes start moving, with the time of the frame in seconds.
package struct CommitContext {
  package let animation: Animation?
  package let completions: [AnimationCompletion]
  /// Whether values without animation remember how fast they are led.
  package let tracksVelocity: Bool
  package let time: Double
}

/// Something with attributes that follow their targets.
package protocol AnimationClient: AnyObject {
  /// The scope whose transaction applies to the attributes.
  var scope: TransactionScope { get }
  /// The removal this client is part of, nil where its views are to stay.
  var removal: Removal? { get }
  /// Starts what was requested.
  func commit(_ context: CommitContext)
  /// Takes the values of a time, in seconds. Returns whether anything still moves.
  func advance(to time: Double) -> Bool
}

/// The removal of a subtree: it lasts as long as the animations it started (components.md T6).
package final class Removal {
  package let batch: Batch.ID
  /// Counts the running animations that this removal started.
  package let completion = AnimationCompletion(criteria: .removed) {}

  package init(batch: Batch.ID) { self.batch = batch }

  package var isOver: Bool { completion.running == 0 }
}
