import WUIMotion

extension SceneTree {
  /// The pass that starts animations: every client that asked takes its new targets, under the
  /// transaction of its scope.
  package func commitChanges() {
    // A client may ask again while it commits; that belongs to the next round.
    for client in commits.removeAll() {
      statistics.committedClients += 1
      client.commit(context(for: client))
      if client.advance(to: time) { animating.insert(client) }
    }
    #if DEBUG
      warnOfHiddenRemovals()
    #endif
  }

  /// How changes of a client start in the current batch.
  func context(for client: any AnimationClient) -> CommitContext {
    let transaction = client.scope.resolve(currentBatch)
    var completions = transaction.completions
    if let removal = client.removal(of: currentBatch.id) { completions.append(removal.completion) }
    return CommitContext(
      animation: transaction.animation, completions: completions,
      tracksVelocity: transaction.tracksVelocity, time: time)
  }

  /// The pass that moves running animations to the time of the frame.
  package func advance(to time: Double) {
    self.time = time
    guard !animating.isEmpty else { return }
    for client in animating.all {
      statistics.advancedClients += 1
      client.valuesWillChange()
      if !client.advance(to: time) { animating.remove(client) }
    }
    invalidatePaint()
    matched.follow(in: self)
  }

  /// Whether the next frame will differ from this one without any event.
  package var isAnimating: Bool { !animating.isEmpty }

  /// Sends the views that were rendered at the start of their transitions to their places. Returns
  /// whether there were any.
  package func advanceLifePhases() -> Bool {
    guard !appearing.isEmpty else { return false }
    let nodes = appearing
    appearing.removeAll()
    for node in nodes { node.appear() }
    return true
  }

  /// Erases the subtrees whose removal has no running animation left.
  package func eraseFinishedRemovals() {
    for node in removals.values.sorted(by: { $0.id < $1.id }) {
      guard let removal = node.ownRemoval, removal.isOver else { continue }
      removals[ObjectIdentifier(node)] = nil
      node.finishLeaving()
    }
  }
}
