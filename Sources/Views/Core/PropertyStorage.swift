import WUIGeometry

/// The dynamic properties of a view's type, and what they remember from one evaluation to the next.
struct PropertyStorage {
  private let layout: PropertyLayout
  private var memory: [AnyObject?]

  init(of type: Any.Type) {
    layout = PropertyLayout.of(type)
    memory = Array(repeating: nil, count: layout.fields.count)
  }

  /// Whether an evaluation may depend on the environment.
  var readsEnvironment: Bool { layout.readsEnvironment }

  /// Connects the properties of a view's value with what they remember.
  mutating func install<V>(in view: inout V, element: Element) {
    guard !layout.fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (index, field) in layout.fields.enumerated() {
        connect(field.type, at: base + field.offset, &memory[index], element)
      }
    }
  }

  /// Says that the view is gone.
  func unmount() {
    for case let memory as any UnmountablePropertyMemory in memory { memory.unmount() }
  }

  private func connect<P: DynamicProperty>(
    _ type: P.Type, at place: UnsafeMutableRawPointer, _ memory: inout AnyObject?,
    _ element: Element
  ) {
    let property = place.assumingMemoryBound(to: P.self)
    if let installable = type as? any InstallableProperty.Type {
      install(installable, at: place, &memory, element)
    }
    property.pointee.update()
  }

  private func install<P: InstallableProperty>(
    _ type: P.Type, at place: UnsafeMutableRawPointer, _ memory: inout AnyObject?,
    _ element: Element
  ) {
    place.assumingMemoryBound(to: P.self).pointee.install(memory: &memory, element: element)
  }
}

/// A property whose value lives outside of the view that declares it.
@MainActor @preconcurrency
public protocol DynamicProperty {
  /// Called before the body of the view that declares the property is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Reads the current value before `body` runs.
  public mutating func update() {}
}

/// A dynamic property of the toolkit.
package protocol InstallableProperty: DynamicProperty {
  /// Whether the property's value comes from the environment.
  static var readsEnvironment: Bool { get }

  /// Connects the property with the element of its view.
  ///
  /// - Parameter memory: What the property keeps between evaluations; nil at first.
  mutating func install(memory: inout AnyObject?, element: Element)
}

extension InstallableProperty {
  package static var readsEnvironment: Bool { false }
}

/// Carries the dynamic properties of a value that is no view, such as a style, into the view that uses
/// the value.
package struct PropertyCarrier<Value>: DynamicProperty, PropertyCarrying {
  package var value: Value

  package init(_ value: Value) { self.value = value }

  static var carried: Any.Type { Value.self }
}

/// A property that is nothing but the properties of the value in it.
protocol PropertyCarrying {
  static var carried: Any.Type { get }
}

/// What a property remembers and must let go of when the view is gone.
package protocol UnmountablePropertyMemory: AnyObject {
  func unmount()
}

/// Where the dynamic properties lie in the values of a type.
private final class PropertyLayout {
  struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private(set) var fields: [Field] = []
  private(set) var readsEnvironment = false

  private static var known: [ObjectIdentifier: PropertyLayout] = [:]

  static func of(_ type: Any.Type) -> PropertyLayout {
    if let layout = known[ObjectIdentifier(type)] { return layout }
    let layout = PropertyLayout()
    layout.scan(type, at: 0)
    known[ObjectIdentifier(type)] = layout
    return layout
  }

  private func scan(_ type: Any.Type, at base: Int) {
    for field in WUIViews.Field.all(of: type) { add(field.type, at: base + field.offset) }
  }

  private func add(_ type: Any.Type, at offset: Int) {
    guard let property = type as? any DynamicProperty.Type else { return }
    if let carrier = type as? any PropertyCarrying.Type {
      return scan(carrier.carried, at: offset)
    }
    // An app's own property is a struct of other properties, which come first.
    if !(property is any InstallableProperty.Type) { scan(type, at: offset) }
    if let installable = property as? any InstallableProperty.Type, installable.readsEnvironment {
      readsEnvironment = true
    }
    fields.append(Field(offset: offset, type: property))
  }
}
