import WUIGeometry

extension DisplayList {
  /// Roughly what drawing costs within a rectangle of device pixels, in nanoseconds back to back
  /// (spec/costs.md).
  func drawingCost(_ transform: CGAffineTransform, within extents: PixelRect) -> Double {
    items.reduce(0) { $0 + $1.drawingCost(transform, within: extents) }
  }

  /// What copying costs by pixel, in nanoseconds.
  static let copyCost = 0.1
  /// What a translucent colour costs by pixel, in nanoseconds.
  static let tintCost = 0.3
}

extension DisplayItem {
  fileprivate func drawingCost(
    _ transform: CGAffineTransform, within extents: PixelRect
  ) -> Double {
    if case .fragment(let fragment) = content {
      return fragment.deviceReach(transform).intersection(extents).isEmpty
        ? 0 : fragment.list.drawingCost(transform, within: extents)
    }
    let part = deviceBounds(transform).intersection(extents)
    guard !part.isEmpty else { return 0 }
    let toDevice = self.transform.concatenating(transform)
    var (perPixel, more) = (0.0, 0.0)
    switch content {
    case .fill(let path, let style, .color(let color)):
      let isPlain = path.pixelRect(.fill(style), toDevice) != nil
      perPixel =
        !isPlain ? 0.5 : color.opacity >= 1 && opacity >= 1 ? 0.07 : DisplayList.tintCost
    case .fill, .stroke: perPixel = 1.5
    case .text: perPixel = 0.3
    case .image: perPixel = 0.7
    case .group(let group):
      more = group.list.drawingCost(toDevice, within: extents)
      perPixel = group.blurRadius > 0 || group.shadow != nil ? 4 : 0.8
    case .fragment: break
    }
    if blendMode != .normal { perPixel += blendMode.needsFractions ? 5 : 1.5 }
    return 500 + more + perPixel * Double(part.width * part.height)
  }
}
