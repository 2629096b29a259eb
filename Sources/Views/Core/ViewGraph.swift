import WUICompositor
import WUIGeometry
import WUIMotion
import WUISceneGraph

/// The views of one window at work: their elements, the batches of changes that wait, and the passes
/// of a frame in their order.
package final class ViewGraph {
  package let scene: SceneTree
  /// Called when a change waits that only a new frame will show.
  package var onNeedsFrame: () -> Void = {}

  /// The element whose view is being evaluated; reads of state belong to it.
  static var evaluating: Element?

  private(set) var root: Element!
  private var dirty = DirtyElements()
  private var stale = DirtyElements()
  private var pending: [PendingBatch] = []
  /// What the rounds of this frame did not finish.
  private var deferred: [PendingBatch] = []
  private var lastBatch = 0
  private var afterUpdate: [() -> Void] = []
  /// In the order in which they came, which is that of their actions: inner ones before outer ones.
  private(set) var preferenceReaders: [any PreferenceReader] = []
  private var isRunning = false
  /// The number of frames so far.
  private(set) var frameCount = 0
  /// Completions of `withAnimation` whose animations still run.
  private var completions: [AnimationCompletion] = []

  /// A batch of changes that were made under one transaction.
  fileprivate struct PendingBatch {
    var transaction: Transaction
    var changes: [() -> Void]
  }

  /// The most rounds of updates for one batch in one frame; the rest waits for the next frame. It takes
  /// a chain of preferences, or one that changes what it measures, to get here.
  static let roundLimit = 5
  /// The most batches for one frame; what is left waits for the next.
  static let batchLimit = 64

  package init<V: View>(
    size: CGSize, scale: CGFloat, environment: EnvironmentValues, root view: V
  ) {
    scene = SceneTree(size: size, scale: scale)
    scene.onNeedsFrame = { [weak self] in self?.requestFrame() }
    let context = ElementContext(
      graph: self, parent: nil, environment: environment, scope: scene.root.scope)
    root = RootElement(view, context)
    root.slotsDidChange()
  }

  /// The environment of the whole window.
  package var environment: EnvironmentValues { root.environment }

  /// Changes the environment of the whole window.
  package func changeEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
    enqueue { [weak self] in
      guard let root = self?.root else { return }
      var environment = root.environment
      change(&environment)
      root.setEnvironment(environment)
    }
  }

  /// Ends all views: the window is gone. Nothing may be asked of the graph after that.
  ///
  /// The graph and its elements know each other, as do the tree and its nodes; without this none of
  /// them would ever be freed.
  package func end() {
    isRunning = true
    root.unmount()
    scene.end()
    callActions()
    root = nil
  }

  // MARK: Changes

  /// Adds a change to the batch of the current transaction.
  package func enqueue(_ change: @escaping () -> Void) {
    let transaction = Transaction.current
    if let last = pending.indices.last, pending[last].transaction.batch == transaction.batch {
      pending[last].changes.append(change)
    } else {
      for completion in transaction.completions { completion.begin() }
      pending.append(PendingBatch(transaction: transaction, changes: [change]))
    }
    requestFrame()
  }

  /// Marks an element for the update of the present or the next batch.
  func markDirty(_ element: Element) {
    dirty.insert(element)
    if !isRunning { requestFrame() }
  }

  /// Marks an element whose node gets other children.
  func markStale(_ element: Element) { stale.insert(element) }

  /// Runs a closure when the batch is done: actions that may write state again.
  func runAfterUpdate(_ action: @escaping () -> Void) { afterUpdate.append(action) }

  func register(_ reader: any PreferenceReader) { preferenceReaders.append(reader) }

  func unregister(_ reader: any PreferenceReader) {
    preferenceReaders.removeAll { $0 === reader }
  }

  /// The transaction that reaches a scope in the batch at work.
  func transaction(in scope: TransactionScope) -> Transaction { scope.resolve(scene.currentBatch) }

  func countEvaluation() { scene.countBody() }

  private func requestFrame() { if !isRunning { onNeedsFrame() } }

  // MARK: A frame

  /// Whether changes of state wait for a frame.
  package var hasPendingChanges: Bool { !pending.isEmpty || !dirty.isEmpty }

  /// Whether a frame would show something else than the last one, now or by the passing of time.
  package var needsFrame: Bool {
    !pending.isEmpty || hasWork || !afterUpdate.isEmpty || scene.needsPaint || scene.isAnimating
  }

  /// Whether a pass has been asked for.
  private var hasWork: Bool {
    !dirty.isEmpty || !stale.isEmpty || scene.needsLayoutPass || scene.needsCommitPass
  }

  /// Brings everything to a time, in seconds, and records what is to be shown. Whether another frame
  /// has to follow, ``needsFrame`` says then; it is not called for.
  package func frame(at time: Double) -> DisplayList {
    advance(to: time)
    return scene.measure(.record) { scene.record() }
  }

  /// Brings everything to a time, in seconds.
  package func advance(to time: Double) {
    isRunning = true
    frameCount += 1
    let placed = scene.statistics.placedNodes
    // What the passing of time brings about is a batch of its own, without animation.
    begin(.still)
    scene.measure(.animate) { scene.advance(to: time) }
    scene.pointer.timePassed(at: time)
    scene.eraseFinishedRemovals()
    callCompletions()
    if hasWork || !afterUpdate.isEmpty { finish(.still) }
    var count = 0
    while !pending.isEmpty, count < Self.batchLimit {
      let batch = pending.removeFirst()
      begin(batch)
      for change in batch.changes { change() }
      finish(batch)
      count += 1
    }
    pending.insert(contentsOf: deferred, at: 0)
    deferred.removeAll()
    scene.focus.validate()
    if scene.statistics.placedNodes > placed { scene.pointer.updateHover() }
    isRunning = false
  }

  private func begin(_ batch: PendingBatch) {
    lastBatch += 1
    scene.currentBatch = Batch(id: lastBatch, transaction: batch.transaction)
  }

  /// Runs the passes until nothing is left to do for the batch at work.
  private func finish(_ batch: PendingBatch) {
    for round in 1...Self.roundLimit {
      repeat { runPasses() } while makeAwaitedLayers()
      let hasAppeared = scene.advanceLifePhases()
      for reader in preferenceReaders { reader.readPreferences(round: round) }
      if !hasAppeared, !hasWork { break }
    }
    scene.eraseFinishedRemovals()
    callActions()
    if hasWork {
      OnceLog.standard.report(
        "the views did not come to rest in \(Self.roundLimit) rounds of one update; does a preference"
          + " change what it is made from?")
      return deferred.append(PendingBatch(transaction: batch.transaction, changes: []))
    }
    for completion in batch.transaction.completions {
      completion.end()
      completions.append(completion)
    }
    callCompletions()
  }

  private func runPasses() {
    scene.measure(.update) { update() }
    scene.measure(.layout) { scene.layout() }
    scene.measure(.start) { scene.commitChanges() }
  }

  /// Makes the layers whose preference is known now. They come in along with the view they lie on: they
  /// must stand where its transition starts before it moves on.
  private func makeAwaitedLayers() -> Bool {
    preferenceReaders.reduce(false) { $1.makeAwaitedLayer() || $0 }
  }

  private func callActions() {
    let actions = afterUpdate
    afterUpdate.removeAll()
    for action in actions { action() }
  }

  private func callCompletions() {
    let ended = completions.filter { $0.running == 0 }
    completions.removeAll { $0.running == 0 }
    for completion in ended { _ = completion.callIfComplete() }
  }

  /// The update pass: evaluates dirty views, parents first, and hands changed slots to the nodes.
  func update() {
    while let element = dirty.popFirst() {
      if element.isMounted { element.rebuild() }
    }
    // Deepest first: a container's slots may be wrappers that an inner one fills.
    while let element = stale.popLast() {
      if element.isMounted { element.updateNodeChildren() }
    }
    // Views that begin to leave are described anew.
    if !dirty.isEmpty { update() }
  }
}

extension ViewGraph.PendingBatch {
  /// A batch of no changes and no animation.
  fileprivate static var still: Self { Self(transaction: Transaction(), changes: []) }
}
