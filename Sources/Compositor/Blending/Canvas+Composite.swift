import CPixman
import WUIGeometry

/// Where pixels come from.
enum PixelSource {
  /// One premultiplied colour.
  case color(UInt32)
  /// A surface whose pixel (0, 0), after its sampling, lies at a device pixel.
  case image(Surface, x: Int, y: Int)
}

extension Canvas {
  /// Blends pixels with those beneath.
  ///
  /// - Parameters:
  ///   - rect: The device pixels to blend.
  ///   - mask: Coverage, and nothing outside of its rectangle.
  ///   - opacity: A factor on an image's alpha, 0…255; a colour has its own.
  ///   - pool: Lends layers, and images of colours.
  func composite(
    _ source: PixelSource, mask: PlacedMask? = nil, opacity: UInt8 = 255, mode: BlendMode,
    rect: PixelRect, pool: LayerPool
  ) {
    let area = reach(source.part(of: mask.map { rect.intersection($0.rect) } ?? rect))
    guard !area.isEmpty else { return }
    var (mask, opacity) = (mask, opacity)
    if opacity < 255, let full = mask {
      (mask, opacity) = (PlacedMask(mask: full.scaled(by: opacity, area)), 255)
    }
    let kind = source.kind(isMasked: mask != nil || opacity < 255)
    switch BlendRoute(mode, kind, ontoOpaque: surface.isOpaque) {
    case .nothing: break
    case .pixman(let op):
      composite(op, source, mask: mask, opacity: opacity, area: area, pool: pool)
    case .pixmanColor(let op, let color):
      composite(op, .color(color), mask: nil, opacity: 255, area: area, pool: pool)
    case .pixmanChannels(let op):
      let white = pool.solids.image(0xFFFF_FFFF)
      let mask = kind.color.map { pool.solids.image($0, maskingChannels: true) }
      composite(op, white, mask, at: (0, 0), (0, 0), area)
    case .loop:
      blend(mode, source, mask: mask, opacity: opacity, area: area, pool: pool)
    }
    if mode == .destinationOut { surface.isOpaque = false }
  }

  /// Carries out one of pixman's operators.
  func composite(
    _ op: pixman_op_t, _ source: PixelSource, mask: PlacedMask?, opacity: UInt8, area: PixelRect,
    pool: LayerPool
  ) {
    if case .color(let color) = source, mask == nil {
      return inBands(area) { $0.fill(op, color, area) }
    }
    let image: OpaquePointer
    var (sourceX, sourceY) = (0, 0)
    switch source {
    case .color(let color): image = pool.solids.image(color)
    case .image(let surface, let left, let top):
      image = surface.image
      (sourceX, sourceY) = (area.x - left, area.y - top)
    }
    let (maskX, maskY) = mask.map { (area.x - $0.rect.x, area.y - $0.rect.y) } ?? (0, 0)
    let maskImage =
      mask?.mask.image ?? (opacity < 255 ? pool.solids.image(UInt32(opacity) << 24) : nil)
    composite(op, image, maskImage, at: (sourceX, sourceY), (maskX, maskY), area)
  }

  private func fill(_ op: pixman_op_t, _ color: UInt32, _ area: PixelRect) {
    activateClip()
    var (box, value) = (area.offset(dx: -originX, dy: -originY).box, pixman_color_t(color))
    pixman_image_fill_boxes(op, surface.image, &value, 1, &box)
  }

  private func composite(
    _ op: pixman_op_t, _ source: OpaquePointer, _ mask: OpaquePointer?,
    at sourceOrigin: (x: Int, y: Int), _ maskOrigin: (x: Int, y: Int), _ area: PixelRect
  ) {
    activateClip()
    pixman_image_composite32(
      op, source, mask, surface.image, Int32(sourceOrigin.x), Int32(sourceOrigin.y),
      Int32(maskOrigin.x), Int32(maskOrigin.y), Int32(area.x - originX), Int32(area.y - originY),
      Int32(area.width), Int32(area.height))
  }

  /// Multiplies all channels of the pixels in a rectangle by coverage.
  func multiply(by mask: PlacedMask, rect: PixelRect) {
    // Outside of the mask's rectangle pixman reads no coverage, which clears the pixels.
    let area = reach(rect)
    guard !area.isEmpty else { return }
    composite(
      PIXMAN_OP_IN_REVERSE, mask.mask.image, nil,
      at: (area.x - mask.rect.x, area.y - mask.rect.y), (0, 0), area)
    surface.isOpaque = false
  }

  /// The coverage that the alpha of the pixels in a rectangle is.
  func alphaMask(_ rect: PixelRect) -> Mask {
    let mask = Mask(rect: rect)
    let area = rect.intersection(surface.bounds.offset(dx: originX, dy: originY))
    for y in area.y..<area.maxY {
      let (from, to) = (pixel(area.x, y), mask.row(y) + (area.x - rect.x))
      for x in 0..<area.width { to[x] = UInt8(truncatingIfNeeded: from[x] >> 24) }
    }
    return mask
  }

  /// Replaces the pixels that can change by one premultiplied colour.
  func clear(to color: UInt32) {
    inBands(extents) { $0.fill(PIXMAN_OP_SRC, color, extents) }
    surface.isOpaque = color >> 24 == 255
  }
}

extension pixman_color_t {
  init(_ argb: UInt32) {
    func component(_ shift: UInt32) -> UInt16 { UInt16(argb >> shift & 255) * 257 }
    self.init(
      red: component(16), green: component(8), blue: component(0), alpha: component(24))
  }
}
