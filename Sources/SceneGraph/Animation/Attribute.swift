import WUIMotion

/// An animatable property of a node: what the model asks for, and what is shown on the way there.
///
/// A requested value waits until the pass that starts animations knows the transaction it belongs to.
/// The first value is always shown at once: nothing moves to its place from nowhere.
package struct Attribute<Value: VectorArithmetic> {
  // Most attributes rest, and code that is generic over `Value` has to ask Swift's runtime for the layout of
  // what it reads. The first properties have fixed offsets: asking them is free.

  /// Whether the shown value is on its way to the model's.
  package private(set) var isAnimating = false
  /// Whether the shown value may be another than the model's: from the request to the end of the motion.
  package private(set) var isOffTarget = false
  /// When ``shown`` was shown, in seconds.
  private var shownTime = -Double.infinity
  /// What was last shown, for the passes of a frame that ask again, and for all times while it rests.
  private var shown: Value?
  private var animated: AnimatedValue<Value>?
  private var requested: Value?

  package init() {}

  /// The value of the model; nil before the first request.
  package var target: Value? { requested ?? animated?.target }

  /// Asks for a new value. Returns whether there is something to commit.
  package mutating func request(_ value: Value) -> Bool {
    guard value != target else { return false }
    requested = value
    isOffTarget = true
    return true
  }

  /// Shows a value at once and forgets what was requested or running.
  package mutating func snap(to value: Value) {
    requested = nil
    if animated == nil { animated = AnimatedValue(value) } else { animated?.snap(to: value) }
    motionDidChange()
  }

  /// Shows a value at once, or goes on moving towards it as before: what it is measured from has moved.
  package mutating func carry(to value: Value) {
    guard isAnimating, let target else { return snap(to: value) }
    requested = nil
    animated?.translate(by: value - target)
    motionDidChange()
  }

  /// Starts moving to the requested value, or shows it at once where the transaction has no animation.
  package mutating func commit(_ context: CommitContext) {
    guard let value = requested else { return }
    requested = nil
    guard let target = animated?.target else { return snap(to: value) }
    // Asked for something else and back again before this pass: what runs goes on.
    guard value != target else { return motionDidChange() }
    if let animation = context.animation {
      animated?.animate(
        to: value, with: animation, at: context.time, completions: context.completions)
    } else if context.tracksVelocity {
      animated?.lead(to: value, at: context.time)
    } else {
      animated?.snap(to: value)
    }
    motionDidChange()
  }

  /// Goes to the model's value at once and lets go of those who wait for the end of the motion.
  package mutating func settle() {
    if let target { snap(to: target) }
  }

  /// The value to show at a time, in seconds; the target before the first commit.
  package mutating func value(at time: Double) -> Value? {
    if !isAnimating || shownTime == time, let shown { return shown }
    guard let value = animated?.value(at: time) else { return requested }
    motionDidChange()
    shown = value
    shownTime = time
    return value
  }

  private mutating func motionDidChange() {
    isAnimating = animated?.isAnimating ?? false
    isOffTarget = isAnimating || requested != nil
    shown = nil
  }
}
