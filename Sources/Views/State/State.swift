import WUIGeometry

/// A value that belongs to a view's place in the interface and outlives the view's values.
@propertyWrapper
@MainActor @preconcurrency
public struct State<Value>: InstallableProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// A state of the given initial value.
  public init(wrappedValue value: Value) { initial = value }

  /// A state of the given initial value.
  public init(initialValue value: Value) { initial = value }

  /// The value; before the view is shown, the initial one.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set {
      guard let box else {
        return OnceLog.standard.report(
          "a @State of type \(Value.self) was written before its view was shown; the value is lost."
            + " Write it from an action, or give it as the initial value.")
      }
      box.value = newValue
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(box: box)
  }

  package mutating func install(memory: inout AnyObject?, element: Element) {
    let kept = memory as? StateBox<Value> ?? StateBox(initial, graph: element.graph)
    memory = kept
    box = kept
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}
