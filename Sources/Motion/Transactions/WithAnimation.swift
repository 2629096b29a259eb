/// Runs `body`; the changes of state it makes animate with `animation`.
///
/// - Parameters:
///   - animation: The animation; `nil` applies the changes at once.
///   - body: The changes.
/// - Returns: What `body` returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// Runs `body`; the changes of state it makes animate with `animation`, and `completion` is called
/// when that is over.
///
/// - Parameters:
///   - animation: The animation; `nil` applies the changes at once.
///   - completionCriteria: What counts as over.
///   - body: The changes.
///   - completion: Called once: after the update if nothing animates, at once if `body` changes nothing.
/// - Returns: What `body` returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.completions = []
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try transaction.perform(body)
}

/// Runs `body`; `transaction` accompanies the changes of state it makes.
///
/// - Parameters:
///   - transaction: The context of the changes.
///   - body: The changes.
/// - Returns: What `body` returns.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try transaction.perform(body)
}

/// Runs `body`; the current transaction, with one value replaced, accompanies its changes of state.
///
/// - Parameters:
///   - keyPath: The value to replace.
///   - value: The new value.
///   - body: The changes.
/// - Returns: What `body` returns.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  // An outer completion waits for the outer batch only.
  transaction.completions = []
  transaction[keyPath: keyPath] = value
  return try transaction.perform(body)
}
