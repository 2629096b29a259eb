import WUIGeometry
import WUITypography

extension DisplayItem {
  /// The device pixels outside of which the item changes nothing.
  ///
  /// - Parameter transform: Maps the space that contains the item to device space.
  func deviceBounds(_ transform: CGAffineTransform) -> PixelRect {
    if case .fragment(let fragment) = content { return fragment.deviceBounds(transform) }
    let toDevice = self.transform.concatenating(transform)
    switch content {
    case .fragment: return .empty
    case .group(let group): return group.deviceBounds(toDevice)
    case .fill(let path, _, _): return pixels(path.controlBounds, toDevice)
    case .stroke(let path, let style, _):
      return pixels(path.strokeBounds(style), toDevice)
    case .text(let layout, _): return pixels(layout.inkBounds, toDevice)
    case .image(_, let rect, _): return pixels(rect.standardized, toDevice)
    }
  }

  /// Masks are placed in steps of 1/64 pixel; the rest of the margin is for numbers on the edge.
  private func pixels(_ rect: CGRect, _ toDevice: CGAffineTransform) -> PixelRect {
    rect.isNull ? .empty : PixelRect(covering: rect.applying(toDevice), margin: 1 / 16)
  }
}

extension DisplayItem {
  /// The opacity as layers are drawn with it, 0…255.
  var opacityByte: UInt8 { UInt8((max(0, min(1, opacity)) * 255).rounded()) }
}

extension DisplayList {
  /// The device pixels outside of which the items change nothing.
  func deviceBounds(_ transform: CGAffineTransform) -> PixelRect {
    items.reduce(.empty) { $0.union($1.deviceBounds(transform)) }
  }
}

extension DisplayGroup {
  /// The device pixels outside of which the group changes nothing.
  func deviceBounds(_ toDevice: CGAffineTransform) -> PixelRect {
    spread(list.deviceBounds(toDevice), toDevice)
  }

  /// The device pixels that change at most when `pixels` of the group's items change.
  func spread(_ pixels: PixelRect, _ toDevice: CGAffineTransform) -> PixelRect {
    var result = clipped(pixels.expanded(by: blur(toDevice).reach), toDevice)
    if let shadow {
      let shadowed = result.expanded(by: shadow.blur(toDevice).reach)
      let offset = shadow.pixelOffset(toDevice)
      result = result.union(shadowed.offset(dx: offset.x, dy: offset.y))
    }
    return result
  }

  /// The same of many rectangles, of which effects are asked once.
  func spread(_ rects: [PixelRect], _ toDevice: CGAffineTransform) -> [PixelRect] {
    if rects.count <= 2 { return rects.map { spread($0, toDevice) } }
    let extents = rects.reduce(PixelRect.empty) { $0.union($1) }
    guard shadow == nil, !blur(toDevice).isVisible else { return [spread(extents, toDevice)] }
    let clip = clipped(extents, toDevice)
    return rects.map { $0.intersection(clip) }
  }

  /// The part of `pixels` that the clips and the mask may leave.
  func clipped(_ pixels: PixelRect, _ toDevice: CGAffineTransform) -> PixelRect {
    var result = pixels
    for clip in clips {
      let bounds = clip.path.controlBounds
      guard !bounds.isNull else { return .empty }
      let clipToDevice = clip.transform.concatenating(toDevice)
      result = result.intersection(
        clip.path.pixelRect(.fill(clip.style), clipToDevice)
          ?? PixelRect(covering: bounds.applying(clipToDevice), margin: 1 / 16))
    }
    if let mask { result = result.intersection(mask.deviceBounds(toDevice)) }
    return result
  }

  /// The blur of the layer in device space.
  func blur(_ toDevice: CGAffineTransform) -> GaussianBlur {
    // As with Core Animation's Gaussian filter, the radius is the standard deviation.
    GaussianBlur(sigma: Double(blurRadius * toDevice.meanScale))
  }
}

extension DisplayGroup.Shadow {
  /// The blur of the shadow in device space.
  func blur(_ toDevice: CGAffineTransform) -> GaussianBlur {
    // The radius is the standard deviation, as it is half of what CSS and design tools call the blur
    // (4 there is exported as a radius of 2), and theirs is twice the deviation.
    GaussianBlur(sigma: Double(radius * toDevice.meanScale))
  }

  /// The offset in whole device pixels.
  func pixelOffset(_ toDevice: CGAffineTransform) -> (x: Int, y: Int) {
    func whole(_ value: CGFloat) -> Int { Int(max(-100_000, min(100_000, value.rounded()))) }
    return (
      whole(toDevice.a * offset.width + toDevice.c * offset.height),
      whole(toDevice.b * offset.width + toDevice.d * offset.height)
    )
  }
}

extension CGAffineTransform {
  /// The factor by which lengths grow on average: the root of that of areas.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension TextLayout {
  /// A rectangle, in points, around all glyphs: the ink of a glyph may leave its advance, but for
  /// the fonts we know never this far.
  var inkBounds: CGRect {
    runs.reduce(CGRect.null) { bounds, run in
      let em = run.pointSize
      let ink = run.glyphs.reduce(CGRect.null) {
        $0.union(
          CGRect(x: $1.x - 0.75 * em, y: $1.y - 1.5 * em, width: 2.5 * em, height: 2.3 * em))
      }
      return run.decorations.reduce(bounds.union(ink)) { $0.union($1.rect) }
    }
  }
}
