import WUIGeometry

extension Renderer {
  /// Draws items in order.
  ///
  /// - Parameter transform: Maps the list's space to device space.
  func draw(_ list: DisplayList, _ transform: CGAffineTransform, on canvas: Canvas) {
    for item in list.items { draw(item, transform, on: canvas) }
  }

  func draw(_ item: DisplayItem, _ transform: CGAffineTransform, on canvas: Canvas) {
    if case .fragment(let fragment) = item.content {
      if !canvas.reach(fragment.deviceReach(transform)).isEmpty {
        draw(fragment.list, transform, on: canvas)
      }
      return
    }
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
    case .fragment: break
    }
  }

  private func drawPath(
    _ path: Path, _ style: CoverageStyle, _ paint: Paint, _ item: DisplayItem,
    _ toDevice: CGAffineTransform, on canvas: Canvas
  ) {
    if let rect = path.pixelRect(style, toDevice) {
      fill(paint, mask: nil, rect: rect, item, toDevice, on: canvas)
    } else if case .color(let color) = paint, item.blendMode == .normal,
      let rect = path.softRect(style, toDevice)
    {
      let color = color.premultiplied(opacity: item.opacity)
      rect.forEachPart { part, coverage in
        canvas.composite(
          .color(color.scaled(by: coverage)), mode: .normal, rect: part, pool: pool)
      }
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
      let source = PixelSource.color(color.premultiplied(opacity: item.opacity))
      guard item.blendMode == .normal, let mask, let solid = mask.solidPart else {
        return canvas.composite(source, mask: mask, mode: item.blendMode, rect: rect, pool: pool)
      }
      // Without a mask, colours are drawn several times as fast.
      canvas.composite(source, mode: .normal, rect: solid.intersection(rect), pool: pool)
      for part in mask.rect.surrounding(solid) {
        canvas.composite(
          source, mask: mask, mode: .normal, rect: part.intersection(rect), pool: pool)
      }
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
  var source: PixelSource { .image(surface, x: originX, y: originY) }
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

extension Path {
  /// The upright rectangle that the path fills in device space, if it is one.
  fileprivate func softRect(_ style: CoverageStyle, _ toDevice: CGAffineTransform) -> SoftRect? {
    guard case .fill = style, toDevice.keepsRectsUpright, let rect = asRect else { return nil }
    return SoftRect(rect.applying(toDevice))
  }
}

extension CGAffineTransform {
  /// Whether upright rectangles stay upright: scaling, mirroring, quarter turns, translation.
  var keepsRectsUpright: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
