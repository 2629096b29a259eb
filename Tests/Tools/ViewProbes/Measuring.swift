import WaylandUI
import WaylandUITesting

/// A stretch of a row or column, in points.
package struct Span: Equatable {
  package var start: CGFloat
  package var end: CGFloat

  package init(start: CGFloat, end: CGFloat) {
    self.start = start
    self.end = end
  }

  package var length: CGFloat { end - start }
  package var middle: CGFloat { (start + end) / 2 }
}

extension OffscreenHost {
  /// Where a colour lies in a row over a ground; a partly covered pixel counts by its share, so ends
  /// between pixels are found too. Nil where the colour is nowhere.
  package func span(of color: PixelColor, over ground: PixelColor, y: CGFloat) -> Span? {
    let picture = snapshot()
    let row = Int(y * scale)
    return span(picture.width) { share(picture.pixel(x: $0, y: row), of: color, over: ground) }
  }

  /// Where a colour lies in a column over a ground.
  package func span(of color: PixelColor, over ground: PixelColor, x: CGFloat) -> Span? {
    let picture = snapshot()
    let column = Int(x * scale)
    return span(picture.height) {
      share(picture.pixel(x: column, y: $0), of: color, over: ground)
    }
  }

  private func span(_ count: Int, share: (Int) -> CGFloat) -> Span? {
    let shares = (0..<count).map(share)
    guard let first = shares.firstIndex(where: { $0 > 0.03 }),
      let last = shares.lastIndex(where: { $0 > 0.03 })
    else { return nil }
    if first == last {
      return Span(start: CGFloat(first) / scale, end: (CGFloat(first) + shares[first]) / scale)
    }
    return Span(
      start: (CGFloat(first) + 1 - shares[first]) / scale,
      end: (CGFloat(last) + shares[last]) / scale)
  }

  /// The number of device pixels of the window that show a colour, within a tolerance.
  package func count(of color: PixelColor, tolerance: Int = 2) -> Int {
    let picture = snapshot()
    var count = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width
      where picture.pixel(x: x, y: y).isClose(to: color, tolerance: tolerance) {
        count += 1
      }
    }
    return count
  }
}

/// How much of a colour a pixel shows over a ground, 0…1.
private func share(_ pixel: PixelColor, of color: PixelColor, over ground: PixelColor) -> CGFloat {
  let way = [color.red - ground.red, color.green - ground.green, color.blue - ground.blue]
  let gone = [pixel.red - ground.red, pixel.green - ground.green, pixel.blue - ground.blue]
  let length = zip(way, way).reduce(0) { $0 + $1.0 * $1.1 }
  let part = zip(way, gone).reduce(0) { $0 + $1.0 * $1.1 }
  return max(0, min(1, CGFloat(part) / CGFloat(length)))
}

/// Whether two lengths agree, within a tolerance in points.
package func isNear(_ a: CGFloat?, _ b: CGFloat, within tolerance: CGFloat = 0.25) -> Bool {
  guard let a else { return false }
  return abs(a - b) <= tolerance
}

extension OffscreenHost {
  /// Where a colour lies in a part of a row over a ground, at scale 1.
  package func span(
    of color: PixelColor, over ground: PixelColor, y: CGFloat, within columns: Range<Int>
  )
    -> Span?
  {
    let picture = snapshot()
    let way = Double(color.red - ground.red)
    let shares = columns.map { x in
      CGFloat(Double(picture.pixel(x: x, y: Int(y)).red - ground.red) / way)
    }
    guard let first = shares.firstIndex(where: { $0 > 0.03 }),
      let last = shares.lastIndex(where: { $0 > 0.03 })
    else { return nil }
    let base = columns.lowerBound
    return Span(
      start: CGFloat(base + first + 1) - shares[first], end: CGFloat(base + last) + shares[last])
  }
}
