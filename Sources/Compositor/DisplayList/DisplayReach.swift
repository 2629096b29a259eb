import WUIGeometry

/// What items may change at most, in points of the space that holds them: quick to combine and to map, and
/// larger than need be.
struct DisplayReach {
  /// Where the items are, before they are blurred.
  private(set) var rect: CGRect
  /// The sum of the radii by which what is there is blurred at most. A blur is as wide in all directions
  /// of device space, however unevenly its space is scaled, so it is added there.
  private(set) var blur: CGFloat = 0

  static let nothing = DisplayReach(.null)

  /// All that a rectangle holds; everything, where the rectangle is none that can be drawn.
  init(_ rect: CGRect) {
    let isKnown =
      rect.isNull
      || [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { abs($0) <= Self.limit }
    self.rect = isKnown ? rect : Self.everything
  }

  /// Beyond any surface, in points or pixels.
  private static let limit: CGFloat = 1e7
  private static let everything = CGRect(
    x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)

  mutating func formUnion(_ other: DisplayReach) {
    rect = rect.union(other.rect)
    blur = max(blur, other.blur)
  }

  mutating func formIntersection(_ clip: CGRect) {
    // What is blurred may fill the clip, and nothing is blurred beyond it.
    self = DisplayReach(blur > 0 ? clip : rect.intersection(clip))
  }

  mutating func addBlur(_ radius: CGFloat) { blur += max(radius, 0) }

  func offset(by offset: CGSize) -> DisplayReach {
    var result = DisplayReach(
      rect.isNull ? rect : rect.offsetBy(dx: offset.width, dy: offset.height))
    result.blur = blur
    return result
  }

  func applying(_ transform: CGAffineTransform) -> DisplayReach {
    var result = DisplayReach(rect.isNull ? rect : rect.applying(transform))
    result.blur = blur * transform.meanScale
    return result
  }

  /// The device pixels that may be changed.
  func pixels(_ transform: CGAffineTransform) -> PixelRect {
    if rect.isNull { return .empty }
    let mapped = applying(transform)
    let pixels = PixelRect(covering: mapped.rect, margin: 1)
    guard mapped.blur > 0 else { return pixels }
    // A blur reaches five deviations at most, and some pixels of averages; each of several does.
    return pixels.expanded(by: Int(min(5 * mapped.blur, 1e6)) + 32)
  }
}

extension DisplayItem {
  /// What the item may change in the space that holds it.
  var reach: DisplayReach {
    switch content {
    case .fill(let path, _, _): DisplayReach(path.controlBounds).applying(transform)
    case .stroke(let path, let style, _): DisplayReach(path.strokeBounds(style)).applying(transform)
    case .text(let layout, _): DisplayReach(layout.inkBounds).applying(transform)
    case .image(_, let rect, _): DisplayReach(rect.standardized).applying(transform)
    case .group(let group): group.reach.applying(transform)
    case .fragment(let fragment): fragment.reach
    }
  }
}

extension DisplayGroup {
  fileprivate var reach: DisplayReach {
    var result = DisplayReach.nothing
    for item in list.items { result.formUnion(item.reach) }
    result.addBlur(blurRadius)
    for clip in clips { result.formIntersection(clip.path.controlBounds.applying(clip.transform)) }
    if let shadow {
      result.formUnion(result.offset(by: shadow.offset))
      result.addBlur(shadow.radius)
    }
    return result
  }
}
