import WUIGeometry

/// An animatable attribute: its target (what the model says) and the animations that still carry the
/// shown value there.
///
/// Animations form layers. Each moves the value from what the layers below show towards its own
/// target, `below(t) + progress(t′)·(target − below(t))`, so an interrupted curve goes on underneath
/// the one that interrupts it, and all is over when the topmost ends. A fluid spring on top of a fluid
/// spring replaces everything instead and starts with the value and the velocity that are shown.
///
/// Times are seconds on any monotonic clock, the same for all calls. A value at rest costs a
/// comparison per frame and holds no storage of its own. Copying the value copies the motion, which is
/// how one view hands it to another.
package struct AnimatedValue<Value: VectorArithmetic> {
  /// The value of the model, reached when all animations are over.
  package private(set) var target: Value

  /// What lies below the lowest layer.
  private var origin: Value

  /// The running animations, the latest last.
  private var layers: [AnimationLayer<Value>] = []

  /// Whether some layer is a spring, and so asks for the velocity of those below.
  private var hasSprings = false

  /// Where the value was led by hand lately, and when; empty unless someone leads it.
  private var trail: [LedSample<Value>] = []

  /// The completions that still wait for this value.
  private var waiting: [WaitingCompletion] = []

  /// Creates a value at rest.
  package init(_ value: Value) {
    target = value
    origin = value
  }

  /// Whether an animation runs or waits for its delay to pass.
  package var isAnimating: Bool { !layers.isEmpty }

  /// Sets the target and shows it at once; running animations end.
  ///
  /// A value that goes away while it animates must be snapped, too, for its completions' sake.
  package mutating func snap(to value: Value) {
    target = value
    origin = value
    trail.removeAll()
    guard isAnimating else { return }
    layers.removeAll()
    endCompletions(at: .infinity)
  }

  /// Moves the target, and all that is on its way there, by a distance: what the value is measured from
  /// has moved. Velocities do not count that motion.
  package mutating func translate(by distance: Value) {
    shift(by: distance)
    for index in trail.indices { trail[index].value += distance }
  }

  private mutating func shift(by distance: Value) {
    target += distance
    origin += distance
    for index in layers.indices { layers[index].target += distance }
  }

  /// Shows a value to which it is led by hand at `time`: a spring that follows within a tenth of a second
  /// takes over the velocity.
  ///
  /// A value that is taken hold of while it moves does not jump to the hand: what is left of its way
  /// runs out while the hand leads it.
  package mutating func lead(to value: Value, at time: Double) {
    trail.removeAll { time - $0.time > Self.trailLength }
    if trail.isEmpty {
      trail.append(LedSample(value: target, time: time - Self.assumedFrame, isAssumed: true))
    } else if trail.count > 1 {
      // Two values of the hand tell its velocity; the way to the first one may have been a jump, as
      // when a drag begins some points after its press.
      trail.removeAll(where: \.isAssumed)
    }
    trail.append(LedSample(value: value, time: time))
    shift(by: value - target)
    target = value
    if !isAnimating { origin = value }
  }

  /// How long what was led by hand counts, in seconds.
  private static var trailLength: Double { 0.1 }

  /// How long before the first sample the value is taken to have rested, in seconds.
  private static var assumedFrame: Double { 1.0 / 60 }

  /// The velocity with which the value was led by hand until `time`; zero if it rested before.
  private func ledVelocity(at time: Double) -> Value {
    guard let first = trail.first(where: { time - $0.time <= Self.trailLength }),
      let last = trail.last, max(time, last.time) > first.time
    else { return .zero }
    return (last.value - first.value).scaled(by: 1 / (max(time, last.time) - first.time))
  }

  /// Moves from the value shown at `time` to a new target; nothing happens if it is the old one.
  ///
  /// - Parameters:
  ///   - newTarget: The new value of the model.
  ///   - animation: How to get there.
  ///   - time: The time of the frame in which the change is committed, at which the motion begins.
  ///   - completions: Those who wait for the end.
  package mutating func animate(
    to newTarget: Value, with animation: Animation, at time: Double,
    completions: [AnimationCompletion] = []
  ) {
    guard newTarget != target else { return }
    let timeline = Timeline(animation)
    let (base, velocity) = shown(at: time)
    var layer = AnimationLayer(timeline: timeline, start: time, target: newTarget)
    if timeline.fluidSpring != nil, timeline.delay <= 0, layers.last?.timeline.fluidSpring != nil {
      layers.removeAll(keepingCapacity: true)
      // The steep ends of circular curves have infinite velocity, which no spring can take over.
      if velocity.magnitudeSquared.isFinite { layer.velocity = velocity }
    } else if layers.last?.start == time {
      // Its replacement comes before it has been seen.
      layers.removeLast()
    }
    if timeline.isSpring, timeline.delay <= 0 { layer.velocity += ledVelocity(at: time) }
    trail.removeAll()
    if layers.isEmpty { origin = base }
    layer.measure(from: base)
    layers.append(layer)
    hasSprings = layers.contains(where: \.timeline.isSpring)
    target = newTarget
    for completion in completions {
      completion.begin()
      waiting.append(
        WaitingCompletion(completion: completion, perceivedEnd: time + timeline.perceivedEnd))
    }
  }

  /// Takes a new value of the model under the transaction of the change: animated, or at once if the
  /// transaction has no animation. A running animation goes on if the value is the old one.
  package mutating func update(to value: Value, in transaction: Transaction, at time: Double) {
    guard value != target else { return }
    if let animation = transaction.animation {
      animate(to: value, with: animation, at: time, completions: transaction.completions)
    } else {
      snap(to: value)
    }
  }

  /// Returns the value to show at `time` and drops the animations that are over by then; the last one
  /// leaves exactly the target.
  package mutating func value(at time: Double) -> Value {
    guard isAnimating else { return target }
    var motion = (value: origin, velocity: Value.zero)
    var finished = 0
    // An index: what `enumerated()` goes through would be made of types at run time.
    for index in layers.indices
    where layers[index].advance(&motion, to: time, withVelocity: hasSprings) {
      motion = (layers[index].target, .zero)
      finished = index + 1
    }
    if finished == layers.count {
      snap(to: target)
      return target
    }
    if finished > 0 {
      origin = layers[finished - 1].target
      layers.removeFirst(finished)
    }
    if !waiting.isEmpty { endCompletions(at: time) }
    return motion.value
  }

  /// The change per second of the shown value at `time`.
  package func velocity(at time: Double) -> Value { shown(at: time).velocity }

  /// Value and velocity at `time`, with no consequences.
  private func shown(at time: Double) -> (value: Value, velocity: Value) {
    var motion = (value: origin, velocity: Value.zero)
    for layer in layers where layer.advance(&motion, to: time, withVelocity: true) {
      motion = (layer.target, .zero)
    }
    return motion
  }

  /// Ends the completions whose animations are over at `time`: perceived as over, or, when nothing
  /// runs any more, all of them.
  private mutating func endCompletions(at time: Double) {
    waiting.removeAll { entry in
      let isLogical = entry.completion.criteria == .logicallyComplete
      guard layers.isEmpty || (isLogical && entry.perceivedEnd <= time) else { return false }
      entry.completion.end()
      return true
    }
  }
}

extension AnimatedValue: Sendable where Value: Sendable {}

/// Where a value was led by hand, and when.
private struct LedSample<Value: VectorArithmetic> {
  var value: Value
  /// In seconds.
  var time: Double
  /// Whether this is where the value rested before the hand took it.
  var isAssumed = false
}

extension LedSample: Sendable where Value: Sendable {}

/// A completion that waits for one value.
private struct WaitingCompletion: Sendable {
  let completion: AnimationCompletion
  /// The time at which the motion it was attached to is perceived as complete.
  let perceivedEnd: Double
}
