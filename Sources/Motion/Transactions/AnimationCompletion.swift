/// When the animations of a change count as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Form { case logicallyComplete, removed }

  private let form: Form

  /// When the motion is perceived as complete, though a spring may still be in its long tail.
  public static let logicallyComplete = AnimationCompletionCriteria(form: .logicallyComplete)

  /// When the last animation has come to rest, including those that took over a value meanwhile.
  public static let removed = AnimationCompletionCriteria(form: .removed)
}

/// Counts what one change still has to do and calls a closure when there is nothing left: the code that
/// makes the change, the batches that wait for an update, and the running animations.
///
/// The engine holds it for every batch, attaches it to the values it animates, then calls
/// ``callIfComplete()`` after the update and after each frame until it returns `true`. The closure changes
/// state, so it must not run in the middle of a pass. A change that writes nothing, or nothing new, makes
/// no batch; then it is called as soon as the code that makes the change is done.
// Unchecked: used by the engine only, on the main actor; the class is not isolated because the values
// it is attached to are not.
package final class AnimationCompletion: @unchecked Sendable {
  /// What counts as over.
  package let criteria: AnimationCompletionCriteria

  /// The number of animated values and batches it waits for.
  package private(set) var running = 0

  private var body: (() -> Void)?

  package init(criteria: AnimationCompletionCriteria, _ body: @escaping () -> Void) {
    self.criteria = criteria
    self.body = body
  }

  /// One more value animates, or one more batch waits.
  package func begin() { running += 1 }

  /// One value has ended its animation, or one batch has been applied.
  package func end() { running -= 1 }

  /// Calls the closure if nothing is left to wait for, the first time only.
  ///
  /// - Returns: Whether the closure has been called, now or before.
  package func callIfComplete() -> Bool {
    guard running == 0 else { return false }
    let body = self.body
    self.body = nil
    body?()
    return true
  }
}
