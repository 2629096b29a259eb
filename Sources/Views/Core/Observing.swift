import Observation
import WUIGeometry
import WUISceneGraph

extension Element {
  /// Evaluates a closure that describes views. What it reads, of `@State` and of observable models,
  /// marks the element dirty when it changes.
  ///
  /// - Parameter tracksModels: Whether reads of observable models count. An element that is evaluated
  ///   again in every frame passes false on the way: a model keeps each registration until it changes,
  ///   so they would pile up, and the next frame sees the change anyway.
  func observing<Result>(tracksModels: Bool = true, _ body: () -> Result) -> Result {
    graph.countEvaluation()
    let outer = ViewGraph.evaluating
    ViewGraph.evaluating = self
    defer { ViewGraph.evaluating = outer }
    guard tracksModels else { return body() }
    return withObservationTracking(body) { [weak self] in
      if isOnMainQueue {
        // Called as the model is about to change, so the transaction of the change is current.
        MainActor.assumeIsolated { self?.modelWillChange() }
      } else {
        Task { @MainActor in self?.modelWillChange() }
      }
    }
  }

  private func modelWillChange() {
    guard isMounted else { return }
    graph.enqueue { [weak self] in self?.invalidate() }
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
