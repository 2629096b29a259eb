import Foundation

/// A window as sway knows it.
struct SwayWindow {
  let title: String
  let isFocused: Bool
  /// Whether it wants to come to the front, which sway leaves to the user.
  let isUrgent: Bool
  /// Its place and width on the output, in points.
  let x: Int
  let width: Int

  /// The windows below a node of sway's tree.
  static func all(in node: Any) -> [SwayWindow] {
    guard let node = node as? [String: Any] else { return [] }
    let inner = [node["nodes"], node["floating_nodes"]].flatMap { $0 as? [Any] ?? [] }
    return (SwayWindow(node).map { [$0] } ?? []) + inner.flatMap { all(in: $0) }
  }

  private init?(_ node: [String: Any]) {
    guard node["app_id"] is String, let rect = node["rect"] as? [String: Any] else { return nil }
    title = node["name"] as? String ?? ""
    isFocused = node["focused"] as? Bool ?? false
    isUrgent = node["urgent"] as? Bool ?? false
    x = rect["x"] as? Int ?? 0
    width = rect["width"] as? Int ?? 0
  }
}
