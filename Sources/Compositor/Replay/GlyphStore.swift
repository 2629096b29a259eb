import CPixman
import WUIGeometry
import WUITypography

/// Glyphs as pixman's glyph cache wants them, rasterised when they are first drawn.
final class GlyphStore {
  /// A face at a size in pixels.
  struct Strike: Hashable {
    var face: FontFace
    var pixelSize: CGFloat
  }

  /// A glyph that has colours of its own, such as an emoji.
  struct ColorGlyph {
    var surface: Surface
    var left: Int
    var top: Int
  }

  enum Glyph {
    case coverage(UnsafeRawPointer)
    case color(ColorGlyph)
  }

  /// The glyph, shifted right by quarters of a pixel.
  private struct Key: Hashable {
    var strike: Int
    var glyph: UInt32
    var quarter: Int
  }

  let cache: OpaquePointer
  private let rasterizer = GlyphRasterizer()
  /// A number for each strike, the key that pixman's cache knows it by; from 1, as 0 is no pointer.
  private var strikes: [Strike: Int] = [:]
  private var nextStrike = 1
  private var colorGlyphs: [Key: ColorGlyph] = [:]
  /// Glyphs without ink, which no cache keeps.
  private var blanks: Set<Key> = []
  private var outlines = LeastRecentlyUsed<GlyphRun, Path>(costLimit: 20_000)

  init() {
    guard let cache = pixman_glyph_cache_create() else { fatalError("out of memory for glyphs") }
    self.cache = cache
  }

  deinit { pixman_glyph_cache_destroy(cache) }

  /// The number of a strike.
  func number(_ strike: Strike) -> Int {
    if let number = strikes[strike] { return number }
    // Text that grows in an animation makes a strike in every frame. Numbers are never used twice,
    // so what pixman still holds of the old ones ages out of its cache.
    if strikes.count >= 512 {
      strikes = [:]
      blanks = []
      colorGlyphs = [:]
    }
    strikes[strike] = nextStrike
    nextStrike += 1
    return nextStrike - 1
  }

  /// A glyph of a strike; nil for one without ink. To be called while the cache is frozen, and to be
  /// used before it thaws.
  func glyph(_ id: UInt32, quarter: Int, strike: Strike, number: Int) -> Glyph? {
    let fontKey = UnsafeMutableRawPointer(bitPattern: number)
    let glyphKey = UnsafeMutableRawPointer(bitPattern: (Int(id) << 2 | quarter) + 1)
    if let known = pixman_glyph_cache_lookup(cache, fontKey, glyphKey) { return .coverage(known) }
    let key = Key(strike: number, glyph: id, quarter: quarter)
    if blanks.contains(key) { return nil }
    if let known = colorGlyphs[key] { return .color(known) }
    guard
      let drawn = rasterizer.rasterize(
        id, of: strike.face, pixelSize: strike.pixelSize, quarter: quarter),
      drawn.width > 0, drawn.height > 0
    else {
      blanks.insert(key)
      return nil
    }
    switch drawn.pixels {
    case .coverage(let bytes, let stride):
      return insert(bytes, stride, drawn, fontKey, glyphKey).map { .coverage($0) }
    case .color(let words):
      let surface = Surface(width: drawn.width, height: drawn.height)
      surface.pixels.update(from: words, count: words.count)
      let glyph = ColorGlyph(surface: surface, left: drawn.left, top: drawn.top)
      colorGlyphs[key] = glyph
      return .color(glyph)
    }
  }

  private func insert(
    _ bytes: [UInt8], _ stride: Int, _ glyph: RasterizedGlyph,
    _ fontKey: UnsafeMutableRawPointer?, _ glyphKey: UnsafeMutableRawPointer?
  ) -> UnsafeRawPointer? {
    var bytes = bytes
    return bytes.withUnsafeMutableBytes { buffer in
      // pixman copies the picture.
      let image = makeImage(
        wui_pixman_a8, glyph.width, glyph.height, buffer.baseAddress, stride)
      defer { pixman_image_unref(image) }
      return pixman_glyph_cache_insert(
        cache, fontKey, glyphKey, Int32(-glyph.left), Int32(glyph.top), image)
    }
  }

  /// The outlines of a run's glyphs, in points of the layout.
  func outline(of run: GlyphRun) -> Path {
    if let path = outlines[run] { return path }
    var path = Path()
    for glyph in run.glyphs {
      path.addPath(
        rasterizer.outline(glyph.id, of: run.face, pointSize: run.pointSize),
        transform: CGAffineTransform(translationX: glyph.x, y: glyph.y))
    }
    outlines.insert(path, for: run, cost: run.glyphs.count)
    return path
  }
}
