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

  private var root: Element!
  private var dirty = DirtyElements()
  private var stale = DirtyElements()
  private var pending: [PendingBatch] = []
  private var lastBatch = 0
  private var afterUpdate: [() -> Void] = []
  private var preferenceReaders: [ObjectIdentifier: any PreferenceReader] = [:]
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

  /// The most rounds of updates for one batch: a preference that changes what it measures ends here.
  static let roundLimit = 4
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

  /// Ends all views: the window is gone. Nothing may be asked of the graph after that.
  package func end() {
    root.unmount()
    root = nil
  }

  /// The environment of the whole window.
  package var environment: EnvironmentValues {
    get { root.environment }
    set { enqueue { [unowned self] in root.setEnvironment(newValue) } }
  }

  // MARK: Changes

  /// Adds a change to the batch of the current transaction.
  package func enqueue(_ change: @escaping () -> Void) {
    let transaction = Transaction.current
    if let last = pending.indices.last, pending[last].transaction.batch == transaction.batch {
      pending[last].changes.append(change)
    } else {
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

  func register(_ reader: any PreferenceReader) {
    preferenceReaders[ObjectIdentifier(reader)] = reader
  }

  func unregister(_ reader: any PreferenceReader) {
    preferenceReaders[ObjectIdentifier(reader)] = nil
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
    !pending.isEmpty || !dirty.isEmpty || scene.needsPaint || scene.isAnimating
      || scene.needsLayoutPass
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
    scene.measure(.animate) { scene.advance(to: time) }
    scene.pointer.timePassed(at: time)
    // What running animations asked for is a batch of its own, without animation.
    if !dirty.isEmpty || !stale.isEmpty || scene.needsLayoutPass { run(PendingBatch.still) }
    var count = 0
    while !pending.isEmpty, count < Self.batchLimit {
      run(pending.removeFirst())
      count += 1
    }
    scene.eraseFinishedRemovals()
    // Views that left now, and not in a batch, are told so.
    runActions()
    completions.removeAll { $0.callIfComplete() }
    scene.focus.validate()
    if scene.statistics.placedNodes > 0 { scene.pointer.updateHover() }
    isRunning = false
  }

  private func run(_ batch: PendingBatch) {
    lastBatch += 1
    scene.currentBatch = Batch(id: lastBatch, transaction: batch.transaction)
    for change in batch.changes { change() }
    var round = 0
    repeat {
      scene.measure(.update) { update() }
      scene.measure(.layout) { scene.layout() }
      scene.measure(.start) { scene.commitChanges() }
      round += 1
      let appeared = scene.advanceLifePhases()
      if round < Self.roundLimit { readPreferences() }
      if !appeared, dirty.isEmpty, stale.isEmpty, !scene.needsLayoutPass { break }
    } while round < Self.roundLimit + 1
    scene.eraseFinishedRemovals()
    runActions()
    completions.append(contentsOf: batch.transaction.completions)
    completions.removeAll { $0.callIfComplete() }
  }

  private func runActions() {
    let actions = afterUpdate
    afterUpdate.removeAll()
    for action in actions { action() }
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
    if !dirty.isEmpty { update() }
  }

  private func readPreferences() {
    for reader in preferenceReaders.values { reader.readPreferences() }
  }
}

extension ViewGraph.PendingBatch {
  /// A batch of no changes and no animation.
  fileprivate static var still: Self { Self(transaction: Transaction(), changes: []) }
}
