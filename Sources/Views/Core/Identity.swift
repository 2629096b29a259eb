import WUIGeometry

/// Whether two values are the same for all that views can tell, so that work can be skipped.
///
/// Equal bits mean equal values because the old value is alive: what it points to cannot have been
/// replaced. Where bits differ, fields are compared one by one: by `==` where their type has it, else bit
/// for bit. Different bits may still be equal values; then the work is done, which is never wrong. What a
/// `@State` starts with does not count, for it has started already.
func isIdentical<T>(_ a: T, _ b: T) -> Bool {
  withUnsafePointer(to: a) { a in
    withUnsafePointer(to: b) { b in Comparison.of(T.self).isSame(a, b) }
  }
}

/// Whether a value equals another of unknown type.
package func isEqual<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }

/// How the values of a type are compared.
///
/// Asking the runtime whether a type conforms takes it through all conformances of the program. So what
/// a type needs beyond its bits is found out when two values first have different ones, and not at all
/// while a scene is only built.
private final class Comparison {
  private enum Rule {
    /// A `State`, of which different values say nothing.
    case starts
    /// Different bits are different values.
    case bits
    case equality((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
    case fields([(offset: Int, comparison: Comparison)])
  }

  private let type: Any.Type
  private let size: Int
  private lazy var rule = findRule()

  private static var known: [ObjectIdentifier: Comparison] = [:]

  private init(_ type: Any.Type) {
    func size<T>(of type: T.Type) -> Int { MemoryLayout<T>.size }
    self.type = type
    self.size = _openExistential(type, do: size)
  }

  static func of(_ type: Any.Type) -> Comparison {
    if let comparison = known[ObjectIdentifier(type)] { return comparison }
    let comparison = Comparison(type)
    known[ObjectIdentifier(type)] = comparison
    return comparison
  }

  func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if memcmp(a, b, size) == 0 { return true }
    switch rule {
    case .starts: return true
    case .bits: return false
    case .equality(let areEqual): return areEqual(a, b)
    case .fields(let fields):
      for field in fields where !field.comparison.isSame(a + field.offset, b + field.offset) {
        return false
      }
      return true
    }
  }

  private func findRule() -> Rule {
    func isPlain<T>(_ type: T.Type) -> Bool { _isPOD(type) }
    if _openExistential(type, do: isPlain) {
      // Plain structs are as fast field by field, and do not call an `==` that leaves something out.
      if Field.isStructure(type) { return byFields }
      // Beside an enum's smaller cases there may be bits that mean nothing.
      return Field.isEnumeration(type) && size > 1 ? byEquality ?? .bits : .bits
    }
    if Field.isState(type) { return .starts }
    // References are compared as such; a weak one could not even be read like a strong one.
    if type is AnyClass || isOptionalReference { return .bits }
    return byEquality ?? byFields
  }

  private var isOptionalReference: Bool {
    Field.isOptional(type) && size == MemoryLayout<UnsafeRawPointer>.size
      && type is any OptionalReference.Type
  }

  private var byFields: Rule {
    let fields = Field.all(of: type)
    guard !fields.isEmpty else { return .bits }
    return .fields(fields.map { ($0.offset, Comparison.of($0.type)) })
  }

  private var byEquality: Rule? {
    func open<E: Equatable>(_ type: E.Type) -> Rule {
      .equality { a, b in
        a.assumingMemoryBound(to: type).pointee == b.assumingMemoryBound(to: type).pointee
      }
    }
    guard Field.mayConform(type), let equatable = type as? any Equatable.Type else { return nil }
    return open(equatable)
  }
}

private protocol OptionalReference {}

extension Optional: OptionalReference where Wrapped: AnyObject {}
