import WaylandUI

/// A handle on the `@State` of a view, for tests that write it from outside.
package final class Remote<Value> {
  package let initial: Value
  fileprivate var binding: Binding<Value>?

  package init(_ initial: Value) { self.initial = initial }

  package var value: Value {
    get { binding?.wrappedValue ?? initial }
    set {
      precondition(binding != nil, "the view is not shown yet")
      binding?.wrappedValue = newValue
    }
  }
}

/// Keeps a `@State` and hands a binding to its content.
package struct WithState<Value, Content: View>: View {
  private let remote: Remote<Value>
  private let content: (Binding<Value>) -> Content
  @State private var value: Value

  package init(_ remote: Remote<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content)
  {
    self.remote = remote
    self.content = content
    _value = State(initialValue: remote.initial)
  }

  package var body: some View {
    content($value).onAppear { remote.binding = $value }
  }
}

/// Notes what happened, in order.
package final class Journal {
  package init() {}

  package var entries: [String] = []
  package func add(_ entry: String) { entries.append(entry) }
}
