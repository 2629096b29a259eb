@_spi(Reflection) import Swift
import WUIGeometry

/// A stored property of a struct.
struct Field {
  /// The distance from the start of the value, in bytes.
  let offset: Int
  let type: Any.Type

  /// The fields of a struct in order; empty for types of any other kind.
  nonisolated static func all(of type: Any.Type) -> [Field] {
    // The standard library traps on some of the others.
    guard kind(of: type) == Kind.structure else { return [] }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: []) { _, offset, type, _ in
      fields.append(Field(offset: offset, type: type))
      return true
    }
    return fields
  }

  /// Whether a type can conform to a protocol: it is no tuple, function, existential, metatype or builtin.
  /// Asking the runtime takes it through all conformances of the program.
  nonisolated static func mayConform(_ type: Any.Type) -> Bool {
    !Kind.unnamed.contains(kind(of: type))
  }

  nonisolated static func isStructure(_ type: Any.Type) -> Bool { kind(of: type) == Kind.structure }

  /// Whether a type is a `State`, of whatever value.
  nonisolated static func isState(_ type: Any.Type) -> Bool {
    isStructure(type) && words(of: type)[1] == words(of: State<Bool>.self)[1]
  }

  /// Whether a type is an enumeration, among them `Optional`.
  nonisolated static func isEnumeration(_ type: Any.Type) -> Bool {
    kind(of: type) == Kind.enumeration || isOptional(type)
  }

  nonisolated static func isOptional(_ type: Any.Type) -> Bool { kind(of: type) == Kind.optional }

  private nonisolated static func kind(of type: Any.Type) -> Int { words(of: type)[0] }

  /// A type's description: its kind, then, if it is a struct, where its declaration is described (Swift's ABI,
  /// `MetadataKind` and `TargetValueMetadata`).
  private nonisolated static func words(of type: Any.Type) -> UnsafePointer<Int> {
    unsafeBitCast(type, to: UnsafePointer<Int>.self)
  }

  private nonisolated enum Kind {
    static let structure = 0x200
    static let enumeration = 0x201
    static let optional = 0x202
    static let unnamed = 0x300...0x307
  }
}
