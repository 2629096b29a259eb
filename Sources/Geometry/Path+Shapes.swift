extension Path {
  /// A rectangle, clockwise from its top-left corner.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// An ellipse that fills a rectangle, clockwise from 3 o'clock.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// A rectangle with rounded corners, clockwise from the middle of its right side.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
  {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// A rectangle with rounded corners, clockwise from the middle of its right side.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// Adds a rectangle, clockwise from its top-left corner.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    var part = Path()
    part.move(to: CGPoint(x: rect.minX, y: rect.minY))
    part.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    part.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    part.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    part.closeSubpath()
    addPath(part, transform: transform)
  }

  /// Adds rectangles, each a subpath of its own.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a line through points, as a new subpath.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds an ellipse that fills a rectangle, clockwise from 3 o'clock.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let toRect = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addPath(.unitCircle, transform: toRect.concatenating(transform))
  }

  /// Adds a rectangle with rounded corners, clockwise from the middle of its right side.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerSize: The horizontal and vertical radius of the corners; at most half a side is used.
  ///   - style: The form of the corners.
  ///   - transform: Maps the rectangle before it is added.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let radii = CGSize(
      width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
    guard radii.width > 0, radii.height > 0 else { return addRect(rect, transform: transform) }
    let corner = RoundedCorner(
      style: style, roomX: rect.width / 2 / radii.width, roomY: rect.height / 2 / radii.height)
    var part = Path()
    part.move(to: CGPoint(x: rect.maxX, y: rect.midY))
    corner.add(to: &part, at: CGPoint(x: rect.maxX, y: rect.maxY), radii: radii, turn: 1)
    corner.add(to: &part, at: CGPoint(x: rect.minX, y: rect.maxY), radii: radii, turn: 2)
    corner.add(to: &part, at: CGPoint(x: rect.minX, y: rect.minY), radii: radii, turn: 3)
    corner.add(to: &part, at: CGPoint(x: rect.maxX, y: rect.minY), radii: radii, turn: 0)
    part.closeSubpath()
    addPath(part, transform: transform)
  }

  private static let unitCircle = Path {
    $0.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(2 * .pi))
    $0.closeSubpath()
  }
}
