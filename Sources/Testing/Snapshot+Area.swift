import WUICompositor
import WaylandUI

extension Snapshot {
  /// The smallest rectangle, in device pixels, outside of which two pictures of one size are equal; nil if
  /// they are equal everywhere.
  public func area(differingFrom other: Snapshot) -> CGRect? {
    precondition(width == other.width && height == other.height, "pictures of different sizes")
    var (left, top, right, bottom) = (width, height, 0, 0)
    bitmap.pixels.withUnsafeBufferPointer { mine in
      other.bitmap.pixels.withUnsafeBufferPointer { theirs in
        for y in 0..<height {
          let row = y * width..<(y + 1) * width
          guard let first = row.first(where: { mine[$0] != theirs[$0] }),
            let last = row.last(where: { mine[$0] != theirs[$0] })
          else { continue }
          left = min(left, first - row.lowerBound)
          right = max(right, last - row.lowerBound + 1)
          top = min(top, y)
          bottom = y + 1
        }
      }
    }
    guard left < right else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// A part of the picture, given in device pixels that lie inside of it.
  public func cropped(to area: CGRect) -> Snapshot {
    let (x, y) = (Int(area.minX), Int(area.minY))
    let (columns, rows) = (Int(area.width), Int(area.height))
    precondition(
      x >= 0 && y >= 0 && x + columns <= width && y + rows <= height,
      "the area \(area) is not inside of the picture of \(width) × \(height)")
    let pixels = (y..<y + rows).flatMap { bitmap.pixels[$0 * width + x..<$0 * width + x + columns] }
    return Snapshot(Bitmap(width: columns, height: rows, pixels: pixels))
  }

  /// The picture with nothing where it equals another one of its size: laid over that, it is whole again
  /// if it is opaque.
  public func changes(from other: Snapshot) -> Snapshot {
    precondition(width == other.width && height == other.height, "pictures of different sizes")
    let pixels = zip(bitmap.pixels, other.bitmap.pixels).map { $0 == $1 ? 0 : $0 }
    return Snapshot(Bitmap(width: width, height: height, pixels: pixels))
  }
}
