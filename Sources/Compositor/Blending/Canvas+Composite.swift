import CPixman
import WUIGeometry

/// Where pixels come from.
enum PixelSource {
  /// One premultiplied colour.
  case color(UInt32)
  /// An image whose pixel (0, 0) lies at a device pixel.
  case image(OpaquePointer, x: Int, y: Int)
}

extension Canvas {
  /// Blends pixels with those beneath.
  ///
  /// - Parameters:
  ///   - rect: The device pixels to blend.
  ///   - mask: Coverage, and nothing outside of its rectangle.
  ///   - opacity: A factor on an image's alpha, 0…255; a colour has its own.
  ///   - pool: Lends a layer to modes that pixman does not have.
  func composite(
    _ source: PixelSource, mask: PlacedMask? = nil, opacity: UInt8 = 255, mode: BlendMode,
    rect: PixelRect, pool: LayerPool
  ) {
    let area = reach(mask.map { rect.intersection($0.rect) } ?? rect)
    guard !area.isEmpty else { return }
    var (mask, opacity) = (mask, opacity)
    if opacity < 255, let full = mask {
      (mask, opacity) = (PlacedMask(mask: full.scaled(by: opacity, area)), 255)
    }
    switch BlendRoute(mode) {
    case .pixman(let op):
      composite(op, source, mask: mask, opacity: opacity, area: area, pool: pool)
    case .pixmanWithoutMask(let op):
      if mask == nil, opacity == 255 {
        return composite(op, source, mask: nil, opacity: 255, area: area, pool: pool)
      }
      let layer = masked(source, mask: mask, opacity: opacity, area: area, pool: pool)
      composite(op, layer.source, mask: nil, opacity: 255, area: area, pool: pool)
      pool.giveBack(layer)
    case .plusDarker:
      let layer = masked(source, mask: mask, opacity: opacity, area: area, pool: pool)
      forEachRow(in: area) { x, y, pixels, count in
        plusDarker(source: layer.pixel(x, y), onto: pixels, count: count)
      }
      pool.giveBack(layer)
    }
  }

  /// A layer of the source after its mask, for modes that take none.
  private func masked(
    _ source: PixelSource, mask: PlacedMask?, opacity: UInt8, area: PixelRect, pool: LayerPool
  ) -> Canvas {
    let layer = pool.layer(area, region: region, visible: area)
    layer.composite(PIXMAN_OP_OVER, source, mask: mask, opacity: opacity, area: area, pool: pool)
    return layer
  }

  private func composite(
    _ op: pixman_op_t, _ source: PixelSource, mask: PlacedMask?, opacity: UInt8, area: PixelRect,
    pool: LayerPool
  ) {
    activateClip()
    let (x, y) = (Int32(area.x - originX), Int32(area.y - originY))
    if case .color(let color) = source, mask == nil {
      var (box, value) = (area.offset(dx: -originX, dy: -originY).box, pixman_color_t(color))
      pixman_image_fill_boxes(op, surface.image, &value, 1, &box)
      return
    }
    let image: OpaquePointer
    var (sourceX, sourceY): (Int32, Int32) = (0, 0)
    switch source {
    case .color(let color): image = pool.solids.image(color)
    case .image(let pointer, let left, let top):
      image = pointer
      (sourceX, sourceY) = (Int32(area.x - left), Int32(area.y - top))
    }
    var (maskX, maskY): (Int32, Int32) = (0, 0)
    if let mask { (maskX, maskY) = (Int32(area.x - mask.rect.x), Int32(area.y - mask.rect.y)) }
    let maskImage =
      mask?.mask.image ?? (opacity < 255 ? pool.solids.image(UInt32(opacity) << 24) : nil)
    pixman_image_composite32(
      op, image, maskImage, surface.image, sourceX, sourceY, maskX, maskY, x, y,
      Int32(area.width), Int32(area.height))
  }

  /// Multiplies all channels of the pixels in a rectangle by coverage.
  func multiply(by mask: PlacedMask, rect: PixelRect) {
    // Outside of the mask's rectangle pixman reads no coverage, which clears the pixels.
    let area = reach(rect)
    guard !area.isEmpty else { return }
    activateClip()
    pixman_image_composite32(
      PIXMAN_OP_IN_REVERSE, mask.mask.image, nil, surface.image,
      Int32(area.x - mask.rect.x), Int32(area.y - mask.rect.y), 0, 0, Int32(area.x - originX),
      Int32(area.y - originY), Int32(area.width), Int32(area.height))
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
    activateClip()
    var value = pixman_color_t(color)
    var boxes = region.rects.map { $0.offset(dx: -originX, dy: -originY).box }
    pixman_image_fill_boxes(
      PIXMAN_OP_SRC, surface.image, &value, Int32(boxes.count), &boxes)
  }
}

extension pixman_color_t {
  init(_ argb: UInt32) {
    func component(_ shift: UInt32) -> UInt16 { UInt16(argb >> shift & 255) * 257 }
    self.init(
      red: component(16), green: component(8), blue: component(0), alpha: component(24))
  }
}
