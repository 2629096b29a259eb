import WUIGeometry

/// A value that belongs to a window and outlives the program.
///
/// Properties of one key in one window share the value. It is kept in
/// `$XDG_STATE_HOME/<program>/scene-<number>.json`, where the number is the place of the scene in the
/// app's body.
///
/// - Note: Unlike SwiftUI, which opens the windows of the last time again: what is kept is that of a
///   scene's first window. Further windows at the same time, those that present a value, and offscreen
///   hosts start with the default and keep the value in memory.
@propertyWrapper
@MainActor @preconcurrency
public struct SceneStorage<Value>: InstallableProperty {
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
      element.environment.storedValues?.scene, memory: &memory, element: element)
  }
}

extension SceneStorage {
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
