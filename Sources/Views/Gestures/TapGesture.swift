import WUIGeometry
import WUISceneGraph

/// One or more taps in a row.
///
/// A tap lasts at most 0.75 s and moves at most 45 points (components.md H7); taps of one series follow
/// each other within 0.35 s, or as the desktop is set.
@MainActor @preconcurrency
public struct TapGesture: PrimitiveGesture {
  /// What the gesture reports.
  public typealias Value = Void

  /// The number of taps.
  public var count: Int

  /// A number of taps in a row.
  public init(count: Int = 1) { self.count = count }

  package func makeRecognizer() -> Recognizer<Void> { TapRecognizer(count: count) }

  package func update(_ recognizer: Recognizer<Void>) {
    (recognizer as? TapRecognizer)?.count = count
  }
}

/// One or more taps in a row, and where the last one was.
@MainActor @preconcurrency
public struct SpatialTapGesture: PrimitiveGesture {
  /// Where a tap was.
  nonisolated public struct Value: Equatable, Sendable {
    /// The place, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The space of the location.
  public var coordinateSpace: CoordinateSpace

  /// A number of taps in a row.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  package func makeRecognizer() -> Recognizer<Value> {
    SpatialTapRecognizer(count: count, space: coordinateSpace)
  }

  package func update(_ recognizer: Recognizer<Value>) {
    guard let recognizer = recognizer as? SpatialTapRecognizer else { return }
    recognizer.tap.count = count
    recognizer.space = coordinateSpace
  }
}

private final class TapRecognizer: Recognizer<Void> {
  var count: Int
  private var start: (location: CGPoint, time: Double)?
  private var series = (count: 0, time: -Double.infinity)

  init(count: Int) { self.count = count }

  override func handle(_ event: GestureEvent) -> GesturePhase<Void> {
    switch event.kind {
    case .began: start = (event.location, event.time)
    case .cancelled: return fail()
    case .timePassed: break
    case .moved, .ended:
      guard let start, isTap(from: start, to: event) else { return fail() }
      if event.kind == .ended { return finish(event) }
    }
    return .possible(nil)
  }

  private func isTap(from start: (location: CGPoint, time: Double), to event: GestureEvent) -> Bool
  {
    let distance = hypot(event.location.x - start.location.x, event.location.y - start.location.y)
    return distance <= 45 && event.time - start.time <= 0.75
  }

  private func finish(_ event: GestureEvent) -> GesturePhase<Void> {
    start = nil
    let continues = event.time - series.time <= event.node.scene.doubleClickInterval
    series.count = continues ? series.count + 1 : 1
    series.time = event.time
    guard series.count >= count else { return .failed }
    series.count = 0
    return .ended(())
  }

  private func fail() -> GesturePhase<Void> {
    start = nil
    series.count = 0
    return .failed
  }
}

private final class SpatialTapRecognizer: Recognizer<SpatialTapGesture.Value> {
  let tap: TapRecognizer
  var space: CoordinateSpace

  init(count: Int, space: CoordinateSpace) {
    tap = TapRecognizer(count: count)
    self.space = space
  }

  override func handle(_ event: GestureEvent) -> GesturePhase<SpatialTapGesture.Value> {
    tap.handle(event).map { .init(location: event.location(in: space)) }
  }
}

extension GestureEvent {
  /// The pointer's place in a coordinate space.
  func location(in space: CoordinateSpace) -> CGPoint {
    func from(_ corner: CGPoint) -> CGPoint {
      CGPoint(x: location.x - corner.x, y: location.y - corner.y)
    }
    switch space {
    case .local: return from(node.origin)
    case .named(let name):
      guard let space = node.namedSpace(name)?.windowFrame else { return windowLocation }
      // A geometry group between the two has moved what places count from.
      let place = node.windowFrame
      return from(
        CGPoint(
          x: node.origin.x + space.minX - place.minX, y: node.origin.y + space.minY - place.minY))
    case .global: return windowLocation
    }
  }
}

extension View {
  /// Calls an action when the view is tapped a number of times in a row.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Calls an action with the tapped point, in a coordinate space, when the view is tapped a number of
  /// times in a row.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
}
