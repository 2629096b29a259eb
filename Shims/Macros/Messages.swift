import Foundation

/// The conversation with the compiler: eight bytes with the length of a message, little-endian, then
/// JSON.
enum Messages {
  /// The next request; nil when the compiler is done.
  static func receive() -> Request? {
    guard let header = read(8), let body = read(header.reversed().reduce(0) { $0 << 8 | Int($1) })
    else { return nil }
    return (try? JSONDecoder().decode([String: Request.Content].self, from: body))?.first.map {
      Request(name: $0.key, content: $0.value)
    } ?? Request(name: "", content: Request.Content())
  }

  /// Answers with a JSON object.
  static func send(_ message: [String: Any]) {
    let body = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
    var length = UInt64(body.count).littleEndian
    FileHandle.standardOutput.write(withUnsafeBytes(of: &length) { Data($0) } + body)
  }

  /// Reads a number of bytes of standard input; nil at its end.
  private static func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      let part = FileHandle.standardInput.readData(ofLength: count - data.count)
      if part.isEmpty { return nil }
      data.append(part)
    }
    return data
  }
}

/// What the compiler asks, as far as it is of interest here.
struct Request {
  let name: String
  let content: Content

  struct Content: Decodable {
    var macro: Macro?
    var macroRole: String?
    var declSyntax: Syntax?
    /// What stands around the source, innermost first, without its members.
    var lexicalContext: [Syntax]?
  }

  struct Macro: Decodable {
    let typeName: String
  }

  /// A part of the source.
  struct Syntax: Decodable {
    let source: String
  }
}
