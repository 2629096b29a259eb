import WUICompositor
import WUIGeometry

/// An SVG document that is nothing but filled and stroked shapes, as the icons of desktop themes are.
///
/// librsvg draws all of SVG; with the libraries beneath it, it costs an app nine megabytes and a tenth of the
/// time to its first frame. A document with anything that is not understood here to the last attribute is
/// left to it.
struct PlainDrawing {
  /// The document's own size in points.
  let size: CGSize
  private var items: [DisplayItem] = []

  /// Fails on all that is not plain.
  init?(_ bytes: [UInt8]) {
    guard let tags = PlainMarkup(bytes)?.tags,
      case .start("svg", let attributes, false) = tags.first,
      var reader = PlainDrawingReader(root: attributes)
    else { return nil }
    for tag in tags.dropFirst() {
      guard reader.read(tag) else { return nil }
    }
    guard reader.isAtEnd else { return nil }
    size = reader.size
    items = reader.items
  }

  func draw(width: Int, height: Int) -> Bitmap {
    let surface = Surface(width: width, height: height)
    let scale = CGAffineTransform(
      scaleX: CGFloat(width) / size.width, y: CGFloat(height) / size.height)
    var list = DisplayList(items: items)
    for index in list.items.indices {
      list.items[index].transform = list.items[index].transform.concatenating(scale)
    }
    Renderer().render(list, into: surface)
    return surface.makeBitmap()
  }
}

/// Reads the elements of a plain document one after the other.
private struct PlainDrawingReader {
  let size: CGSize
  private(set) var items: [DisplayItem] = []
  /// The looks of the elements that are open, the innermost last.
  private var looks: [PlainLook]
  private var open = ["svg"]

  init?(root attributes: [(name: String, value: String)]) {
    var look = PlainLook()
    var (width, height): (CGFloat?, CGFloat?)
    var box: [CGFloat]?
    for (name, value) in attributes {
      switch name {
      case "width", "height":
        guard let length = Self.length(value) else { return nil }
        if name == "width" { width = length } else { height = length }
      case "viewBox": box = NumberScanner.list(value)
      case "version": break
      case _ where name.hasPrefix("xmlns"): break
      default: guard look.set(name, value) else { return nil }
      }
    }
    // The opacity of a document, as of a group, is that of its elements together.
    guard look.opacity == 1 else { return nil }
    // The size may follow from the box alone; boxes of another shape are fitted in, which is not plain.
    guard let box, box.count == 4, box[0] == 0, box[1] == 0, box[2] > 0, box[3] > 0,
      box[2] == width ?? box[2], box[3] == height ?? box[3]
    else { return nil }
    size = CGSize(width: box[2], height: box[3])
    looks = [look]
  }

  /// Whether the document has ended.
  var isAtEnd: Bool { open.isEmpty }

  mutating func read(_ tag: PlainMarkup.Tag) -> Bool {
    switch tag {
    case .end(let name):
      guard open.popLast() == name else { return false }
      looks.removeLast()
      return true
    case .start(let name, let attributes, let isEmpty):
      guard var look = looks.last, let isShape = Self.isShape(name) else { return false }
      look.opacity = 1
      var geometry: [String: String] = [:]
      for (name, value) in attributes where !look.set(name, value) {
        guard isShape else { return false }
        geometry[name] = value
      }
      if isShape {
        guard let path = PlainShape(name, geometry)?.path else { return false }
        add(path, look)
      } else if look.opacity != 1 {
        // The opacity of a group is that of its elements together.
        return false
      }
      if !isEmpty {
        open.append(name)
        looks.append(look)
      }
      return true
    }
  }

  /// Nil for an element that is not plain.
  private static func isShape(_ name: String) -> Bool? {
    switch name {
    case "g": false
    case "path", "rect", "circle", "line": true
    default: nil
    }
  }

  private mutating func add(_ path: Path, _ look: PlainLook) {
    var parts: [DisplayItem] = []
    if let fill = look.fill {
      let paint = Paint.color(fill.opacity(look.fillOpacity))
      parts.append(
        DisplayItem(id: 0, content: .fill(path, FillStyle(eoFill: look.isEvenOdd), paint)))
    }
    if let stroke = look.stroke, look.strokeStyle.lineWidth > 0 {
      let paint = Paint.color(stroke.opacity(look.strokeOpacity))
      parts.append(DisplayItem(id: 1, content: .stroke(path, look.strokeStyle, paint)))
    }
    // What the stroke covers of the fill stays covered.
    if parts.count > 1, look.opacity < 1 {
      parts = [DisplayItem(id: 0, content: .group(DisplayGroup(list: DisplayList(items: parts))))]
    }
    for var part in parts {
      part.id = items.count
      part.transform = look.transform
      part.opacity = look.opacity
      items.append(part)
    }
  }

  /// A length in CSS pixels; nil for other units.
  private static func length(_ text: String) -> CGFloat? {
    let number = text.hasSuffix("px") ? String(text.dropLast(2)) : text
    // No space stands between a number and its unit.
    return number.last?.isNumber == true ? NumberScanner.single(number) : nil
  }
}

extension Color.Resolved {
  fileprivate func opacity(_ factor: Double) -> Color.Resolved {
    var copy = self
    copy.opacity *= Float(factor)
    return copy
  }
}
