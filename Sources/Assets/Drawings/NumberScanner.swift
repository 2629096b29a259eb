import WUIGeometry

/// Reads the numbers of SVG's attributes, which may touch each other where that is clear: `1.5.5-2`.
struct NumberScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// Only numbers have a comma behind them, and one at most.
  private var isBehindNumber = false

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

  /// The number that a text is; nil where it holds anything else.
  static func single(_ text: String) -> CGFloat? {
    guard let numbers = list(text), numbers.count == 1 else { return nil }
    return numbers[0]
  }

  /// Whether nothing but space follows.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == bytes.count
    }
  }

  /// The letter at hand, which is read; nil where there is none.
  mutating func letter() -> Character? {
    skipSpace()
    guard let byte = current, isLetter(byte) else { return nil }
    position += 1
    isBehindNumber = false
    return Character(Unicode.Scalar(byte))
  }

  /// The number at hand, which is read; nil where there is none, or one so large that sums of such overflow.
  mutating func number() -> CGFloat? {
    let before = self
    skipSeparators()
    if let number = readNumber() {
      isBehindNumber = true
      return number
    }
    self = before
    return nil
  }

  private mutating func readNumber() -> CGFloat? {
    let start = position
    skip { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let digits = skipDigits()
    if current == UInt8(ascii: ".") {
      position += 1
      // SVG 1.1 lets a point end a number, CSS does not.
      guard skipDigits() > 0 else { return nil }
    } else if digits == 0 {
      return nil
    }
    skipExponent()
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
      abs(number) < 1e9
    else { return nil }
    return CGFloat(number)
  }

  /// A flag of an arc, a single digit that needs no separator behind it.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard let byte = current, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      return nil
    }
    position += 1
    isBehindNumber = true
    return byte == UInt8(ascii: "1")
  }

  /// The parenthesis at hand, which is read; false where there is none.
  mutating func skipParenthesis(_ parenthesis: Character) -> Bool {
    skipSpace()
    guard current == parenthesis.asciiValue else { return false }
    position += 1
    isBehindNumber = false
    return true
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current, [9, 10, 12, 13, 32].contains(byte) { position += 1 }
  }

  private mutating func skipSeparators() {
    skipSpace()
    guard isBehindNumber, current == UInt8(ascii: ",") else { return }
    position += 1
    skipSpace()
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
