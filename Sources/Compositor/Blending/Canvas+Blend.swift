import CPixman
import WUIGeometry

extension Canvas {
  /// Blends pixels with those beneath by our own loops, a row at a time.
  func blend(
    _ mode: BlendMode, _ source: PixelSource, mask: PlacedMask?, opacity: UInt8, area: PixelRect,
    pool: LayerPool
  ) {
    if case .image(let surface, _, _) = source, surface.isSampled {
      let layer = pool.layer(area, region: region, visible: area)
      layer.composite(PIXMAN_OP_SRC, source, mask: nil, opacity: 255, area: area, pool: pool)
      blend(mode, layer.source, mask: mask, opacity: opacity, area: area, pool: pool)
      return pool.giveBack(layer)
    }
    guard source.isApart(from: surface) else {
      return blendRows(mode, source, mask: mask, opacity: opacity, area: area)
    }
    inBands(area) { band in
      band.blendRows(mode, source, mask: mask, opacity: opacity, area: area)
    }
  }

  private func blendRows(
    _ mode: BlendMode, _ source: PixelSource, mask: PlacedMask?, opacity: UInt8, area: PixelRect
  ) {
    let length = min(area.width, Canvas.longestRow)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: length) { pixels in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { coverage in
        let rows = SourceRows(
          source: source, mask: mask, opacity: opacity, pixels: pixels.baseAddress!,
          coverage: coverage.baseAddress!)
        rows.prepare(count: length)
        forEachRow(in: area) { x, y, backdrop, count in
          for start in stride(from: 0, to: count, by: length) {
            let (pixels, count) = (backdrop + start, min(length, count - start))
            if mode.needsFractions {
              mode.blendRow(
                rows.uncovered(x + start, y), by: rows.coverage(x + start, y), onto: pixels,
                count: count)
            } else {
              mode.blendRow(rows.covered(x + start, y, count), onto: pixels, count: count)
            }
          }
        }
      }
    }
  }

  /// The pixels that are blended at a time: few enough to stay in the nearest cache.
  private static let longestRow = 512
}

/// The rows of a source that is blended, and room for them.
private struct SourceRows {
  let source: PixelSource
  let mask: PlacedMask?
  /// The coverage everywhere, where there is no mask.
  let opacity: UInt8
  /// Room for a colour's pixels, or for those of the source under its coverage.
  let pixels: UnsafeMutablePointer<UInt32>
  /// Room for the coverage of a row.
  let coverage: UnsafeMutablePointer<UInt8>

  func prepare(count: Int) {
    coverage.initialize(repeating: opacity, count: count)
    if case .color(let color) = source { pixels.initialize(repeating: color, count: count) }
  }

  /// The coverage of the pixels from one on.
  func coverage(_ x: Int, _ y: Int) -> UnsafePointer<UInt8> {
    guard let mask else { return UnsafePointer(coverage) }
    return UnsafePointer(mask.mask.row(y - mask.dy) + (x - mask.rect.x))
  }

  /// The source's pixels from one on, as if they were fully covered.
  func uncovered(_ x: Int, _ y: Int) -> UnsafePointer<UInt32> {
    guard case .image(let surface, let left, let top) = source else { return UnsafePointer(pixels) }
    return UnsafePointer(surface.pixels + ((y - top) * (surface.stride / 4) + (x - left)))
  }

  /// The source's pixels from one on, each times its coverage.
  func covered(_ x: Int, _ y: Int, _ count: Int) -> UnsafePointer<UInt32> {
    guard mask != nil || opacity < 255 else { return uncovered(x, y) }
    if case .color(let color) = source {
      coverRow(color, by: coverage(x, y), into: pixels, count: count)
    } else {
      coverRow(uncovered(x, y), by: coverage(x, y), into: pixels, count: count)
    }
    return UnsafePointer(pixels)
  }
}

extension PixelSource {
  /// Whether the source reads nothing of a surface.
  fileprivate func isApart(from surface: Surface) -> Bool {
    if case .image(let image, _, _) = self { return image.pixels != surface.pixels }
    return true
  }

  /// What the way to blend the source depends on.
  func kind(isMasked: Bool) -> BlendRoute.Source {
    switch self {
    case .color(let color):
      BlendRoute.Source(
        color: color, isOpaque: !isMasked && color >> 24 == 255, isMasked: isMasked)
    case .image(let surface, _, _):
      BlendRoute.Source(isOpaque: !isMasked && surface.isOpaque, isMasked: isMasked)
    }
  }

  /// The part of a rectangle in which the source has pixels.
  func part(of rect: PixelRect) -> PixelRect {
    guard case .image(let surface, let x, let y) = self, !surface.isSampled else { return rect }
    return rect.intersection(surface.bounds.offset(dx: x, dy: y))
  }
}
