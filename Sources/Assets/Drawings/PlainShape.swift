import WUIGeometry

/// A shape of a plain SVG document by its element and what describes its form.
struct PlainShape {
  let path: Path

  /// Fails where an attribute is not plain.
  init?(_ element: String, _ attributes: [String: String]) {
    let known: Set<String>
    switch element {
    case "path": known = ["d"]
    case "rect": known = ["x", "y", "width", "height", "rx", "ry"]
    case "circle": known = ["cx", "cy", "r"]
    case "line": known = ["x1", "y1", "x2", "y2"]
    default: return nil
    }
    guard known.isSuperset(of: attributes.keys) else { return nil }
    if element == "path" {
      guard let path = Path(svg: attributes["d"] ?? "") else { return nil }
      self.path = path
      return
    }
    var numbers: [String: CGFloat] = [:]
    for (name, value) in attributes {
      guard let number = NumberScanner.single(value) else { return nil }
      // Negative lengths are mistakes, and a shape that has no extent is not drawn at all.
      if Self.lengths.contains(name), number < 0 { return nil }
      numbers[name] = number
    }
    guard Self.extents[element, default: []].allSatisfy({ numbers[$0] ?? 0 > 0 }) else {
      return nil
    }
    path = Self.path(of: element, numbers)
  }

  private static let lengths: Set<String> = ["width", "height", "rx", "ry", "r"]
  /// The lengths without which a shape is none.
  private static let extents = ["rect": ["width", "height"], "circle": ["r"]]

  private static func path(of element: String, _ numbers: [String: CGFloat]) -> Path {
    func number(_ name: String) -> CGFloat { numbers[name] ?? 0 }
    switch element {
    case "circle":
      let radius = number("r")
      return Path(
        ellipseIn: CGRect(
          x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius, height: 2 * radius)
      )
    case "line":
      var path = Path()
      path.move(to: CGPoint(x: number("x1"), y: number("y1")))
      path.addLine(to: CGPoint(x: number("x2"), y: number("y2")))
      return path
    default:
      let rect = CGRect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      let radius = CGSize(
        width: numbers["rx"] ?? number("ry"), height: numbers["ry"] ?? number("rx"))
      if radius.width == 0 || radius.height == 0 { return Path(rect) }
      return Path(
        roundedRect: rect,
        cornerSize: CGSize(
          width: min(radius.width, rect.width / 2), height: min(radius.height, rect.height / 2)),
        style: .circular)
    }
  }
}
