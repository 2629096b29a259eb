/// A variable marked with `@Entry`: its name, its type and its default, as they are written.
struct Entry {
  let name: Substring
  let type: Substring?
  let initializer: Substring?

  /// Takes the source of a declaration apart; nil where it is not that of a variable.
  init?(declaration: String) {
    guard let start = Self.positionAfterVar(in: declaration) else { return nil }
    let rest = declaration[start...]
    guard let match = rest.prefixMatch(of: /\s*`?(\w+)`?\s*/) else { return nil }
    name = match.output.1
    let remainder = rest[match.range.upperBound...]
    // A type has no equals sign in it, but a comment may.
    let typed = remainder.prefixMatch(of: /(?>\/\/[^\n]*|\/\*[\s\S]*?\*\/|[^=])*/)
    let end = typed?.range.upperBound ?? remainder.endIndex
    type = remainder.first == ":" ? remainder[..<end].dropFirst() : nil
    initializer = end < remainder.endIndex ? remainder[end...].dropFirst() : nil
  }

  private var keyName: String { "__Key_\(name)" }

  /// How the variable is read and written.
  var accessors: String {
    "{\n  get { self[\(keyName).self] }\n  set { self[\(keyName).self] = newValue }\n}"
  }

  /// The key under which the value lies. As in SwiftUI, a default of a written type is made anew
  /// whenever it is asked for.
  func key(of kind: String) -> String {
    let value = initializer ?? " nil"
    let declaration =
      type.map { "static var defaultValue:\($0) \n  {\n\(value)\n  }" }
      ?? "static let defaultValue =\(value)"
    return "private enum \(keyName): \(kind) {\n  \(declaration)\n}"
  }

  /// Where the keyword `var` ends: the first outside of comments and of what stands in parentheses, as
  /// attributes have it.
  private static func positionAfterVar(in source: String) -> String.Index? {
    var rest = source[...]
    var depth = 0
    while let first = rest.first {
      if let comment = rest.prefixMatch(of: /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"[^"\n]*"/) {
        rest = rest[comment.range.upperBound...]
      } else if let word = rest.prefixMatch(of: /\w+/) {
        rest = rest[word.range.upperBound...]
        if depth == 0, word.output == "var" { return rest.startIndex }
      } else {
        depth += first == "(" ? 1 : first == ")" ? -1 : 0
        rest = rest.dropFirst()
      }
    }
    return nil
  }
}
