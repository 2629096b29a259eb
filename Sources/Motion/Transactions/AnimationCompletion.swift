/// When the animations of a change count as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Form { case logicallyComplete, removed }

  private let form: Form

  /// When the motion is perceived as complete, though a spring may still be in its long tail.
  public static let logicallyComplete = AnimationCompletionCriteria(form: .logicallyComplete)

  /// When the last animation has come to rest, including those that took over a value meanwhile.
  public static let removed = AnimationCompletionCriteria(form: .removed)
}

/// Counts the running animations of one change and calls a closure when there are none left.
///
/// The engine attaches it to the values it animates, then calls ``callIfComplete()`` after the update
/// and after each frame until it returns `true`. The closure changes state, so it must not run in the
/// middle of a pass.
// Unchecked: used by the engine only, on the main actor; the class is not isolated because the values
// it is attached to are not.
package final class AnimationCompletion: @unchecked Sendable {
  /// What counts as over.
  package let criteria: AnimationCompletionCriteria

  /// The number of animated values it waits for.
  package private(set) var running = 0

  private var body: (() -> Void)?

  package init(criteria: AnimationCompletionCriteria, _ body: @escaping () -> Void) {
    self.criteria = criteria
    self.body = body
  }

  /// One more value animates.
  func begin() { running += 1 }

  /// One value has ended its animation.
  func end() { running -= 1 }

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
