/// Drawings of our own for symbols that icon themes have no icon for, and for the most needed symbols
/// where no theme is installed: on a square of 16, with lines of 2 and round ends, as themes draw theirs.
enum SymbolDrawing {
  /// The SVG document of a symbol; nil for a symbol without drawing.
  static func svg(of symbol: String) -> String? {
    if let body = outlines[symbol] ?? solids[symbol].map(solid) { return document(body) }
    if let glyph = glyphs[symbol] { return document(glyph) }
    return enclosed(symbol).map(document)
  }

  /// Every symbol that has a drawing of its own, without those enclosed in a circle or square.
  static var names: [String] { [outlines, solids, glyphs].flatMap(\.keys).sorted() }

  /// Symbols such as `plus.circle` and `plus.circle.fill`: a glyph within a frame or cut out of it.
  private static func enclosed(_ symbol: String) -> String? {
    for (suffix, frame) in frames {
      if let glyph = glyph(symbol, without: suffix) {
        return "<g stroke-width='1.75'>\(frame.outline)</g>" + small(glyph, width: 3.2)
      }
      if let glyph = glyph(symbol, without: suffix + ".fill") {
        return cut(small(glyph, width: 3.4), outOf: frame.solid)
      }
    }
    return nil
  }

  private static func glyph(_ symbol: String, without suffix: String) -> String? {
    symbol.hasSuffix(suffix) ? glyphs[String(symbol.dropLast(suffix.count))] : nil
  }

  private static let frames = [
    (
      ".circle",
      (outline: "<circle cx='8' cy='8' r='6.6'/>", solid: "<circle cx='8' cy='8' r='7.5'/>")
    ),
    (
      ".square",
      (
        outline: "<rect x='1.5' y='1.5' width='13' height='13' rx='3'/>",
        solid: "<rect x='.5' y='.5' width='15' height='15' rx='3.5'/>"
      )
    ),
  ]

  private static func small(_ glyph: String, width: Double) -> String {
    "<g transform='translate(8 8) scale(.5) translate(-8 -8)' stroke-width='\(width)'>\(glyph)</g>"
  }

  /// A filled shape with a hole of another's form.
  static func cut(_ hole: String, outOf shape: String) -> String {
    """
    <mask id='hole' maskUnits='userSpaceOnUse' x='0' y='0' width='16' height='16'>
    <rect width='16' height='16' fill='#fff' stroke='none'/><g>\(hole)</g></mask>
    <g fill='#000' stroke='none' mask='url(#hole)'>\(shape)</g>
    """
  }

  private static func solid(_ path: String) -> String {
    "<path d='\(path)' fill='#000' stroke='none'/>"
  }

  private static func document(_ body: String) -> String {
    """
    <svg xmlns='http://www.w3.org/2000/svg' width='16' height='16' viewBox='0 0 16 16' fill='none' \
    stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>\(body)</svg>
    """
  }

  /// Lines along a path.
  static func line(_ path: String, width: Double? = nil) -> String {
    let attribute = width.map { " stroke-width='\($0)'" } ?? ""
    return "<path d='\(path)'\(attribute)/>"
  }

  /// Filled discs at the given centres.
  static func dots(_ centres: (Double, Double)..., radius: Double) -> String {
    centres.map { "<circle cx='\($0.0)' cy='\($0.1)' r='\(radius)' fill='#000' stroke='none'/>" }
      .joined()
  }
}
