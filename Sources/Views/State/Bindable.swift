import Observation
import WUIGeometry

/// Makes bindings to the properties of an observable model.
@propertyWrapper
@dynamicMemberLookup
@MainActor @preconcurrency
public struct Bindable<Value: AnyObject & Observable> {
  /// The model.
  public var wrappedValue: Value

  /// Bindings to the properties of the model.
  public var projectedValue: Bindable<Value> { self }

  /// Bindings to the properties of a model.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Bindings to the properties of a model.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A binding to a property of the model.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    let model = wrappedValue
    return Binding(
      get: { model[keyPath: keyPath] }, set: { (value: Subject) in model[keyPath: keyPath] = value }
    )
  }
}
