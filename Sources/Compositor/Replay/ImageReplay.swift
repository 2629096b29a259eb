import CPixman
import WUIGeometry

extension Renderer {
  /// Draws a picture stretched over a rectangle.
  func drawImage(
    _ reference: ImageReference, _ rect: CGRect, tint: Color.Resolved?, _ item: DisplayItem,
    _ toDevice: CGAffineTransform, on canvas: Canvas
  ) {
    func pixels(_ length: CGFloat) -> Int {
      length.isFinite ? max(1, min(Surface.maximumLength, Int(length.rounded()))) : 1
    }
    let key = ImageStore.Key(
      reference: reference, width: pixels(rect.width * hypot(toDevice.a, toDevice.b)),
      height: pixels(rect.height * hypot(toDevice.c, toDevice.d)), tint: tint?.premultiplied())
    guard rect.width > 0, rect.height > 0, let picture = images.picture(key) else { return }
    let exact = toDevice.keepsRectsUpright ? PixelRect(exactly: rect.applying(toDevice)) : nil
    let opacity = item.opacityByte

    let surface = picture.surface
    if let exact, toDevice.a > 0, toDevice.d > 0, exact.width == surface.width,
      exact.height == surface.height, picture.width == CGFloat(surface.width),
      picture.height == CGFloat(surface.height)
    {
      return canvas.composite(
        .image(surface, x: exact.x, y: exact.y), opacity: opacity, mode: item.blendMode,
        rect: exact, pool: pool)
    }

    let mask =
      exact == nil
      ? masks.mask(
        of: Path(rect), style: .fill(FillStyle()), transform: toDevice, visible: canvas.visible)
      : nil
    guard let area = exact ?? mask?.rect else { return }
    let toRect = CGAffineTransform(
      a: rect.width / picture.width, b: 0, c: 0, d: rect.height / picture.height, tx: rect.minX,
      ty: rect.minY)
    // Positions count from the picture's own corner, where 16.16 numbers are exact enough.
    let toArea = toRect.concatenating(toDevice).concatenating(
      CGAffineTransform(translationX: CGFloat(-area.x), y: CGFloat(-area.y)))
    guard toArea.a * toArea.d != toArea.b * toArea.c else { return }
    surface.setSampling(toArea.inverted())
    canvas.composite(
      .image(surface, x: area.x, y: area.y), mask: mask, opacity: opacity,
      mode: item.blendMode, rect: area, pool: pool)
    surface.setSampling(nil)
  }
}

extension Surface {
  /// Sets how positions that are drawn map to the surface's pixels, read bilinearly; nil for one to
  /// one.
  fileprivate func setSampling(_ map: CGAffineTransform?) {
    isSampled = map != nil
    guard let map else {
      pixman_image_set_transform(image, nil)
      pixman_image_set_filter(image, PIXMAN_FILTER_NEAREST, nil, 0)
      return
    }
    func fixed(_ value: CGFloat) -> pixman_fixed_t {
      wui_pixman_fixed(Double(max(-32767, min(32767, value))))
    }
    var transform = pixman_transform_t()
    transform.matrix = (
      (fixed(map.a), fixed(map.c), fixed(map.tx)), (fixed(map.b), fixed(map.d), fixed(map.ty)),
      (0, 0, fixed(1))
    )
    pixman_image_set_transform(image, &transform)
    pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
  }
}
