import WUIGeometry

/// A file of groups of keys and values, as desktop entries, icon themes and toolkit settings are
/// written.
struct KeyFile {
  private var groups: [String: [String: String]] = [:]

  /// Works on bytes: a theme's index has up to fifty kilobytes, which an app reads as it starts.
  init(_ bytes: [UInt8]) {
    var group = ""
    for line in bytes.split(whereSeparator: Self.isNewline).map(Self.trimmed) {
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      if first == UInt8(ascii: "["), line.last == UInt8(ascii: "]") {
        group = String(decoding: line.dropFirst().dropLast(), as: UTF8.self)
      } else if let separator = line.firstIndex(of: UInt8(ascii: "=")) {
        let key = Self.trimmed(line[..<separator])
        let value = Self.trimmed(line[(separator + 1)...])
        groups[group, default: [:]][String(decoding: key, as: UTF8.self)] =
          String(decoding: value, as: UTF8.self)
      }
    }
  }

  /// The keys of a group; empty where there is no such group.
  subscript(group: String) -> [String: String] { groups[group, default: [:]] }

  private static func isNewline(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// A line or a part of one without blanks at its ends.
  static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = line.firstIndex { !isSpace($0) } ?? line.endIndex
    let end = line.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    return line[start..<end]
  }
}
