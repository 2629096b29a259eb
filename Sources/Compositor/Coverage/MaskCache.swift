import WUIGeometry

/// What covers pixels: the inside of a path or its stroke.
enum CoverageStyle: Hashable {
  case fill(FillStyle)
  case stroke(StrokeStyle)
}

/// Masks of paths, kept while they are in use: drawing the same shape again, also moved by whole
/// pixels, costs no rasterisation.
final class MaskCache {
  private struct Key: Hashable {
    var path: Path
    var style: CoverageStyle
    /// The transform without the whole pixels of its translation, in steps of 1/64 pixel.
    var transform: CGAffineTransform
  }

  private struct StrokeKey: Hashable {
    var path: Path
    var style: StrokeStyle
    /// The device pixels per point for which the outline is precise enough.
    var scale: CGFloat
  }

  private var masks: LeastRecentlyUsed<Key, Mask>
  /// Hashes of the keys that were asked for lately.
  private var asked = LeastRecentlyUsed<Int, Void>(costLimit: 1024)
  /// Outlines of strokes, which stay the same while a path turns; the cost counts elements.
  private var strokes = LeastRecentlyUsed<StrokeKey, Outline>(costLimit: 20_000)

  var usage: CacheUsage { masks.usage }
  var strokeUsage: CacheUsage { strokes.usage }

  /// Masks of more pixels are drawn for what is visible of them and are not kept.
  private static let maximumArea = 1 << 22

  init(byteLimit: Int = 8 << 20) { masks = LeastRecentlyUsed(costLimit: byteLimit) }

  /// The coverage of a path.
  ///
  /// - Parameters:
  ///   - transform: Maps the path to device space.
  ///   - visible: Device pixels outside of which no coverage is needed.
  func mask(
    of path: Path, style: CoverageStyle, transform: CGAffineTransform, visible: PixelRect
  ) -> PlacedMask? {
    guard let (x, fractionX) = split(transform.tx), let (y, fractionY) = split(transform.ty) else {
      return nil
    }
    var local = transform
    (local.tx, local.ty) = (fractionX, fractionY)
    let key = Key(path: path, style: style, transform: local)
    if let mask = masks[key] { return PlacedMask(mask: mask, dx: x, dy: y) }

    guard let shape = outline(of: path, style, scale: local.largestScale) else { return nil }
    let whole = PixelRect(covering: shape.bounds(local), margin: 1 / 64)
    let isLarge =
      whole.width * whole.height > MaskCache.maximumArea
      || max(whole.width, whole.height) > Surface.maximumLength
    let rect = isLarge ? whole.intersection(visible.offset(dx: -x, dy: -y)) : whole
    guard !rect.isEmpty else { return nil }
    let mask = shape.mask(local, style: style.fill, rect: rect)
    if !isLarge, isWanted(key) { masks.insert(mask, for: key, cost: mask.byteCount + 256) }
    return PlacedMask(mask: mask, dx: x, dy: y)
  }

  /// Whether the mask of a key was asked for before: in an animation most are never asked for again, and
  /// keeping them would drive those out that are.
  private func isWanted(_ key: Key) -> Bool {
    let hash = key.hashValue
    if asked[hash] != nil { return true }
    asked.insert((), for: hash, cost: 1)
    return false
  }

  private func outline(of path: Path, _ style: CoverageStyle, scale: CGFloat) -> Outline? {
    guard case .stroke(let stroke) = style, scale > 0, scale.isFinite else {
      return path.isEmpty ? nil : Outline(path)
    }
    let key = StrokeKey(path: path, style: stroke, scale: exp2(log2(scale).rounded(.up)))
    if let known = strokes[key] { return known }
    let outline = path.strokeOutline(stroke, scale: key.scale)
    if let outline { strokes.insert(outline, for: key, cost: 16 + outline.count) }
    return outline
  }

  /// Whole pixels and the rest in steps of 1/64, FreeType's precision; nil beyond any surface.
  private func split(_ value: CGFloat) -> (Int, CGFloat)? {
    guard abs(value) < 1_000_000 else { return nil }
    let steps = Int((value * 64).rounded())
    return (steps >> 6, CGFloat(steps & 63) / 64)
  }
}

extension CoverageStyle {
  /// How the outline is filled: that of a stroke by the non-zero rule.
  fileprivate var fill: FillStyle {
    if case .fill(let fill) = self { fill } else { FillStyle() }
  }
}

extension CGAffineTransform {
  /// The largest factor by which lengths grow.
  var largestScale: CGFloat {
    // The larger singular value of the 2×2 matrix.
    let (sum, determinant) = (a * a + b * b + c * c + d * d, a * d - b * c)
    return ((sum + max(0, sum * sum - 4 * determinant * determinant).squareRoot()) / 2).squareRoot()
  }
}
