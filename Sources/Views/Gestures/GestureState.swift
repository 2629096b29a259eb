import WUIGeometry
import WUIMotion
import WUISceneGraph

/// A value that lasts as long as a gesture, and then is what it was at first.
@propertyWrapper
@MainActor @preconcurrency
public struct GestureState<Value>: InstallableProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  fileprivate var box: GestureBox<Value>?

  /// A state of the given initial value.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// A state of the given initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue, resetTransaction: Transaction())
  }

  /// A state that goes back to its initial value under a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// A state whose return to its initial value a closure prepares; it is told the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// The value; while no gesture is under way, the initial one.
  public var wrappedValue: Value { box?.state.value ?? initial }

  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }

  package mutating func install(memory: inout AnyObject?, element: Element) {
    let kept =
      memory as? GestureBox<Value> ?? GestureBox(initial, graph: element.graph, reset: reset)
    memory = kept
    box = kept
  }
}

/// The value of a gesture state.
private final class GestureBox<Value>: UnmountablePropertyMemory {
  let state: StateBox<Value>
  private let initial: Value
  private let prepareReset: (Value, inout Transaction) -> Void
  private var isChanged = false

  init(
    _ initial: Value, graph: ViewGraph, reset: @escaping (Value, inout Transaction) -> Void
  ) {
    self.initial = initial
    prepareReset = reset
    state = StateBox(initial, graph: graph)
  }

  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var value = state.value
    var transaction = Transaction.current
    change(&value, &transaction)
    isChanged = true
    withTransaction(transaction) { state.value = value }
  }

  func reset() {
    guard isChanged else { return }
    isChanged = false
    var transaction = Transaction()
    prepareReset(state.value, &transaction)
    withTransaction(transaction) { state.value = initial }
  }

  func unmount() { state.unmount() }
}

extension Gesture {
  /// Keeps a state up to date while the gesture is under way.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    ObservedGesture(base: self) { phase in
      if phase.isOver { return state.box?.reset() ?? () }
      guard let value = phase.value else { return }
      state.box?.update { body(value, &$0, &$1) }
    }
  }
}
