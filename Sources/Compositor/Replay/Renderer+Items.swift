import WUIGeometry

extension Renderer {
  /// Draws items in order.
  ///
  /// - Parameter transform: Maps the list's space to device space.
  func draw(_ list: DisplayList, _ transform: CGAffineTransform, on canvas: Canvas) {
    for item in list.items { draw(item, transform, on: canvas) }
  }

  func draw(_ item: DisplayItem, _ transform: CGAffineTransform, on canvas: Canvas) {
    guard item.opacity > 0 else { return }
    let bounds = item.deviceBounds(transform)
    guard !canvas.reach(bounds).isEmpty else { return }
    let toDevice = item.transform.concatenating(transform)
    switch item.content {
    case .fill(let path, let style, let paint):
      drawPath(path, .fill(style), paint, item, toDevice, on: canvas)
    case .stroke(let path, let style, let paint):
      drawPath(path, .stroke(style), paint, item, toDevice, on: canvas)
    case .text(let layout, let color):
      // A glyph may be drawn anywhere, but damage knows of the bounds only.
      drawText(layout, color: color, item, toDevice, on: canvas.clipped(to: bounds))
    case .image(let reference, let rect, let tint):
      drawImage(reference, rect.standardized, tint: tint, item, toDevice, on: canvas)
    case .group(let group):
      draw(group, item, toDevice, on: canvas)
    }
  }

  private func drawPath(
    _ path: Path, _ style: CoverageStyle, _ paint: Paint, _ item: DisplayItem,
    _ toDevice: CGAffineTransform, on canvas: Canvas
  ) {
    if let rect = path.pixelRect(style, toDevice) {
      fill(paint, mask: nil, rect: rect, item, toDevice, on: canvas)
    } else if let mask = masks.mask(
      of: path, style: style, transform: toDevice, visible: canvas.visible)
    {
      fill(paint, mask: mask, rect: mask.rect, item, toDevice, on: canvas)
    }
  }

  /// Paints a rectangle of device pixels through a mask.
  func fill(
    _ paint: Paint, mask: PlacedMask?, rect: PixelRect, _ item: DisplayItem,
    _ toDevice: CGAffineTransform, on canvas: Canvas
  ) {
    if case .color(let color) = paint {
      canvas.composite(
        .color(color.premultiplied(opacity: item.opacity)), mask: mask, mode: item.blendMode,
        rect: rect, pool: pool)
      return
    }
    let area = canvas.reach(rect)
    guard !area.isEmpty,
      let gradient = GradientFill(paint, transform: toDevice, opacity: item.opacity)
    else { return }
    if mask == nil, item.blendMode == .normal, gradient.isOpaque {
      return gradient.fill(canvas, rect: area)
    }
    let layer = pool.layer(area, region: canvas.region, visible: area)
    gradient.fill(layer, rect: area)
    canvas.composite(layer.source, mask: mask, mode: item.blendMode, rect: area, pool: pool)
    pool.giveBack(layer)
  }
}

extension Canvas {
  /// The canvas as what another one is drawn with.
  var source: PixelSource { .image(surface.image, x: originX, y: originY) }
}

extension Path {
  /// The rectangle of whole device pixels that the path fills, if it is one: it needs no mask.
  func pixelRect(_ style: CoverageStyle, _ toDevice: CGAffineTransform) -> PixelRect? {
    guard case .fill(let fill) = style, let rect = asRect, toDevice.keepsRectsUpright else {
      return nil
    }
    let device = rect.applying(toDevice)
    if let exact = PixelRect(exactly: device) { return exact }
    guard !fill.isAntialiased, let rounded = PixelRect(rounding: device) else { return nil }
    return rounded
  }
}

extension CGAffineTransform {
  /// Whether upright rectangles stay upright: scaling, mirroring, quarter turns, translation.
  var keepsRectsUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
