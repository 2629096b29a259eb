/// A rectangle of device pixels: x to the right and y down from the top left corner of a buffer.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether every pixel of `other` lies in this rectangle; true for an empty one.
  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The pixels in both; of zero size where there are none.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
