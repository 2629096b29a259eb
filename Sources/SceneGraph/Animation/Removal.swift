import WUIMotion

/// The removal of a subtree: it lasts as long as the animations it started (components.md T6).
package final class Removal {
  package let batch: Batch.ID
  /// Counts the running animations that this removal started.
  package let completion = AnimationCompletion(criteria: .removed) {}

  package init(batch: Batch.ID) { self.batch = batch }

  package var isOver: Bool { completion.running == 0 }
}
