import WUIGeometry
import WUISceneGraph

/// A movement with the button down.
@MainActor @preconcurrency
public struct DragGesture: PrimitiveGesture {
  /// A drag at one moment; places in the gesture's coordinate space, in points.
  nonisolated public struct Value: Equatable, Sendable {
    /// The time of the event, on the clock of the host.
    public var time: Date
    /// Where the pointer is.
    public var location: CGPoint
    /// Where the press began.
    public var startLocation: CGPoint
    /// How fast the pointer moves, in points per second.
    public var velocity: CGSize

    /// The way from the start to the pointer.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the pointer would come to rest if it were let go now: a quarter of a second further on.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The way from the start to where the pointer would come to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// How far the pointer must move before the press is a drag, in points.
  public var minimumDistance: CGFloat
  /// The space of the places.
  public var coordinateSpace: CoordinateSpace

  /// A movement of at least a distance, in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  package func makeRecognizer() -> Recognizer<Value> { DragRecognizer(self) }

  package func update(_ recognizer: Recognizer<Value>) {
    (recognizer as? DragRecognizer)?.gesture = self
  }
}

private final class DragRecognizer: Recognizer<DragGesture.Value> {
  var gesture: DragGesture
  private var start: CGPoint?
  private var isActive = false
  private var velocity = VelocityTracker()

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override var waitsForMovement: Bool { gesture.minimumDistance > 0 }

  override func handle(_ event: GestureEvent) -> GesturePhase<DragGesture.Value> {
    let location = event.location(in: gesture.coordinateSpace)
    if event.kind == .began {
      start = location
      isActive = false
      velocity = VelocityTracker()
    }
    guard let start, event.kind != .cancelled else { return stop(.failed) }
    if event.kind != .timePassed { velocity.add(location, at: event.time) }
    if !isActive {
      let distance = hypot(location.x - start.x, location.y - start.y)
      isActive = distance >= gesture.minimumDistance
    }
    guard isActive else { return event.kind == .ended ? stop(.failed) : .possible(nil) }
    let value = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: location,
      startLocation: start, velocity: velocity.velocity(at: event.time))
    return event.kind == .ended ? stop(.ended(value)) : .active(value)
  }

  private func stop(_ phase: GesturePhase<DragGesture.Value>) -> GesturePhase<DragGesture.Value> {
    start = nil
    isActive = false
    return phase
  }
}

/// The velocity of the pointer over the last tenth of a second.
///
/// A pointer that rested before it was let go has none: what was before the rest has left the window.
struct VelocityTracker {
  private var samples: [(location: CGPoint, time: Double)] = []
  private static let window = 0.1

  mutating func add(_ location: CGPoint, at time: Double) {
    samples.removeAll { time - $0.time > Self.window }
    samples.append((location, time))
  }

  /// In points per second; the slope of the straight line that fits the samples best.
  func velocity(at time: Double) -> CGSize {
    let recent = samples.filter { time - $0.time <= Self.window }
    guard recent.count > 1 else { return .zero }
    let count = Double(recent.count)
    let meanTime = recent.reduce(0) { $0 + $1.time } / count
    let spread = recent.reduce(0) { $0 + ($1.time - meanTime) * ($1.time - meanTime) }
    guard spread > 0 else { return .zero }
    func slope(_ axis: (CGPoint) -> CGFloat) -> CGFloat {
      let mean = recent.reduce(0) { $0 + axis($1.location) } / CGFloat(count)
      let sum = recent.reduce(CGFloat(0)) {
        $0 + CGFloat($1.time - meanTime) * (axis($1.location) - mean)
      }
      return sum / CGFloat(spread)
    }
    return CGSize(width: slope(\.x), height: slope(\.y))
  }
}
