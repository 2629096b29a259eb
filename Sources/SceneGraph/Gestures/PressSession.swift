import WUIGeometry

/// One press, from button down to button up, and the handlers that take part in it.
final class PressSession {
  /// Those of which one wins, by priority.
  private var rivals: [any PressHandler] = []
  private var companions: [any PressHandler] = []
  private var winner: (any PressHandler)?
  private var last: PressSample

  /// - Parameter path: The responders under the pointer, innermost first.
  init(_ path: [Node], at sample: PressSample) {
    last = sample
    let handlers = path.compactMap { $0 as? any PressHandler }
    for handler in handlers.reversed() where handler.pressPriority == .high {
      if handler.pressBegan(sample) { rivals.append(handler) }
    }
    var isClaimed = false
    for handler in handlers where handler.pressPriority == .normal {
      if isClaimed, !handler.waitsForMovement { continue }
      guard handler.pressBegan(sample) else { continue }
      rivals.append(handler)
      isClaimed = isClaimed || handler.claimsPress
    }
    for handler in handlers where handler.pressPriority == .simultaneous {
      if handler.pressBegan(sample) { companions.append(handler) }
    }
    decide()
  }

  var isEmpty: Bool { rivals.isEmpty && companions.isEmpty }

  func move(to sample: PressSample) {
    last = sample
    for handler in companions { handler.pressMoved(sample) }
    if let winner { return winner.pressMoved(sample) }
    for handler in rivals {
      handler.pressMoved(sample)
      if handler.recognizesPress { return choose(handler) }
    }
  }

  func end(at sample: PressSample) {
    move(to: sample)
    for handler in companions { _ = handler.pressEnded(sample) }
    if let winner {
      _ = winner.pressEnded(sample)
    } else {
      for (index, handler) in rivals.enumerated() where handler.pressEnded(sample) {
        for loser in rivals[(index + 1)...] { loser.pressCancelled() }
        break
      }
    }
    rivals = []
    companions = []
  }

  func cancel() {
    for handler in companions + (winner.map { [$0] } ?? rivals) { handler.pressCancelled() }
    rivals = []
    companions = []
  }

  /// A handler's view has left the tree: it must not act on the release.
  func forget(_ node: Node) {
    guard let handler = node as? any PressHandler,
      (rivals + companions).contains(where: { $0 === handler })
    else { return }
    rivals.removeAll { $0 === handler }
    companions.removeAll { $0 === handler }
    if winner === handler { winner = nil }
    handler.pressCancelled()
  }

  /// When one of the handlers wants to be told that time has passed, in seconds.
  var deadline: Double? { (rivals + companions).compactMap(\.pressDeadline).min() }

  func timePassed(at time: Double) {
    let sample = PressSample(location: last.location, time: time)
    for handler in rivals + companions {
      guard let deadline = handler.pressDeadline, deadline <= time else { continue }
      handler.pressTimePassed(sample)
    }
    decide()
  }

  private func decide() {
    guard winner == nil, let first = rivals.first(where: \.recognizesPress) else { return }
    choose(first)
  }

  private func choose(_ handler: any PressHandler) {
    winner = handler
    for loser in rivals where loser !== handler { loser.pressCancelled() }
    rivals = [handler]
  }
}
