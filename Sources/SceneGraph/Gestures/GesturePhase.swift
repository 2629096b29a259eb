import WUIGeometry

/// What a recogniser makes of a press so far.
package enum GesturePhase<Value> {
  /// Nothing is decided; there may be a value already.
  case possible(Value?)
  /// The press is this gesture, which goes on.
  case active(Value)
  /// The gesture was made.
  case ended(Value)
  /// The press is not this gesture.
  case failed

  /// The phase with another value.
  package func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The value of the phase, whatever the phase is.
  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  package var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }
}

/// What happens to a press, as a recogniser is told.
package struct GestureEvent {
  package enum Kind {
    case began, moved, ended, cancelled, timePassed
  }

  package let kind: Kind
  /// In the coordinates of the node that recognises, the transforms above it undone.
  package let location: CGPoint
  /// In points of the window, where the pointer is seen.
  package let windowLocation: CGPoint
  /// In seconds of the host's clock.
  package let time: Double
  /// The node that recognises; coordinate spaces are looked up from it.
  package let node: Node

  /// The event as another kind, for a recogniser that joins later.
  package func retold(as kind: Kind) -> GestureEvent {
    GestureEvent(
      kind: kind, location: location, windowLocation: windowLocation, time: time, node: node)
  }
}
