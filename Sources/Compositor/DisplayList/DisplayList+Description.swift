import WUIGeometry
import WUITypography

/// Text for people and tests: one item a line, the items of a group indented beneath it, numbers
/// rounded to two decimals, what has its default left out.
extension DisplayList: CustomStringConvertible {
  package var description: String { lines.joined(separator: "\n") }

  var lines: [String] { items.flatMap(\.lines) }
}

extension DisplayItem: CustomStringConvertible {
  package var description: String { lines.joined(separator: "\n") }

  var lines: [String] {
    if case .fragment(let fragment) = content { return fragment.list.lines }
    var words = ["#\(id)"]
    var nested: [String] = []
    switch content {
    case .fill(let path, let style, let paint):
      words += ["fill", path.text, paint.text]
      if style.isEOFilled { words.append("even-odd") }
      if !style.isAntialiased { words.append("aliased") }
    case .stroke(let path, let style, let paint):
      words += ["stroke", style.text, path.text, paint.text]
    case .text(let layout, let color):
      let glyphs = layout.runs.reduce(0) { $0 + $1.glyphs.count }
      words += ["text", "\(glyphs) glyphs", text(layout.size), text(color)]
    case .image(_, let rect, let tint):
      words += ["image", text(rect)]
      if let tint { words.append("tint \(text(tint))") }
    case .group(let group):
      words += ["group"] + group.words
      nested = group.list.lines
      if let mask = group.mask { nested += ["mask"] + mask.lines.map { "  " + $0 } }
    case .fragment: break
    }
    if !transform.isIdentity { words.append(transform.text) }
    if opacity != 1 { words.append("opacity \(text(opacity))") }
    if blendMode != .normal { words.append("\(blendMode)") }
    return [words.joined(separator: " ")] + nested.map { "  " + $0 }
  }
}

extension DisplayGroup {
  fileprivate var words: [String] {
    var words = clips.map { "clip \($0.path.applying($0.transform).text)" }
    if let colorMultiply { words.append("multiply \(text(colorMultiply))") }
    if blurRadius != 0 { words.append("blur \(text(blurRadius))") }
    if let shadow {
      words.append("shadow \(text(shadow.color)) \(text(shadow.radius)) \(text(shadow.offset))")
    }
    return words
  }
}

extension Path {
  /// A rectangle as such; any other path by its bounds and a count.
  fileprivate var text: String {
    if let asRect { return "rect \(WUICompositor.text(asRect))" }
    if isEmpty { return "empty path" }
    return "path \(WUICompositor.text(boundingRect)) of \(elements.count)"
  }
}

extension StrokeStyle {
  fileprivate var text: String {
    var words = [WUICompositor.text(lineWidth)]
    if lineCap != .butt { words.append("\(lineCap)") }
    if lineJoin != .miter { words.append("\(lineJoin)") }
    if !dash.isEmpty {
      words.append("dash " + dash.map { WUICompositor.text($0) }.joined(separator: ","))
      if dashPhase != 0 { words.append("phase \(WUICompositor.text(dashPhase))") }
    }
    return words.joined(separator: " ")
  }
}

extension Paint {
  fileprivate var text: String {
    switch self {
    case .color(let color): return WUICompositor.text(color)
    case .linearGradient(let gradient, let start, let end):
      return "linear \(gradient.text) \(WUICompositor.text(start)) \(WUICompositor.text(end))"
    case .radialGradient(let gradient, let center, let start, let end):
      return "radial \(gradient.text) \(WUICompositor.text(center)) "
        + "\(WUICompositor.text(start)) \(WUICompositor.text(end))"
    case .angularGradient(let gradient, let center, let start, let end):
      return "angular \(gradient.text) \(WUICompositor.text(center)) "
        + "\(WUICompositor.text(start.degrees))° \(WUICompositor.text(end.degrees))°"
    }
  }
}

extension ResolvedGradient {
  fileprivate var text: String {
    "["
      + stops.map { "\(WUICompositor.text($0.color)) \(WUICompositor.text($0.location))" }
      .joined(separator: ", ") + "]"
  }
}

extension CGAffineTransform {
  fileprivate var text: String {
    if isTranslation { return "at (\(WUICompositor.text(tx)), \(WUICompositor.text(ty)))" }
    return "matrix [" + [a, b, c, d, tx, ty].map { WUICompositor.text($0) }.joined(separator: " ")
      + "]"
  }
}

/// At most two decimals, no trailing zeros, no negative zero.
private func text(_ value: CGFloat) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
  let hundredths = Int((value * 100).rounded())
  let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
  let sign = hundredths < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  return "\(sign)\(whole)." + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
}

private func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }

private func text(_ size: CGSize) -> String { "\(text(size.width))×\(text(size.height))" }

private func text(_ rect: CGRect) -> String { "\(text(rect.origin)) \(text(rect.size))" }

/// `#rrggbb`, with the opacity where it is not 1.
private func text(_ color: Color.Resolved) -> String {
  func hex(_ component: Float) -> String {
    let byte = Int((max(0, min(1, component)) * 255).rounded())
    return (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
  let name = "#" + hex(color.red) + hex(color.green) + hex(color.blue)
  return color.opacity == 1 ? name : "\(name)/\(text(CGFloat(color.opacity)))"
}
