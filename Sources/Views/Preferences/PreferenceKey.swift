import WUIGeometry

/// A key under which views give values to the views around them.
@MainActor @preconcurrency
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view gives one.
  static var defaultValue: Value { get }

  /// Combines the value of one view with that of the next.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

/// What views below a reader give under one key, in their order.
package struct PreferenceCollector {
  let key: ObjectIdentifier
  private(set) var values: [() -> Any] = []

  init(key: ObjectIdentifier) { self.key = key }

  mutating func add(_ value: @escaping () -> Any) { values.append(value) }
}

extension Element {
  /// The value of a preference, reduced over the views of this element; nil where none gives one.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var collector = PreferenceCollector(key: ObjectIdentifier(key))
    collectPreferences(into: &collector)
    var result: K.Value?
    for make in collector.values {
      guard let next = make() as? K.Value else { continue }
      if var value = result {
        K.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result
  }
}

/// An element that depends on preferences of views below it.
protocol PreferenceReader: Element {
  /// Compares the present value with the last one, and reacts.
  ///
  /// - Parameter round: Counts the readings of one batch, from 1.
  func readPreferences(round: Int)

  /// Makes the layer that depends on them, if it was not there yet. Returns whether it made it.
  func makeAwaitedLayer() -> Bool
}

extension PreferenceReader {
  func makeAwaitedLayer() -> Bool { false }
}
