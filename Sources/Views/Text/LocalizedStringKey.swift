import WUIGeometry

/// The key of a text, as literals make it.
///
/// - Note: Unlike SwiftUI, the key is not looked up in a table: it is the text.
nonisolated public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
  let string: String

  package var plainString: String { string }

  /// A key.
  public init(_ value: String) { string = value }

  /// Makes a value from a literal.
  public init(stringLiteral value: String) { string = value }

  /// Makes a value from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

  /// The parts of an interpolated key.
  nonisolated public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var string = ""

    /// Starts empty, with room for a literal of this length.
    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Appends a part that stands literally in the source.
    public mutating func appendLiteral(_ literal: String) { string += literal }

    /// Adds the description of a value.
    public mutating func appendInterpolation<T>(_ value: T) { string += String(describing: value) }

    /// Adds a value in a format, such as a number or a date.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      string += format.format(input)
    }

    /// Adds a number in a C format, such as `"%.2f"`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      string += String(format: specifier, value)
    }
  }
}
