import WUIMotion

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
  /// The removal that began in a batch and that this client is part of; nil where there is none.
  func removal(of batch: Batch.ID) -> Removal?
  /// Says that the next frame shows other values.
  func valuesWillChange()
  /// Starts what was requested.
  func commit(_ context: CommitContext)
  /// Takes the values of a time, in seconds. Returns whether anything still moves.
  func advance(to time: Double) -> Bool
  /// Ends all motion: the client has left the tree.
  func settle()
}
