import WUIGeometry

/// The largest rectangles of a frame beneath which nothing can be seen, because an opaque item fills them.
struct OpaqueCovers {
  struct Cover {
    /// The number of items, in paint order, that the rectangle hides where it lies.
    var position: Int
    var rect: PixelRect
  }

  /// From back to front.
  private(set) var covers: [Cover] = []
  /// How many more items are looked at.
  private var budget = 256
  private let extents: PixelRect
  private let leastArea: Int

  /// Each cover makes the regions of the items beneath it less simple.
  private static let limit = 4

  /// - Parameter extents: The device pixels that are drawn.
  init(of list: DisplayList, _ transform: CGAffineTransform, within extents: PixelRect) {
    self.extents = extents
    leastArea = max(64 * 64, extents.width * extents.height / 16)
    var end = list.itemCount(before: list.items.count)
    search(list, transform, end: &end)
    covers.reverse()
  }

  private var isDone: Bool {
    budget <= 0 || covers.count >= Self.limit || covers.last?.rect.contains(extents) == true
  }

  /// Looks at items from front to back.
  private mutating func search(
    _ list: DisplayList, _ transform: CGAffineTransform, end: inout Int
  ) {
    for item in list.items.reversed() {
      if isDone { return }
      if case .fragment(let fragment) = item.content {
        if fragment.deviceReach(transform).intersection(extents).isEmpty {
          end -= fragment.itemCount
        } else {
          search(fragment.list, transform, end: &end)
        }
        continue
      }
      end -= 1
      budget -= 1
      guard let rect = item.opaqueRect(transform)?.intersection(extents),
        rect.width * rect.height >= leastArea,
        !covers.contains(where: { $0.rect.contains(rect) })
      else { continue }
      covers.append(Cover(position: end, rect: rect))
    }
  }
}

extension DisplayItem {
  /// A rectangle of device pixels that the item fills with opaque pixels, if one is easily found.
  fileprivate func opaqueRect(_ transform: CGAffineTransform) -> PixelRect? {
    guard opacity >= 1, blendMode == .normal else { return nil }
    let toDevice = self.transform.concatenating(transform)
    switch content {
    case .fill(let path, _, .color(let color)):
      guard color.premultiplied() >> 24 == 255, toDevice.keepsRectsUpright, let rect = path.asRect
      else { return nil }
      return PixelRect(within: rect.applying(toDevice))
    case .group(let group):
      return group.opaqueRect(toDevice)
    case .fill, .stroke, .text, .image, .fragment: return nil
    }
  }
}

extension DisplayGroup {
  fileprivate func opaqueRect(_ toDevice: CGAffineTransform) -> PixelRect? {
    guard mask == nil, colorMultiply == nil, blurRadius == 0 else { return nil }
    // The first of the group's items is its ground, where it has one.
    guard var result = list.firstItem?.opaqueRect(toDevice), list.needsNoLayer else { return nil }
    for clip in clips {
      let clipToDevice = clip.transform.concatenating(toDevice)
      guard clipToDevice.keepsRectsUpright, let rect = clip.path.asRect,
        // The mask of an edge between pixels is rounded more than once.
        let inner = clip.path.pixelRect(.fill(clip.style), clipToDevice)
          ?? PixelRect(within: rect.applying(clipToDevice).insetBy(dx: 1 / 32, dy: 1 / 32))
      else { return nil }
      result = result.intersection(inner)
    }
    return result
  }
}

extension DisplayList {
  fileprivate var firstItem: DisplayItem? {
    guard let item = items.first else { return nil }
    if case .fragment(let fragment) = item.content { return fragment.list.firstItem }
    return item
  }
}

extension PixelRect {
  /// The whole device pixels within a rectangle; edges count as whole within 1/256 of a pixel. Nil
  /// beyond any surface.
  fileprivate init?(within rect: CGRect) {
    let tolerance: CGFloat = 1 / 256
    let (left, top) = ((rect.minX - tolerance).rounded(.up), (rect.minY - tolerance).rounded(.up))
    let (right, bottom) = (
      (rect.maxX + tolerance).rounded(.down), (rect.maxY + tolerance).rounded(.down)
    )
    guard abs(left) < 1e6, abs(top) < 1e6, abs(right) < 1e6, abs(bottom) < 1e6 else { return nil }
    self.init(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
  }
}
