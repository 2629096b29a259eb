import WUIGeometry

/// A rectangle of whole device pixels.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(0, width), max(0, height))
  }

  package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  package var isEmpty: Bool { width == 0 || height == 0 }
  package var maxX: Int { x + width }
  package var maxY: Int { y + height }

  package func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (width, height) = (min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
    guard width > 0, height > 0 else { return .empty }
    return PixelRect(x: left, y: top, width: width, height: height)
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle grown by a margin on every side.
  func expanded(by margin: Int) -> PixelRect {
    if isEmpty { return self }
    return PixelRect(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  func offset(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// What is left without a rectangle inside: above, left and right of it, below.
  func surrounding(_ inner: PixelRect) -> [PixelRect] {
    [
      PixelRect(x: x, y: y, width: width, height: inner.y - y),
      PixelRect(x: x, y: inner.y, width: inner.x - x, height: inner.height),
      PixelRect(x: inner.maxX, y: inner.y, width: maxX - inner.maxX, height: inner.height),
      PixelRect(x: x, y: inner.maxY, width: width, height: maxY - inner.maxY),
    ]
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY)
  }
}

extension PixelRect {
  /// How far from the origin device pixels are told apart, beyond any surface.
  private static let limit: CGFloat = 1_000_000

  /// The pixels that a rectangle in device space touches, one more on every side by `margin`.
  init(covering rect: CGRect, margin: CGFloat = 0) {
    guard !rect.isNull, rect.width >= 0, rect.height >= 0, rect.minX.isFinite, rect.minY.isFinite
    else {
      self = .empty
      return
    }
    func clamp(_ value: CGFloat) -> Int {
      value.isNaN ? 0 : Int(max(-PixelRect.limit, min(PixelRect.limit, value)))
    }
    let (left, top) = (
      clamp((rect.minX - margin).rounded(.down)), clamp((rect.minY - margin).rounded(.down))
    )
    self.init(
      x: left, y: top, width: clamp((rect.maxX + margin).rounded(.up)) - left,
      height: clamp((rect.maxY + margin).rounded(.up)) - top)
  }

  /// The rectangle of whole pixels that a rectangle in device space is; nil where an edge runs
  /// through a pixel. Edges count as whole within 1/256 of a pixel, which no mask could show.
  init?(exactly rect: CGRect) {
    func whole(_ value: CGFloat) -> Int? {
      let rounded = value.rounded()
      return abs(value - rounded) < 1 / 256 && abs(rounded) < PixelRect.limit ? Int(rounded) : nil
    }
    guard let left = whole(rect.minX), let top = whole(rect.minY),
      let right = whole(rect.maxX), let bottom = whole(rect.maxY)
    else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The pixels whose centres a rectangle in device space holds; nil beyond any surface.
  init?(rounding rect: CGRect) {
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { $0.rounded() }
    guard edges.allSatisfy({ abs($0) < PixelRect.limit }) else { return nil }
    self.init(
      x: Int(edges[0]), y: Int(edges[1]), width: Int(edges[2] - edges[0]),
      height: Int(edges[3] - edges[1]))
  }
}
