import CPixman
import WUIGeometry
import WUITypography

extension Renderer {
  /// Draws text: upright at its size by pixman's glyph cache, turned, skewed or very large by the
  /// outlines of its glyphs.
  func drawText(
    _ layout: TextLayout, color: Color.Resolved, _ item: DisplayItem,
    _ toDevice: CGAffineTransform, on canvas: Canvas
  ) {
    for run in layout.runs {
      let color = run.color ?? color
      if let scale = toDevice.uprightScale, run.pointSize * scale <= Renderer.largestGlyph {
        drawGlyphs(run, color: color, item, toDevice, scale: scale, on: canvas)
      } else if let mask = masks.mask(
        of: glyphs.outline(of: run), style: .fill(FillStyle()), transform: toDevice,
        visible: canvas.visible)
      {
        fill(.color(color), mask: mask, rect: mask.rect, item, toDevice, on: canvas)
      }
      for decoration in run.decorations {
        drawDecoration(decoration, color: decoration.color ?? color, item, toDevice, on: canvas)
      }
    }
  }

  /// The size in pixels above which glyphs are drawn as paths.
  private static let largestGlyph: CGFloat = 256

  private func drawGlyphs(
    _ run: GlyphRun, color: Color.Resolved, _ item: DisplayItem, _ toDevice: CGAffineTransform,
    scale: CGFloat, on canvas: Canvas
  ) {
    let strike = GlyphStore.Strike(face: run.face, pixelSize: run.pointSize * scale)
    let number = glyphs.number(strike)
    pixman_glyph_cache_freeze(glyphs.cache)
    defer { pixman_glyph_cache_thaw(glyphs.cache) }
    var placed: [pixman_glyph_t] = []
    placed.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      let x = glyph.x * scale + toDevice.tx
      let y = (glyph.y * scale + toDevice.ty).rounded()
      guard abs(x) < 100_000, abs(y) < 100_000 else { continue }
      let quarters = Int((x * 4).rounded())
      switch glyphs.glyph(glyph.id, quarter: quarters & 3, strike: strike, number: number) {
      case nil: continue
      case .coverage(let pointer):
        placed.append(pixman_glyph_t(x: Int32(quarters >> 2), y: Int32(y), glyph: pointer))
      case .color(let picture):
        let (left, top) = (quarters >> 2 + picture.left, Int(y) - picture.top)
        canvas.composite(
          .image(picture.surface, x: left, y: top),
          opacity: item.opacityByte, mode: item.blendMode,
          rect: picture.surface.bounds.offset(dx: left, dy: top), pool: pool)
      }
    }
    canvas.composite(
      placed, glyphs.cache, color: color.premultiplied(opacity: item.opacity),
      mode: item.blendMode, pool: pool)
  }

  /// Draws a line under or through text, at least one pixel thick and on whole pixels where upright.
  private func drawDecoration(
    _ decoration: GlyphRun.Decoration, color: Color.Resolved, _ item: DisplayItem,
    _ toDevice: CGAffineTransform, on canvas: Canvas
  ) {
    if toDevice.uprightScale != nil {
      let rect = decoration.rect.applying(toDevice)
      let (left, right) = (rect.minX.rounded(), rect.maxX.rounded())
      let snapped = CGRect(
        x: left, y: rect.minY.rounded(), width: right - left, height: max(1, rect.height.rounded()))
      fill(
        .color(color), mask: nil, rect: PixelRect(covering: snapped), item, toDevice, on: canvas)
    } else if let mask = masks.mask(
      of: Path(decoration.rect), style: .fill(FillStyle()), transform: toDevice,
      visible: canvas.visible)
    {
      fill(.color(color), mask: mask, rect: mask.rect, item, toDevice, on: canvas)
    }
  }
}

extension Canvas {
  /// Blends glyphs with those beneath; where they overlap they count once unless they are opaque.
  fileprivate func composite(
    _ glyphs: [pixman_glyph_t], _ cache: OpaquePointer, color: UInt32, mode: BlendMode,
    pool: LayerPool
  ) {
    guard !glyphs.isEmpty else { return }
    // The layout's bounds are generous, and blend modes are slow.
    var (box, glyphs) = (pixman_box32_t(), glyphs)
    pixman_glyph_get_extents(cache, Int32(glyphs.count), &glyphs, &box)
    let area = reach(PixelRect(box))
    guard !area.isEmpty else { return }
    let kind = BlendRoute.Source(color: color, isOpaque: false, isMasked: true)
    guard case .pixman(let op) = BlendRoute(mode, kind, ontoOpaque: false) else {
      let mask = Mask(rect: area)
      pixman_composite_glyphs_no_mask(
        PIXMAN_OP_ADD, pool.solids.image(0xFFFF_FFFF), mask.image, 0, 0, Int32(-area.x),
        Int32(-area.y), cache, Int32(glyphs.count), glyphs)
      composite(
        .color(color), mask: PlacedMask(mask: mask), mode: mode, rect: area, pool: pool)
      return
    }
    activateClip()
    let source = pool.solids.image(color)
    if mode == .normal, color >> 24 == 255 {
      pixman_composite_glyphs_no_mask(
        op, source, surface.image, 0, 0, Int32(-originX), Int32(-originY), cache,
        Int32(glyphs.count), glyphs)
    } else {
      pixman_composite_glyphs(
        op, source, surface.image, wui_pixman_a8, 0, 0, Int32(area.x), Int32(area.y),
        Int32(area.x - originX), Int32(area.y - originY), Int32(area.width), Int32(area.height),
        cache, Int32(glyphs.count), glyphs)
    }
  }
}

extension CGAffineTransform {
  /// The factor of a transform that only scales evenly and translates.
  fileprivate var uprightScale: CGFloat? { b == 0 && c == 0 && a == d && a > 0 ? a : nil }
}
