// The macros `#Preview` and `@Previewable`: they expand to nothing, so that a file written for Xcode builds here as it is.
//
// The compiler starts this program and asks it in messages: eight bytes with the length, little-endian,
// then JSON. An answer has the same form. It needs neither swift-syntax nor any other package, because
// nothing of the source is read.

import Foundation

/// Reads a number of bytes of standard input; nil at its end.
func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    let part = FileHandle.standardInput.readData(ofLength: count - data.count)
    if part.isEmpty { return nil }
    data.append(part)
  }
  return data
}

/// The next message; nil when the compiler is done.
func receive() -> Data? {
  guard let header = read(8) else { return nil }
  return read(header.reversed().reduce(0) { $0 << 8 | Int($1) })
}

func send(_ message: String) {
  let body = Data(message.utf8)
  var length = UInt64(body.count).littleEndian
  FileHandle.standardOutput.write(withUnsafeBytes(of: &length) { Data($0) } + body)
}

/// What the compiler wants: the one key of a message.
func request(in message: Data) -> String? {
  (try? JSONSerialization.jsonObject(with: message) as? [String: Any])?.keys.first
}

/// The answer to a request. Version 7 of the protocol is the one whose answers have this form.
func answer(to request: String?) -> String {
  switch request {
  case "getCapability":
    #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
  case "expandFreestandingMacro", "expandAttachedMacro":
    #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
  default:
    #"{"expandMacroResult":{"diagnostics":[]}}"#
  }
}

while let message = receive() { send(answer(to: request(in: message))) }
