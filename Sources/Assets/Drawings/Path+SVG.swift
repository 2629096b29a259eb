import WUIGeometry

extension Path {
  /// The path of SVG's path data (SVG 1.1, §8.3); nil where it has a mistake.
  init?(svg data: String) {
    var reader = PathDataReader(data)
    guard let path = reader.read() else { return nil }
    self = path
  }
}

private struct PathDataReader {
  private var scanner: NumberScanner
  private var path = Path()
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The control point that a smooth curve reflects, and whether it is one of a cubic curve.
  private var control: (point: CGPoint, isCubic: Bool)?

  init(_ data: String) { scanner = NumberScanner(data) }

  mutating func read() -> Path? {
    while !scanner.isAtEnd {
      guard let letter = scanner.letter() else { return nil }
      if path.isEmpty, letter.lowercased() != "m" { return nil }
      var command = letter
      if command.lowercased() == "z" {
        close()
        continue
      }
      repeat {
        guard readSegment(command) else { return nil }
        // Further points of a move are lines.
        if command == "m" { command = "l" }
        if command == "M" { command = "L" }
      } while hasNumber
    }
    return path
  }

  private var hasNumber: Bool {
    var ahead = scanner
    return ahead.number() != nil
  }

  private mutating func close() {
    path.closeSubpath()
    point = start
    control = nil
  }

  private mutating func readSegment(_ command: Character) -> Bool {
    let base = command.isLowercase ? point : .zero
    let previous = control
    control = nil
    switch command.lowercased() {
    case "m":
      guard let end = readPoint(base) else { return false }
      path.move(to: end)
      (point, start) = (end, end)
    case "l":
      guard let end = readPoint(base) else { return false }
      addLine(to: end)
    case "h":
      guard let x = scanner.number() else { return false }
      addLine(to: CGPoint(x: base.x + x, y: point.y))
    case "v":
      guard let y = scanner.number() else { return false }
      addLine(to: CGPoint(x: point.x, y: base.y + y))
    case "c":
      guard let first = readPoint(base) else { return false }
      return readCubic(base, first)
    case "s":
      return readCubic(base, reflected(previous, isCubic: true))
    case "q":
      guard let middle = readPoint(base) else { return false }
      return readQuadratic(base, middle)
    case "t":
      return readQuadratic(base, reflected(previous, isCubic: false))
    case "a":
      return readArc(base)
    default:
      return false
    }
    return true
  }

  private mutating func readPoint(_ base: CGPoint) -> CGPoint? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return CGPoint(x: base.x + x, y: base.y + y)
  }

  private mutating func addLine(to end: CGPoint) {
    path.addLine(to: end)
    point = end
  }

  private mutating func readCubic(_ base: CGPoint, _ first: CGPoint) -> Bool {
    guard let second = readPoint(base), let end = readPoint(base) else { return false }
    path.addCurve(to: end, control1: first, control2: second)
    control = (second, true)
    point = end
    return true
  }

  private mutating func readQuadratic(_ base: CGPoint, _ middle: CGPoint) -> Bool {
    guard let end = readPoint(base) else { return false }
    path.addQuadCurve(to: end, control: middle)
    control = (middle, false)
    point = end
    return true
  }

  private func reflected(_ control: (point: CGPoint, isCubic: Bool)?, isCubic: Bool) -> CGPoint {
    guard let control, control.isCubic == isCubic else { return point }
    return CGPoint(x: 2 * point.x - control.point.x, y: 2 * point.y - control.point.y)
  }

  private mutating func readArc(_ base: CGPoint) -> Bool {
    guard let rx = scanner.number(), let ry = scanner.number(), let turn = scanner.number(),
      let isLarge = scanner.flag(), let isClockwise = scanner.flag(), let end = readPoint(base)
    else { return false }
    path.addEllipticalArc(
      from: point, to: end, radii: CGSize(width: abs(rx), height: abs(ry)),
      turned: .degrees(Double(turn)), isLarge: isLarge, isClockwise: isClockwise)
    point = end
    return true
  }
}

extension Path {
  /// An arc of an ellipse between two points (SVG 1.1, F.6).
  fileprivate mutating func addEllipticalArc(
    from start: CGPoint, to end: CGPoint, radii: CGSize, turned: Angle, isLarge: Bool,
    isClockwise: Bool
  ) {
    guard radii.width > 0, radii.height > 0, start != end else { return addLine(to: end) }
    // On the unit circle the arc is one of a circle through both points.
    var toCircle = CGAffineTransform(scaleX: 1 / radii.width, y: 1 / radii.height)
      .rotated(by: -CGFloat(turned.radians))
    var (a, b) = (start.applying(toCircle), end.applying(toCircle))
    let reach = hypot(b.x - a.x, b.y - a.y) / 2
    if reach > 1 {
      // Radii that do not reach are enlarged until they do.
      toCircle = toCircle.concatenating(CGAffineTransform(scaleX: 1 / reach, y: 1 / reach))
      (a, b) = (start.applying(toCircle), end.applying(toCircle))
    }
    let half = CGPoint(x: (b.x - a.x) / 2, y: (b.y - a.y) / 2)
    let distance = hypot(half.x, half.y)
    let height = max(0, 1 - distance * distance).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = CGPoint(
      x: a.x + half.x - half.y / distance * height, y: a.y + half.y + half.x / distance * height)
    let from = atan2(a.y - center.y, a.x - center.x)
    var sweep = atan2(b.y - center.y, b.x - center.x) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    addRelativeArc(
      center: center, radius: 1, startAngle: .radians(Double(from)), delta: .radians(Double(sweep)),
      transform: toCircle.inverted())
  }
}
