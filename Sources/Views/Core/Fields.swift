@_spi(Reflection) import Swift
import WUIGeometry

/// A stored property of a struct.
struct Field {
  /// The distance from the start of the value, in bytes.
  let offset: Int
  let type: Any.Type

  /// The fields of a struct in order; empty for types of any other kind.
  nonisolated static func all(of type: Any.Type) -> [Field] {
    // A type's description begins with its kind; the standard library traps on some of the others.
    let structKind = 0x200
    guard unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == structKind else { return [] }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: []) { _, offset, type, _ in
      fields.append(Field(offset: offset, type: type))
      return true
    }
    return fields
  }
}
