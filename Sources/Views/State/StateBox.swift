import WUIGeometry
import WUIMotion

/// The value of one `@State` property, kept for as long as its view has its place.
///
/// Actions see a new value at once. Views see it when the batch it was written in is applied, so that
/// `withAnimation { p = 1 }; q = 1` is two changes even where one body reads both.
package final class StateBox<Value>: UnmountablePropertyMemory {
  private var shown: Value
  private var latest: Value
  private weak var graph: ViewGraph?
  private var readers: [ObjectIdentifier: WeakElement] = [:]

  private var readerLimit = 16

  private struct WeakElement {
    weak var element: Element?
  }

  init(_ value: Value, graph: ViewGraph?) {
    shown = value
    latest = value
    self.graph = graph
  }

  var value: Value {
    get {
      guard let reader = ViewGraph.evaluating else { return latest }
      register(reader)
      return shown
    }
    set {
      if let old = latest as? any Equatable, isEqual(old, newValue) { return }
      if let element = ViewGraph.evaluating {
        OnceLog.standard.report(
          "a @State of type \(Value.self) was written while the body of \(element.viewName) was"
            + " evaluated; the change shows in the next update. Write state in actions.")
      }
      latest = newValue
      guard let graph else {
        shown = newValue
        return
      }
      graph.enqueue { [self] in apply(newValue) }
    }
  }

  private func register(_ reader: Element) {
    readers[ObjectIdentifier(reader)] = WeakElement(element: reader)
    // A value that is never written would remember every view that has ever read it.
    guard readers.count > readerLimit else { return }
    readers = readers.filter { $0.value.element?.isMounted == true }
    readerLimit = 2 * readers.count + 16
  }

  private func apply(_ value: Value) {
    shown = value
    let changed = readers.values
    readers.removeAll()
    for reader in changed { reader.element?.invalidate() }
  }

  /// Lets views of a graph follow the value.
  func connect(to graph: ViewGraph) { if self.graph == nil { self.graph = graph } }

  package func unmount() { graph = nil }
}
