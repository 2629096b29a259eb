import WUIGeometry

/// Follows presses on what is below it with a recogniser.
package final class GestureNode: Node, PressHandler {
  /// The recogniser without the type of its value.
  private struct Client {
    let handle: (GestureEvent) -> GesturePhase<Void>
    let deadline: () -> Double?
    let waitsForMovement: () -> Bool
  }

  private var client: Client?
  /// The recogniser itself; whoever set it knows the type.
  package private(set) var recognizer: AnyObject?
  package var pressPriority = PressPriority.normal
  package var isEnabled = true
  private var phase = GesturePhase<Void>.failed

  /// Follows presses with a recogniser from now on.
  package func setRecognizer(
    _ recognizer: AnyObject, handle: @escaping (GestureEvent) -> GesturePhase<Void>,
    deadline: @escaping () -> Double?, waitsForMovement: @escaping () -> Bool
  ) {
    self.recognizer = recognizer
    client = Client(handle: handle, deadline: deadline, waitsForMovement: waitsForMovement)
  }

  override package var isResponder: Bool { true }

  package var recognizesPress: Bool {
    switch phase {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  package var waitsForMovement: Bool { client?.waitsForMovement() ?? false }

  package var pressDeadline: Double? { phase.isOver ? nil : client?.deadline() }

  package func pressBegan(_ sample: PressSample) -> Bool {
    guard isEnabled, client != nil else { return false }
    handle(.began, sample)
    if case .failed = phase { return false }
    return true
  }

  package func pressMoved(_ sample: PressSample) { if !phase.isOver { handle(.moved, sample) } }

  package func pressEnded(_ sample: PressSample) -> Bool {
    if !phase.isOver { handle(.ended, sample) }
    return recognizesPress
  }

  package func pressCancelled() {
    guard !phase.isOver else { return }
    handle(.cancelled, PressSample(location: origin, time: scene.time))
    phase = .failed
  }

  package func pressTimePassed(_ sample: PressSample) {
    if !phase.isOver { handle(.timePassed, sample) }
  }

  private func handle(_ kind: GestureEvent.Kind, _ sample: PressSample) {
    guard let client else { return }
    phase = client.handle(
      GestureEvent(
        kind: kind, location: scene.modelPoint(sample.location, in: self),
        windowLocation: sample.location, time: sample.time, node: self))
  }

  override func didDetach() { pressCancelled() }
}
