import WUIGeometry
import WUIMotion

/// The value of one `@State` property, kept for as long as its view has its place.
///
/// Actions see a new value at once. Views see it when the batch it was written in is applied, so that
/// `withAnimation { p = 1 }; q = 1` is two changes even where one body reads both. A value that several
/// windows read is one change in each of them.
package final class StateBox<Value>: UnmountablePropertyMemory {
  private var latest: Value
  /// The value in the window of the view that declares the property; as a rule the only one.
  private var home: Shown
  /// The value in other windows whose views read it.
  private var others: [Shown] = []

  /// The value as the views of one window see it, and which of them do.
  fileprivate struct Shown {
    weak var graph: ViewGraph?
    var value: Value
    var readers: [ObjectIdentifier: WeakElement] = [:]
    var readerLimit = 16
  }

  fileprivate struct WeakElement {
    weak var element: Element?
  }

  init(_ value: Value, graph: ViewGraph?) {
    latest = value
    home = Shown(graph: graph, value: value)
  }

  var value: Value {
    get {
      guard let reader = ViewGraph.evaluating else { return latest }
      let home = self.home.graph
      return home === reader.graph ? self.home.read(by: reader) : readElsewhere(by: reader, home)
    }
    set {
      if let old = latest as? any Equatable, isEqual(old, newValue) { return }
      if let element = ViewGraph.evaluating {
        OnceLog.standard.report(
          "a @State of type \(Value.self) was written while the body of \(element.viewName) was"
            + " evaluated; the change shows in the next update. Write state in actions.")
      }
      latest = newValue
      if let graph = home.graph {
        graph.enqueue { [self] in
          if home.graph === graph { home.apply(newValue) }
        }
      }
      for graph in others.compactMap(\.graph) {
        graph.enqueue { [self] in
          for index in others.indices where others[index].graph === graph {
            others[index].apply(newValue)
          }
        }
      }
    }
  }

  /// Reads the value in a window that is not that of the declaring view, or when that is gone: what an
  /// app declares outlives each of its windows.
  private func readElsewhere(by reader: Element, _ home: ViewGraph?) -> Value {
    others.removeAll { $0.graph == nil }
    if let index = others.firstIndex(where: { $0.graph === reader.graph }) {
      return others[index].read(by: reader)
    }
    guard home == nil else {
      others.append(Shown(graph: reader.graph, value: latest))
      return others[others.count - 1].read(by: reader)
    }
    self.home = Shown(graph: reader.graph, value: latest)
    return self.home.read(by: reader)
  }

  package func unmount() { home.graph = nil }
}

extension StateBox.Shown {
  fileprivate mutating func read(by reader: Element) -> Value {
    readers[ObjectIdentifier(reader)] = StateBox.WeakElement(element: reader)
    // A value that is never written would remember every view that has ever read it.
    if readers.count > readerLimit {
      readers = readers.filter { $0.value.element?.isMounted == true }
      readerLimit = 2 * readers.count + 16
    }
    return value
  }

  fileprivate mutating func apply(_ value: Value) {
    self.value = value
    let changed = readers.values
    readers.removeAll()
    for reader in changed { reader.element?.invalidate() }
  }
}
