import Synchronization
import WUIGeometry

/// A thread that takes part in work of another one, and sleeps in between.
final class SecondThread: @unchecked Sendable {
  private enum State {
    case idle
    /// There is work that the thread has not come to yet.
    case offered(SharedCalls)
    case taken
    case finished
  }

  /// The process's own, which begins with the first work; nil where there is one processor only.
  static let shared = ProcessInfo.processInfo.activeProcessorCount > 1 ? SecondThread() : nil

  /// Read and written within the lock only.
  private var state = State.idle
  // Not a `Mutex`, which cannot be waited on, and which the thread sanitizer does not know.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// Nil where the system has no thread to give.
  init?() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
    var thread = pthread_t()
    // The thread never ends, and keeps this object.
    let context = Unmanaged.passRetained(self)
    let error = pthread_create(
      &thread, nil,
      { context in
        context.map { Unmanaged<SecondThread>.fromOpaque($0).takeUnretainedValue() }?.takePart()
        return nil
      }, context.toOpaque())
    guard error == 0 else {
      context.release()
      return nil
    }
    pthread_detach(thread)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    changed.deallocate()
    lock.deallocate()
  }

  /// Calls a closure once for each number below a count, on the calling thread and, as soon as it is awake, on
  /// this one; returns when all calls have.
  ///
  /// Whoever asks while the thread has work makes all calls alone.
  func share(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let calls = SharedCalls(count: count, body: body)
    let isOffered = offer(calls)
    calls.make()
    if isOffered { takeBack() }
  }

  private func offer(_ calls: SharedCalls) -> Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    guard case .idle = state else { return false }
    state = .offered(calls)
    pthread_cond_broadcast(changed)
    return true
  }

  /// Waits for calls that the thread still makes; if it has not come to any, it need not.
  private func takeBack() {
    pthread_mutex_lock(lock)
    while case .taken = state { pthread_cond_wait(changed, lock) }
    state = .idle
    pthread_mutex_unlock(lock)
  }

  private func takePart() -> Never {
    while true {
      makeOffered()
      pthread_mutex_lock(lock)
      state = .finished
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(lock)
    }
  }

  /// Waits for calls and makes them.
  ///
  /// A function of its own: the closure must be let go of before its owner goes on.
  @inline(never)
  private func makeOffered() {
    pthread_mutex_lock(lock)
    while true {
      if case .offered(let calls) = state {
        state = .taken
        pthread_mutex_unlock(lock)
        return calls.make()
      }
      pthread_cond_wait(changed, lock)
    }
  }
}

/// Calls of which each is made by the thread that comes to it first.
private final class SharedCalls: Sendable {
  private let count: Int
  private let body: @Sendable (Int) -> Void
  private let next = Atomic(0)

  init(count: Int, body: @escaping @Sendable (Int) -> Void) {
    (self.count, self.body) = (count, body)
  }

  /// Makes calls until none is left.
  func make() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      body(index)
    }
  }
}
