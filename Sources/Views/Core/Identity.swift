import WUIGeometry

/// Whether two values are the same for all that views can tell, so that work can be skipped.
///
/// Fields are compared one by one: by `==` where their type has it, else bit for bit. Equal bits mean
/// equal values because the old value is alive: what it points to cannot have been replaced. Different
/// bits may still be equal values; then the work is done, which is never wrong. What a `@State` starts
/// with does not count, for it has started already.
func isIdentical<T>(_ a: T, _ b: T) -> Bool {
  withUnsafePointer(to: a) { a in
    withUnsafePointer(to: b) { b in Comparison.of(T.self).isSame(a, b) }
  }
}

/// Whether a value equals another of unknown type.
package func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }

/// How the values of a type are compared.
private struct Comparison {
  let isSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private static var known: [ObjectIdentifier: Comparison] = [:]

  static func of(_ type: Any.Type) -> Comparison {
    if let comparison = known[ObjectIdentifier(type)] { return comparison }
    func open<T>(_ type: T.Type) -> Comparison { make(type) }
    let comparison = _openExistential(type, do: open)
    known[ObjectIdentifier(type)] = comparison
    return comparison
  }

  private static func make<T>(_ type: T.Type) -> Comparison {
    if onlyStarts(type) { return Comparison { _, _ in true } }
    // References are compared as such; a weak one could not even be read like a strong one.
    if type is AnyClass || Field.isOptional(type) && type is any OptionalReference.Type {
      return byBits(MemoryLayout<T>.size)
    }
    let fields = Field.all(of: type)
    // Plain structs are as fast field by field, and do not call an `==` that leaves something out.
    if Field.mayConform(type), let equatable = type as? any Equatable.Type,
      fields.isEmpty || !_isPOD(type)
    {
      return byEquality(equatable)
    }
    if fields.isEmpty || covers(fields, MemoryLayout<T>.size) && _isPOD(type) {
      return byBits(MemoryLayout<T>.size)
    }
    let parts = fields.map { (offset: $0.offset, comparison: of($0.type)) }
    return Comparison { a, b in
      for part in parts where !part.comparison.isSame(a + part.offset, b + part.offset) {
        return false
      }
      return true
    }
  }

  /// Whether a property's value in a view's description is only where it starts.
  private static func onlyStarts(_ type: Any.Type) -> Bool {
    guard Field.isStructure(type), let property = type as? any DynamicProperty.Type,
      case .installed(let installable) = property._role.kind
    else { return false }
    return installable.onlyStarts
  }

  /// Whether plain fields leave no byte of the value undefined.
  private static func covers(_ fields: [Field], _ size: Int) -> Bool {
    func length<Part>(of type: Part.Type) -> Int { MemoryLayout<Part>.size }
    var end = 0
    for field in fields {
      guard field.offset == end, Field.all(of: field.type).isEmpty else { return false }
      end += _openExistential(field.type, do: length)
    }
    return end == size
  }

  private static func byEquality<E: Equatable>(_ type: E.Type) -> Comparison {
    Comparison { a, b in
      a.assumingMemoryBound(to: type).pointee == b.assumingMemoryBound(to: type).pointee
    }
  }

  private static func byBits(_ count: Int) -> Comparison {
    Comparison { a, b in memcmp(a, b, count) == 0 }
  }
}

private protocol OptionalReference {}

extension Optional: OptionalReference where Wrapped: AnyObject {}
