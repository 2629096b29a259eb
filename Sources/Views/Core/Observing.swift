import Observation
import WUIGeometry
import WUISceneGraph

extension Element {
  /// Evaluates a closure that describes views. What it reads, of `@State` and of observable models,
  /// marks the element dirty when it changes.
  func observing<Result>(_ body: () -> Result) -> Result {
    graph.countEvaluation()
    let outer = ViewGraph.evaluating
    ViewGraph.evaluating = self
    defer { ViewGraph.evaluating = outer }
    endObservation()
    let mark = readsModels ? ObservationMark() : nil
    observation = mark
    return withObservationTracking(
      {
        mark?.read()
        return body()
      },
      // Evaluated only where something has been read.
      onChange: makeObserver(mark))
  }

  /// Ends what the last evaluation has registered with models.
  func endObservation() {
    observation?.cancel()
    observation = nil
  }

  /// Makes what to do when a model changes. That it is called says that a model has been read.
  private func makeObserver(_ mark: ObservationMark?) -> @Sendable () -> Void {
    if mark == nil { typesThatReadModels.insert(ObjectIdentifier(type(of: self))) }
    return { [weak self] in
      if mark?.isCancelled == true { return }
      if isOnMainQueue {
        // Called as the model is about to change, so the transaction of the change is current.
        MainActor.assumeIsolated { self?.modelWillChange() }
      } else {
        Task { @MainActor in self?.modelWillChange() }
      }
    }
  }

  /// Whether views of this kind are known to read models; only those pay for a mark.
  private var readsModels: Bool {
    typesThatReadModels.contains(ObjectIdentifier(type(of: self)))
  }

  private func modelWillChange() {
    guard isMounted else { return }
    graph.enqueue { [weak self] in self?.invalidate() }
  }
}

/// The types of elements of which one has read a model. The one that was first has no mark.
private var typesThatReadModels: Set<ObjectIdentifier> = []

/// Something to observe along with the models that a view reads, so that the registration can be ended.
///
/// A model keeps a registration until one of the properties read has changed, and there is no call to
/// take it back: a view that is evaluated for hours while its model rests would pile them up. So the next
/// evaluation changes the mark that the last one has read, which ends it.
// Unchecked: used on the main actor only, but for the registrar, which may be used anywhere.
nonisolated package final class ObservationMark: Observable, @unchecked Sendable {
  /// Set before the change is told, so that the view's own observer knows it.
  package private(set) var isCancelled = false
  private let registrar = ObservationRegistrar()

  package init() {}

  package func read() { registrar.access(self, keyPath: \.isCancelled) }

  /// Ends the registration that has read the mark.
  package func cancel() {
    isCancelled = true
    registrar.willSet(self, keyPath: \.isCancelled)
  }
}

/// Whether the caller runs on the main queue: tests serve it from threads that are not the main one.
nonisolated var isOnMainQueue: Bool {
  _ = mainQueueMark
  return DispatchQueue.getSpecific(key: mainQueueKey) == true || Thread.isMainThread
}

nonisolated private let mainQueueKey = DispatchSpecificKey<Bool>()
nonisolated private let mainQueueMark: Void =
  DispatchQueue.main.setSpecific(key: mainQueueKey, value: true)
