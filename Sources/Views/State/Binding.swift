import WUIGeometry
import WUIMotion

/// Access to a value that is kept elsewhere.
@propertyWrapper
@dynamicMemberLookup
@MainActor @preconcurrency
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  /// The transaction under which values are written, where it carries anything.
  public var transaction = Transaction() {
    didSet { hasTransaction = true }
  }
  private var hasTransaction = false

  /// A binding through closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = { value, _ in set(value) }
  }

  /// A binding through closures, the second of which is told the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }

  init(box: StateBox<Value>) {
    read = { box.value }
    write = { value, _ in box.value = value }
  }

  /// A binding to a value that never changes; writes are dropped.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { (_: Value) in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      guard hasTransaction else { return write(newValue, .current) }
      var transaction = Transaction.current
      transaction.animation = self.transaction.animation
      transaction.disablesAnimations = self.transaction.disablesAnimations
      withTransaction(transaction) { write(newValue, transaction) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The same binding; lets `Binding` be initialised from a projected value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    // The part is written through the whole, under the transaction of the whole.
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { (part: Subject) in wrappedValue[keyPath: keyPath] = part })
  }

  /// A binding to the value made optional.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue },
      set: { (value: Value) in if let value { base.wrappedValue = value } })
  }

  /// A binding to an optional's value; nil while there is none.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? initial }, set: { (value: Value) in base.wrappedValue = value })
  }

  /// A binding that writes with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A binding that writes under a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
