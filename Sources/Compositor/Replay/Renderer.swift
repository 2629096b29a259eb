import WUIGeometry

/// Draws display lists; keeps masks, glyphs, scaled images and shadows for the next frame.
///
/// A renderer is not bound to a thread, but is to be used by one at a time. What it draws within the
/// damage is, byte for byte, what it would draw there if it drew everything.
package final class Renderer {
  let bands: Bands
  let masks = MaskCache()
  let pool: LayerPool
  let shadows = ShadowCache()
  let glyphs = GlyphStore()
  let images = ImageStore()

  private(set) var backdrop: Backdrop?
  private var history: History?
  /// Where the last two lists that differed did so first.
  private var lastChange: PaintPosition?

  /// What a list is drawn on.
  struct Frame: Equatable {
    var size: PixelRect
    var scale: CGFloat
    /// Premultiplied.
    var background: UInt32

    /// Maps points to device pixels.
    var transform: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }
  }

  /// What was drawn last.
  private struct History {
    var list: DisplayList
    var frame: Frame
  }

  package convenience init() { self.init(bands: Bands()) }

  init(bands: Bands) {
    self.bands = bands
    pool = LayerPool(bands: bands)
  }

  /// Draws a display list.
  ///
  /// - Parameters:
  ///   - list: What to draw; its space is that of the window, in points.
  ///   - surface: Where to draw; its top-left corner is the origin of the list's space.
  ///   - scale: Device pixels per point, above 0.
  ///   - background: What is beneath the list; nil for nothing (transparent).
  ///   - damage: The device pixels to draw; nil for all.
  ///   - isMoving: Whether more frames like this one follow, for which it pays to keep what rests in them.
  package func render(
    _ list: DisplayList, into surface: Surface, scale: CGFloat = 1,
    background: Color.Resolved? = nil, damage: Region? = nil, isMoving: Bool = false
  ) {
    precondition(scale > 0 && scale.isFinite, "a scale is a positive number")
    let canvas = Canvas(
      surface: surface, region: (damage ?? Region(surface.bounds)).simplified(),
      visible: surface.bounds, bands: bands)
    guard !canvas.extents.isEmpty else { return }
    let frame = Frame(
      size: surface.bounds, scale: scale, background: background?.premultiplied() ?? 0)
    var replay = Replay(list, by: self, frame.transform, on: canvas)
    guard let backdrop = backdrop(for: list, frame, within: canvas.extents, isMoving) else {
      replay.canvas.clear(to: frame.background)
      return replay.draw(list)
    }
    var place = backdrop.position
    let tint = list.item(at: place)?.tint(frame.transform, over: canvas.extents)
    if tint != nil { place.indices[place.indices.count - 1] += 1 }
    replay.skip(to: place, in: list)
    backdrop.fill(replay.canvas.region, by: self)
    replay.canvas.copy(backdrop.surface, under: tint)
    replay.draw(list, from: place.indices[...])
  }

  /// How well the caches do, by name: masks, shadows and pictures in bytes, outlines of strokes in segments.
  package var caches: [(name: String, usage: CacheUsage)] {
    [
      ("masks", masks.usage), ("strokes", masks.strokeUsage), ("shadows", shadows.usage),
      ("pictures", images.usage),
    ]
  }

  /// Frees what only movement needs: there is none any more.
  package func rest() {
    backdrop = nil
    history = nil
    pool.trim()
  }

  /// The picture of what rests beneath the items that change, if copying it is cheaper than drawing.
  private func backdrop(
    for list: DisplayList, _ frame: Frame, within extents: PixelRect, _ isMoving: Bool
  ) -> Backdrop? {
    defer { history = History(list: list, frame: frame) }
    if let backdrop, backdrop.serves(list, frame) { return backdrop }
    backdrop = nil
    guard let history, history.frame == frame else {
      lastChange = nil
      return nil
    }
    guard let change = list.firstDifference(from: history.list) else { return nil }
    let before = lastChange
    lastChange = change
    // What has been the same in two changes may well be the same in the next.
    guard isMoving, let place = before.map({ min($0, change) }), !place.isStart else { return nil }
    let area = Double(extents.width * extents.height)
    guard area >= 4096 else { return nil }
    let rest = DisplayList(items: list.items(before: place.indices[...]))
    var (drawing, copying) = (
      rest.drawingCost(frame.transform, within: extents), area * DisplayList.copyCost
    )
    if list.item(at: place)?.tint(frame.transform, over: extents) != nil {
      drawing += area * DisplayList.tintCost
      copying += area * DisplayList.copyCost
    }
    guard drawing > 2 * copying, drawing > 50_000 else { return nil }
    backdrop = Backdrop(rest, of: list, before: place, frame)
    return backdrop
  }

  /// Draws a display list into a bitmap of its own.
  ///
  /// - Parameter size: The size in points; pixels that it covers in part belong to the bitmap.
  package func bitmap(
    _ list: DisplayList, size: CGSize, scale: CGFloat = 1, background: Color.Resolved? = nil
  ) -> Bitmap {
    func pixels(_ length: CGFloat) -> Int {
      max(1, min(Surface.maximumLength, Int((length * scale - 1e-6).rounded(.up))))
    }
    let surface = Surface(width: pixels(size.width), height: pixels(size.height))
    render(list, into: surface, scale: scale, background: background)
    return surface.makeBitmap()
  }
}

extension DisplayItem {
  /// The premultiplied colour that the item lays over all of a rectangle of device pixels; nil where it
  /// does anything else.
  fileprivate func tint(_ transform: CGAffineTransform, over rect: PixelRect) -> UInt32? {
    guard blendMode == .normal, case .fill(let path, let style, .color(let color)) = content,
      path.pixelRect(.fill(style), self.transform.concatenating(transform))?.contains(rect) == true
    else { return nil }
    return color.premultiplied(opacity: opacity)
  }
}
