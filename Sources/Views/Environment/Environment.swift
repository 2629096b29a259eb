import Observation
import WUIGeometry

/// A value of the environment in which the view stands.
@propertyWrapper
@MainActor @preconcurrency
public struct Environment<Value>: InstallableProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// The value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The model of an observable class that a view around this one has put into the environment.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment[object: objectType] else {
        preconditionFailure(
          "no \(objectType) in the environment: a view around this one must call .environment(_:)"
            + " with one")
      }
      return object
    }
  }

  /// The model of an observable class, nil where no view around this one has set one.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    read = { $0[object: objectType] }
  }

  /// The value; outside of a view's body, that of an empty environment.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }

  package static var readsEnvironment: Bool { true }

  package mutating func install(memory: inout AnyObject?, element: Element) {
    value = read(element.environment)
  }
}
