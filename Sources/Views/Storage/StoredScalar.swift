import WUIGeometry

/// A value as a file of stored values holds it.
nonisolated package enum StoredScalar: Hashable, Sendable {
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
}

nonisolated extension StoredScalar: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    }
  }
}

/// How a property's type is written to a file and read from it.
struct StoredForm<Value> {
  /// The value; nil where what is stored is of another kind.
  let read: (StoredScalar) -> Value?
  /// What to store; nil removes it.
  let write: (Value) -> StoredScalar?

  /// The form of the value made optional: nothing is stored for nil.
  var optional: StoredForm<Value?> {
    StoredForm<Value?>(
      read: { scalar in read(scalar).map(Optional.some) },
      write: { value in if let value { write(value) } else { nil } })
  }
}

extension StoredForm where Value == Bool {
  static var bool: Self {
    Self(read: { if case .bool(let value) = $0 { value } else { nil } }, write: { .bool($0) })
  }
}

extension StoredForm where Value == Int {
  static var integer: Self {
    Self(read: { if case .integer(let value) = $0 { value } else { nil } }, write: { .integer($0) })
  }
}

extension StoredForm where Value == Double {
  static var number: Self {
    Self(
      read: { scalar in
        switch scalar {
        case .number(let value): value
        case .integer(let value): Double(value)
        default: nil
        }
      }, write: { $0.isFinite ? .number($0) : nil })
  }
}

extension StoredForm where Value == String {
  static var string: Self {
    Self(read: { if case .string(let value) = $0 { value } else { nil } }, write: { .string($0) })
  }
}

extension StoredForm where Value: RawRepresentable {
  /// The form of a type that stands for another one.
  static func raw(_ form: StoredForm<Value.RawValue>) -> Self {
    Self(
      read: { scalar in if let raw = form.read(scalar) { Value(rawValue: raw) } else { nil } },
      write: { form.write($0.rawValue) })
  }
}
