import WUIGeometry

/// Reads the numbers of SVG's attributes, which may touch each other where that is clear: `1.5.5-2`.
struct NumberScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// All numbers of a list; nil where it holds anything else.
  static func list(_ text: String) -> [CGFloat]? {
    var scanner = NumberScanner(text)
    var numbers: [CGFloat] = []
    while !scanner.isAtEnd {
      guard let number = scanner.number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Whether nothing but separators follows.
  var isAtEnd: Bool {
    mutating get {
      skipSeparators()
      return position == bytes.count
    }
  }

  /// The letter at hand, which is read; nil where there is none.
  mutating func letter() -> Character? {
    skipSeparators()
    guard let byte = current, isLetter(byte) else { return nil }
    position += 1
    return Character(Unicode.Scalar(byte))
  }

  /// The number at hand, which is read; nil where there is none.
  mutating func number() -> CGFloat? {
    skipSeparators()
    let start = position
    skip { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let digits = skipDigits()
    var fraction = 0
    if current == UInt8(ascii: ".") {
      position += 1
      fraction = skipDigits()
    }
    guard digits + fraction > 0 else {
      position = start
      return nil
    }
    skipExponent()
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map { CGFloat($0) }
  }

  /// A flag of an arc, a single digit that needs no separator behind it.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard let byte = current, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      return nil
    }
    position += 1
    return byte == UInt8(ascii: "1")
  }

  /// The parenthesis at hand, which is read; false where there is none.
  mutating func skipParenthesis(_ parenthesis: Character) -> Bool {
    skipSeparators()
    guard current == parenthesis.asciiValue else { return false }
    position += 1
    return true
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSeparators() {
    while let byte = current, [9, 10, 12, 13, 32, UInt8(ascii: ",")].contains(byte) {
      position += 1
    }
  }

  private mutating func skip(_ matches: (UInt8) -> Bool) {
    if let byte = current, matches(byte) { position += 1 }
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = current, (48...57).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func skipExponent() {
    let start = position
    guard current == UInt8(ascii: "e") || current == UInt8(ascii: "E") else { return }
    position += 1
    skip { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    if skipDigits() == 0 { position = start }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }
}
