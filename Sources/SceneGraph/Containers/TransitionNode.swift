import WUIGeometry

/// Where an inserted view is in its life.
package enum LifePhase {
  /// Rendered once, without animations, before it appears.
  case willAppear
  /// Present.
  case identity
  /// Leaving.
  case didDisappear
}

/// The root of a view that can be inserted and removed: it keeps the view alive while it leaves.
///
/// What a transition looks like is the business of the views below it, which are told the phase.
package final class TransitionNode: Node {
  /// Changes the phase of the views below; they take new targets from it.
  package var onPhaseChange: ((LifePhase) -> Void)?
  package private(set) var phase: LifePhase

  private(set) var ownRemoval: Removal?
  /// The transition of a view inside, which this one's content consists of.
  package weak var inner: TransitionNode?
  /// Whether the view was removed from its own place, and not only along with one around it.
  package var isDiscarded = false

  package init(scene: SceneTree, scope: TransactionScope, phase: LifePhase) {
    self.phase = phase
    super.init(scene: scene, scope: scope)
    transition = self
    if phase == .willAppear { scene.appearing.append(self) }
  }

  private var isInsideDiscarded: Bool { isDiscarded || inner?.isInsideDiscarded == true }

  /// Moves the view to its place, after one round in which it was rendered at the start.
  func appear() {
    guard phase == .willAppear, ownRemoval == nil else { return }
    setPhase(.identity)
  }

  /// Begins the removal; it lasts as long as the animations that start in this batch.
  func leave() {
    // Several transitions may wrap one view; the one that is taken away animates.
    if !isDiscarded, let inner, inner.isInsideDiscarded { return inner.leave() }
    ownRemoval = Removal(batch: scene.currentBatch.id)
    scene.removals[ObjectIdentifier(self)] = self
    scene.matched.sourcesMayHaveChanged()
    setPhase(.didDisappear)
  }

  /// Takes the removal back: the view returns from where it is (components.md T3).
  func comeBack() {
    guard ownRemoval != nil else {
      inner?.comeBack()
      return
    }
    ownRemoval = nil
    scene.matched.sourcesMayHaveChanged()
    scene.removals[ObjectIdentifier(self)] = nil
    setPhase(.identity)
  }

  /// Erases the view from the container that still draws it.
  func finishLeaving() {
    var node: Node = self
    while let parent = node.parent {
      if parent.departing.contains(where: { $0 === node }) { return parent.erase(node) }
      node = parent
    }
  }

  private func setPhase(_ phase: LifePhase) {
    self.phase = phase
    onPhaseChange?(phase)
  }
}
