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

  /// Whether a type can conform to a protocol: it is no function, existential or metatype. Asking the runtime takes it through all conformances of the program.
  nonisolated static func mayConform(_ type: Any.Type) -> Bool {
    !Kind.unnamed.contains(kind(of: type))
  }

  nonisolated static func isStructure(_ type: Any.Type) -> Bool { kind(of: type) == Kind.structure }

  nonisolated static func isOptional(_ type: Any.Type) -> Bool { kind(of: type) == Kind.optional }

  /// A type's description begins with its kind (Swift's ABI, `MetadataKind`).
  private nonisolated static func kind(of type: Any.Type) -> Int {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
  }

  private nonisolated enum Kind {
    static let structure = 0x200
    static let optional = 0x202
    static let unnamed = 0x302...0x307
  }
}
