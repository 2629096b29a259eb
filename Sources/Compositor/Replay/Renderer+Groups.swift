import CPixman
import WUIGeometry

extension Renderer {
  /// Draws a group.
  ///
  /// Whether it gets a layer of its own depends on the group only, never on what is redrawn.
  func draw(
    _ group: DisplayGroup, _ item: DisplayItem, _ toDevice: CGAffineTransform, on canvas: Canvas
  ) {
    if let shadow = group.shadow {
      return drawShadowed(group, shadow, item, toDevice, on: canvas)
    }
    if let rects = group.plainClips(toDevice) {
      let inner = rects.reduce(canvas) { $0.clipped(to: $1) }
      guard !inner.extents.isEmpty else { return }
      if item.opacity >= 1, item.blendMode == .normal, group.list.needsNoLayer {
        return draw(group.list, toDevice, on: inner)
      }
      if let lone = group.list.loneItem(item) {
        return draw(lone, toDevice, on: inner)
      }
    }
    let area = layerRect(group, toDevice, on: canvas)
    guard !area.isEmpty else { return }
    let (layer, mask) = makeLayer(group, toDevice, area: area, on: canvas, joinsMasks: true)
    canvas.composite(
      layer.source, mask: mask, opacity: item.opacityByte,
      mode: item.blendMode, rect: area, pool: pool)
    pool.giveBack(layer)
  }

  /// The device pixels for which the group's layer is needed.
  private func layerRect(
    _ group: DisplayGroup, _ toDevice: CGAffineTransform, on canvas: Canvas
  ) -> PixelRect {
    let content = group.list.deviceBounds(toDevice)
    let reach = group.blur(toDevice).reach
    let result = group.clipped(content.expanded(by: reach), toDevice)
    // A blur reads what lies around the damage, and all that can be seen of it.
    guard reach > 0 else { return canvas.reach(result) }
    return canvas.reach(result).isEmpty
      ? .empty : content.expanded(by: reach).intersection(canvas.visible.expanded(by: 2 * reach))
  }

  /// Draws the group's items with all its effects but the shadow.
  ///
  /// - Parameters:
  ///   - area: The device pixels of the layer.
  ///   - joinsMasks: Whether a single mask may be left for whoever composites the layer.
  private func makeLayer(
    _ group: DisplayGroup, _ toDevice: CGAffineTransform, area: PixelRect, on canvas: Canvas,
    joinsMasks: Bool
  ) -> (Canvas, PlacedMask?) {
    let blur = group.blur(toDevice)
    // What a blur reads is drawn in full; without one, only what is redrawn.
    let layer =
      blur.isVisible
      ? pool.layer(area, visible: area)
      : pool.layer(area, region: canvas.region, visible: canvas.visible)
    draw(group.list, toDevice, on: layer)
    if let color = group.colorMultiply { layer.multiply(by: color, rect: area) }
    if blur.isVisible {
      layer.surface.pixels.withMemoryRebound(to: UInt8.self, capacity: area.width * area.height * 4)
      {
        blur.apply(to: $0, stride: layer.surface.stride, channels: 4, rect: area)
      }
    }
    var masks = clipMasks(group, toDevice, area: area)
    if let list = group.mask {
      let drawn = pool.layer(area, region: layer.region, visible: layer.visible)
      draw(list, toDevice, on: drawn)
      masks.append(PlacedMask(mask: drawn.alphaMask(area)))
      pool.giveBack(drawn)
    }
    if joinsMasks, masks.count == 1 { return (layer, masks[0]) }
    for mask in masks { layer.multiply(by: mask, rect: area) }
    return (layer, nil)
  }

  /// The coverage of the clips, each for itself.
  private func clipMasks(_ group: DisplayGroup, _ toDevice: CGAffineTransform, area: PixelRect)
    -> [PlacedMask]
  {
    group.clips.compactMap { clip in
      let clipToDevice = clip.transform.concatenating(toDevice)
      if let rect = clip.path.pixelRect(.fill(clip.style), clipToDevice), rect.contains(area) {
        return nil
      }
      return masks.mask(
        of: clip.path, style: .fill(clip.style), transform: clipToDevice, visible: area)
        ?? PlacedMask(mask: Mask(rect: PixelRect(x: area.x, y: area.y, width: 1, height: 1)))
    }
  }

  private func drawShadowed(
    _ group: DisplayGroup, _ shadow: DisplayGroup.Shadow, _ item: DisplayItem,
    _ toDevice: CGAffineTransform, on canvas: Canvas
  ) {
    var plain = group
    plain.shadow = nil
    var plainItem = DisplayItem(id: item.id, content: .group(plain))
    if item.opacity >= 1, item.blendMode == .normal {
      // On whole pixels the shadow may reach a pixel further than damage knows.
      drawShadow(
        of: plain, shadow, toDevice, on: canvas.clipped(to: group.deviceBounds(toDevice)))
      return draw(plainItem, toDevice, on: canvas)
    }
    // Shadow and content together are one picture, which is then made translucent or blended.
    let area = canvas.reach(group.deviceBounds(toDevice))
    guard !area.isEmpty else { return }
    plainItem.transform = .identity
    let layer = pool.layer(area, region: canvas.region, visible: canvas.visible)
    drawShadow(of: plain, shadow, toDevice, on: layer)
    draw(plainItem, toDevice, on: layer)
    canvas.composite(
      layer.source, opacity: item.opacityByte, mode: item.blendMode,
      rect: area, pool: pool)
    pool.giveBack(layer)
  }

  /// Of what covers more pixels, only the shadow that can be seen is made.
  private static let largestShadow = 1 << 21

  /// Draws a group's shadow alone.
  ///
  /// It is made as if the group's first item stood at the origin, so that it is the same wherever the
  /// group stands, and put on whole pixels, where a group on its way does not stand itself: a blurred
  /// edge does not tell. At rest both are on whole pixels.
  private func drawShadow(
    of group: DisplayGroup, _ shadow: DisplayGroup.Shadow, _ toDevice: CGAffineTransform,
    on canvas: Canvas
  ) {
    let blur = shadow.blur(toDevice)
    let offset = shadow.pixelOffset(toDevice)
    let corner = group.list.firstCorner ?? .zero
    let place = corner.applying(toDevice)
    guard abs(place.x) < 1e6, abs(place.y) < 1e6 else { return }
    let step: CGFloat = blur.sigma >= 2 ? 1 : 1 / 8
    func split(_ value: CGFloat) -> (whole: Int, rest: CGFloat) {
      let snapped = (value / step).rounded() * step
      let whole = snapped.rounded(.down)
      return (Int(whole), snapped - whole)
    }
    let (x, y) = (split(place.x), split(place.y))
    var local = toDevice
    (local.tx, local.ty) = (x.rest, y.rest)
    let caster = shadow.caster(group).moved(
      by: CGSize(width: -corner.x, height: -corner.y), precision: 64 * max(1, toDevice.meanScale))
    var plain = caster
    plain.shadow = nil

    let whole = plain.deviceBounds(local)
    let seen = canvas.visible.offset(dx: -x.whole - offset.x, dy: -y.whole - offset.y)
    // All of it, so that it is the same when a panel that comes in shows more of itself.
    let content =
      whole.width * whole.height <= Renderer.largestShadow
        && max(whole.width, whole.height) <= Surface.maximumLength / 2
      ? whole : whole.intersection(seen.expanded(by: 2 * blur.reach))
    let rect = content.expanded(by: blur.reach)
    let placed = rect.offset(dx: x.whole + offset.x, dy: y.whole + offset.y)
    guard !content.isEmpty, !canvas.reach(placed).isEmpty else { return }

    let key = ShadowCache.Key(group: caster, transform: local, rect: rect)
    let mask = shadows.shadow(key) {
      let layer = pool.layer(content, visible: content)
      draw(DisplayItem(id: 0, content: .group(plain)), local, on: layer)
      let mask = layer.alphaMask(rect)
      pool.giveBack(layer)
      blur.apply(to: mask.pixels, stride: mask.stride, channels: 1, rect: rect)
      return mask
    }
    canvas.composite(
      .color(shadow.color.premultiplied()),
      mask: PlacedMask(mask: mask, dx: x.whole + offset.x, dy: y.whole + offset.y), mode: .normal,
      rect: placed, pool: pool)
  }
}

extension DisplayGroup.Shadow {
  /// The group with what shapes its shadow, its place and colour left out.
  fileprivate func caster(_ group: DisplayGroup) -> DisplayGroup {
    var result = group
    result.shadow = DisplayGroup.Shadow(color: .black, radius: radius, offset: .zero)
    return result
  }
}

extension DisplayGroup {
  /// The group's clips as rectangles of whole device pixels, if it has no other effects.
  fileprivate func plainClips(_ toDevice: CGAffineTransform) -> [PixelRect]? {
    guard mask == nil, colorMultiply == nil, shadow == nil, !blur(toDevice).isVisible else {
      return nil
    }
    var rects: [PixelRect] = []
    for clip in clips {
      let clipToDevice = clip.transform.concatenating(toDevice)
      guard let rect = clip.path.pixelRect(.fill(clip.style), clipToDevice) else { return nil }
      rects.append(rect)
    }
    return rects
  }
}

extension DisplayList {
  /// Whether drawing the items straight onto a backdrop gives what a layer would: none of them looks
  /// at what is beneath it.
  var needsNoLayer: Bool {
    items.allSatisfy { item in
      if case .fragment(let fragment) = item.content { return fragment.blendsNormally }
      return item.blendMode == .normal
    }
  }

  /// The single item of the list, with the opacity and blend mode of the group around it.
  fileprivate func loneItem(_ group: DisplayItem) -> DisplayItem? {
    guard var item = loneItem, item.blendMode == .normal else { return nil }
    item.opacity *= group.opacity
    item.blendMode = group.blendMode
    return item
  }
}
