/// The outline of a two-dimensional shape, in points.
public struct Path: Hashable, Sendable {
  /// A step along a path.
  public enum Element: Hashable, Sendable {
    /// Begins a new subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the subpath began.
    case closeSubpath
  }

  package var elements: [Element]

  /// An empty path.
  public init() { elements = [] }

  package init(elements: [Element]) { self.elements = elements }

  /// A path that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with every element in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Where the next element begins; nil for an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: return nil
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): return end
    case .closeSubpath:
      for case .move(let start) in elements.reversed() { return start }
      return nil
    }
  }

  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line; without a current point it begins a subpath at `end`.
  public mutating func addLine(to end: CGPoint) {
    guard startsSubpathIfNeeded(at: end) else { return }
    elements.append(.line(to: end))
  }

  /// Adds a quadratic Bézier curve; without a current point it begins a subpath at `end`.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard startsSubpathIfNeeded(at: end) else { return }
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve; without a current point it begins a subpath at `end`.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard startsSubpathIfNeeded(at: end) else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the subpath with a straight line.
  public mutating func closeSubpath() {
    if !elements.isEmpty, elements.last != .closeSubpath { elements.append(.closeSubpath) }
  }

  /// Adds the elements of another path, mapped by a transform.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }

  /// The path with every point mapped by a transform.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    return Path(elements: elements.map { $0.applying(transform) })
  }

  /// The path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Answers whether there is a current point, and makes one of `point` where there is none: drawing
  /// without a current point has no beginning, so only the place is taken.
  private mutating func startsSubpathIfNeeded(at point: CGPoint) -> Bool {
    if elements.last == .closeSubpath, let start = currentPoint { move(to: start) }
    guard elements.isEmpty else { return true }
    move(to: point)
    return false
  }
}

extension Path.Element {
  /// The element with every point mapped by a transform.
  func applying(_ t: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(t))
    case .line(let end): .line(to: end.applying(t))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(t), control: control.applying(t))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .closeSubpath: .closeSubpath
    }
  }
}
