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
        if let installable = field.installable {
          install(installable, at: base + field.offset, &memory[index], element)
        }
        update(field.type, at: base + field.offset)
      }
    }
  }

  /// Says that the view is gone.
  func unmount() {
    for case let memory as any UnmountablePropertyMemory in memory { memory.unmount() }
  }

  private func update<P: DynamicProperty>(_ type: P.Type, at place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: P.self).pointee.update()
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

  /// What the toolkit does with properties of the type. It is the toolkit's own; apps leave it alone.
  static var _role: _DynamicPropertyRole { get }
}

/// What the toolkit does with a kind of dynamic property; the toolkit's own.
public struct _DynamicPropertyRole {
  enum Kind {
    /// An app's own property: a struct of other properties.
    case composed
    /// A property of the toolkit.
    case installed(any InstallableProperty.Type)
    /// Nothing but the properties of the value in it, which is of this type.
    case carrying(Any.Type)
  }

  let kind: Kind
}

extension DynamicProperty {
  /// Reads the current value before `body` runs.
  public mutating func update() {}

  /// The role of an app's own property.
  public static var _role: _DynamicPropertyRole { _DynamicPropertyRole(kind: .composed) }
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

  /// The role of a property of the toolkit.
  public static var _role: _DynamicPropertyRole {
    _DynamicPropertyRole(kind: .installed(Self.self))
  }
}

/// Carries the dynamic properties of a value that is no view, such as a style, into the view that uses
/// the value.
package struct PropertyCarrier<Value>: DynamicProperty {
  package var value: Value

  package init(_ value: Value) { self.value = value }

  package static var _role: _DynamicPropertyRole {
    _DynamicPropertyRole(kind: .carrying(Value.self))
  }
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
    /// The same type, where it is the toolkit's.
    let installable: (any InstallableProperty.Type)?
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
    guard WUIViews.Field.mayConform(type), let property = type as? any DynamicProperty.Type else {
      return
    }
    switch property._role.kind {
    case .carrying(let carried):
      scan(carried, at: offset)
    case .composed:
      // The properties in it come first.
      scan(type, at: offset)
      fields.append(Field(offset: offset, type: property, installable: nil))
    case .installed(let installable):
      if installable.readsEnvironment { readsEnvironment = true }
      fields.append(Field(offset: offset, type: property, installable: installable))
    }
  }
}
