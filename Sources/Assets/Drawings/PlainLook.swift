import WUIGeometry

/// What the shapes of a plain SVG document are drawn with; most of it is inherited.
struct PlainLook {
  /// Nil for none.
  var fill: Color.Resolved? = Color.Resolved(red: 0, green: 0, blue: 0)
  var fillOpacity = 1.0
  var isEvenOdd = false
  /// Nil for none.
  var stroke: Color.Resolved?
  var strokeOpacity = 1.0
  var strokeStyle = StrokeStyle(lineWidth: 1, miterLimit: 4)
  /// Not inherited.
  var opacity = 1.0
  var transform = CGAffineTransform.identity

  /// Takes an attribute; false where it is none of these or has a value that is not plain.
  mutating func set(_ name: String, _ value: String) -> Bool {
    switch name {
    case "id", "class":
      // Styles by class or name would stand in an element of their own.
      return true
    case "fill": return Self.take(Self.paint(value), into: &fill)
    case "stroke": return Self.take(Self.paint(value), into: &stroke)
    case "opacity": return Self.take(Self.fraction(value), into: &opacity)
    case "fill-opacity": return Self.take(Self.fraction(value), into: &fillOpacity)
    case "stroke-opacity": return Self.take(Self.fraction(value), into: &strokeOpacity)
    case "stroke-width":
      guard let width = NumberScanner.single(value), width >= 0 else { return false }
      strokeStyle.lineWidth = width
      return true
    case "fill-rule": return Self.take(Self.rules[value], into: &isEvenOdd)
    case "stroke-linecap": return Self.take(Self.caps[value], into: &strokeStyle.lineCap)
    case "stroke-linejoin": return Self.take(Self.joins[value], into: &strokeStyle.lineJoin)
    case "transform":
      guard let inner = CGAffineTransform(svg: value) else { return false }
      transform = inner.concatenating(transform)
      return true
    default: return false
    }
  }

  private static let rules = ["nonzero": false, "evenodd": true]
  private static let caps: [String: CGLineCap] = [
    "butt": .butt, "round": .round, "square": .square,
  ]
  private static let joins: [String: CGLineJoin] = [
    "miter": .miter, "round": .round, "bevel": .bevel,
  ]

  private static func take<Value>(_ value: Value?, into place: inout Value) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  private static func fraction(_ text: String) -> Double? {
    NumberScanner.single(text).map { min(max(Double($0), 0), 1) }
  }

  /// A colour; nil within for none at all, nil for a value that is not plain.
  private static func paint(_ text: String) -> Color.Resolved?? {
    if text == "none" { return .some(nil) }
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard digits.count == text.count - 1 else { return nil }
    let bytes: [Int]
    switch digits.count {
    case 3: bytes = digits.map { $0 * 17 }
    case 6: bytes = stride(from: 0, to: 6, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { Float($0) / 255 }
    return Color.Resolved(red: parts[0], green: parts[1], blue: parts[2])
  }
}

extension CGAffineTransform {
  /// The transform of SVG's list of them; nil where it is not plain.
  init?(svg text: String) {
    var scanner = NumberScanner(text)
    self = .identity
    while !scanner.isAtEnd {
      var name = ""
      while let letter = scanner.letter() { name.append(letter) }
      guard scanner.skipParenthesis("(") else { return nil }
      var numbers: [CGFloat] = []
      while let number = scanner.number() { numbers.append(number) }
      guard scanner.skipParenthesis(")"), let next = Self.named(name, numbers) else { return nil }
      // What stands last is nearest to the shape.
      self = next.concatenating(self)
    }
  }

  private static func named(_ name: String, _ numbers: [CGFloat]) -> CGAffineTransform? {
    switch (name, numbers.count) {
    case ("translate", 1...2):
      CGAffineTransform(translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
    case ("scale", 1...2):
      CGAffineTransform(scaleX: numbers[0], y: numbers.last ?? 1)
    case ("rotate", 1):
      CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
    case ("matrix", 6):
      CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    default: nil
    }
  }
}
