/// The elements of a simple XML document, in order.
///
/// Knows elements and their attributes, comments and the declaration at the top; no text, no entities, no
/// document type. What has those is for a real parser.
struct PlainMarkup {
  enum Tag {
    case start(name: String, attributes: [(name: String, value: String)], isEmpty: Bool)
    case end(name: String)
  }

  private(set) var tags: [Tag] = []
  private let bytes: [UInt8]
  private var position = 0

  /// Fails on anything it does not know.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    skipSpace()
    if skip("<?xml") { guard skip(past: "?>") else { return nil } }
    while true {
      skipSpace()
      if position == bytes.count { return }
      if skip("<!--") {
        guard skip(past: "-->") else { return nil }
      } else {
        guard skip("<"), let tag = readTag() else { return nil }
        tags.append(tag)
      }
    }
  }

  private mutating func readTag() -> Tag? {
    let isEnd = skip("/")
    guard let name = readName() else { return nil }
    if isEnd {
      skipSpace()
      return skip(">") ? .end(name: name) : nil
    }
    var attributes: [(name: String, value: String)] = []
    while true {
      skipSpace()
      if skip("/>") { return .start(name: name, attributes: attributes, isEmpty: true) }
      if skip(">") { return .start(name: name, attributes: attributes, isEmpty: false) }
      guard let name = readName() else { return nil }
      skipSpace()
      guard skip("=") else { return nil }
      skipSpace()
      guard let value = readValue() else { return nil }
      attributes.append((name, value))
    }
  }

  private mutating func readName() -> String? {
    let start = position
    while let byte = current, !Self.isSpace(byte), !Array("=<>/'\"&".utf8).contains(byte) {
      position += 1
    }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private mutating func readValue() -> String? {
    guard let quote = current, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else {
      return nil
    }
    position += 1
    let start = position
    while let byte = current, byte != quote {
      if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") { return nil }
      position += 1
    }
    guard current != nil else { return nil }
    position += 1
    return String(decoding: bytes[start..<(position - 1)], as: UTF8.self)
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private static func isSpace(_ byte: UInt8) -> Bool { [9, 10, 13, 32].contains(byte) }

  private mutating func skipSpace() {
    while let byte = current, Self.isSpace(byte) { position += 1 }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  private mutating func skip(past text: String) -> Bool {
    while position < bytes.count {
      if skip(text) { return true }
      position += 1
    }
    return false
  }
}
