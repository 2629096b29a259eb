import WUIGeometry

/// A scope in which identifiers of matched geometry are unique.
@propertyWrapper
@MainActor @preconcurrency
public struct Namespace: InstallableProperty {
  /// The identity of a namespace.
  nonisolated public struct ID: Hashable, Sendable {
    package let number: Int
  }

  private var id: ID?
  private static var last = 0

  /// A namespace of the view that declares it.
  public init() {}

  /// The namespace's identity; valid in the view's body.
  public var wrappedValue: ID { id ?? ID(number: 0) }

  private final class Memory {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  package mutating func install(memory: inout AnyObject?, element: Element) {
    if let known = memory as? Memory {
      id = known.id
      return
    }
    Self.last += 1
    let new = ID(number: Self.last)
    memory = Memory(new)
    id = new
  }
}
