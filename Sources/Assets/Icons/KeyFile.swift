import WUIGeometry

/// A file of groups of keys and values, as desktop entries, icon themes and toolkit settings are
/// written.
struct KeyFile {
  private var groups: [String: [String: String]] = [:]

  init(_ text: String) {
    var group = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#") || line.isEmpty { continue }
      if line.hasPrefix("["), line.hasSuffix("]") {
        group = String(line.dropFirst().dropLast())
      } else if let separator = line.firstIndex(of: "=") {
        let key = line[..<separator].trimmingCharacters(in: .whitespaces)
        let value = line[line.index(after: separator)...].trimmingCharacters(in: .whitespaces)
        groups[group, default: [:]][key] = value
      }
    }
  }

  /// The keys of a group; empty where there is no such group.
  subscript(group: String) -> [String: String] { groups[group, default: [:]] }
}
