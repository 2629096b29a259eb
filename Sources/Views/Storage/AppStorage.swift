import WUIGeometry

/// A value that belongs to the app and outlives the program.
///
/// Properties of one key share the value. It is kept in `$XDG_CONFIG_HOME/<program>/settings.json`; an
/// offscreen host keeps it in memory.
///
/// - Note: Unlike SwiftUI, there is no choice of a store.
@propertyWrapper
@MainActor @preconcurrency
public struct AppStorage<Value>: InstallableProperty {
  private var property: StoredProperty<Value>

  private init(_ property: StoredProperty<Value>) { self.property = property }

  /// The value; writing stores it.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding }

  package static var readsEnvironment: Bool { true }

  package mutating func install(memory: inout AnyObject?, element: Element) {
    property.install(
      element.environment.storedValues?.app, memory: &memory, element: element)
  }
}

extension AppStorage {
  /// A truth value under a key, with what it is while nothing is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(StoredProperty(key, wrappedValue, .bool))
  }

  /// A whole number under a key, with what it is while nothing is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(StoredProperty(key, wrappedValue, .integer))
  }

  /// A number under a key, with what it is while nothing is stored.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(StoredProperty(key, wrappedValue, .number))
  }

  /// A string under a key, with what it is while nothing is stored.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(StoredProperty(key, wrappedValue, .string))
  }

  /// A value that a string stands for, with what it is while nothing is stored.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(StoredProperty(key, wrappedValue, .raw(.string)))
  }

  /// A value that a whole number stands for, with what it is while nothing is stored.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredProperty(key, wrappedValue, .raw(.integer)))
  }

  /// A truth value under a key, nil while nothing is stored.
  public init(_ key: String) where Value == Bool? {
    self.init(StoredProperty(key, nil, StoredForm<Bool>.bool.optional))
  }

  /// A whole number under a key, nil while nothing is stored.
  public init(_ key: String) where Value == Int? {
    self.init(StoredProperty(key, nil, StoredForm<Int>.integer.optional))
  }

  /// A number under a key, nil while nothing is stored.
  public init(_ key: String) where Value == Double? {
    self.init(StoredProperty(key, nil, StoredForm<Double>.number.optional))
  }

  /// A string under a key, nil while nothing is stored.
  public init(_ key: String) where Value == String? {
    self.init(StoredProperty(key, nil, StoredForm<String>.string.optional))
  }
}
