import Synchronization
import WUIGeometry

extension Transaction {
  /// The transaction of the innermost `withAnimation` or `withTransaction` that runs on this thread;
  /// an empty one outside of them.
  package static var current: Transaction { TransactionStack.ofThread.top ?? Transaction() }

  /// Makes the transaction current while `body` runs.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    var transaction = self
    transaction.batch = TransactionStack.nextBatch()
    let stack = TransactionStack.ofThread
    let outer = stack.top
    stack.top = transaction
    for completion in completions { completion.begin() }
    defer {
      stack.top = outer
      endCompletions()
    }
    return try body()
  }

  /// Lets go of the completions, and calls those which nothing else holds: `body` has changed nothing.
  private func endCompletions() {
    for completion in completions {
      completion.end()
      // Its changes are no part of a change that may go on around.
      if completion.running == 0 { Transaction().perform { _ = completion.callIfComplete() } }
    }
  }
}

/// The current transaction of one thread.
///
/// A task-local value would also reach tasks that `body` starts, whose changes come later and are no
/// part of the batch.
private final class TransactionStack {
  var top: Transaction?

  static var ofThread: TransactionStack {
    if let stored = pthread_getspecific(key) {
      return Unmanaged<TransactionStack>.fromOpaque(stored).takeUnretainedValue()
    }
    let stack = TransactionStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stored in
      if let stored { Unmanaged<TransactionStack>.fromOpaque(stored).release() }
    }
    return key
  }()

  private static let lastBatch = Atomic<UInt64>(0)

  static func nextBatch() -> UInt64 { lastBatch.wrappingAdd(1, ordering: .relaxed).newValue }
}
