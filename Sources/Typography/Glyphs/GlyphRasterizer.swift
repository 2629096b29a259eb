import CPango
import WUIGeometry

/// Draws glyphs with FreeType. It is not bound to a thread, but is to be used by one at a time.
///
/// Outlines are not hinted across and, at small sizes, hinted lightly along the vertical: stems keep
/// their shape and place while the edges of letters meet pixel rows.
package final class GlyphRasterizer {
  private let library: FT_Library?
  private var faces: [FontFace: OpenFace] = [:]

  package init() {
    var library: FT_Library?
    FT_Init_FreeType(&library)
    self.library = library
  }

  deinit {
    for face in faces.values { face.close() }
    FT_Done_FreeType(library)
  }

  /// The pixels of a glyph; nil when its font cannot be read.
  ///
  /// - Parameters:
  ///   - pixelSize: The size of the em square in pixels.
  ///   - quarter: How many quarters of a pixel, 0…3, the origin lies right of a pixel's edge.
  package func rasterize(_ glyph: UInt32, of face: FontFace, pixelSize: CGFloat, quarter: Int = 0)
    -> RasterizedGlyph?
  {
    guard let open = open(face) else { return nil }
    let handle = open.handle
    if open.isMadeOfBitmaps { return open.strikeGlyph(glyph, pixelSize: pixelSize) }
    FT_Set_Char_Size(handle, 0, FT_F26Dot6((pixelSize * 64).rounded()), 72, 72)
    let flags = open.hasColor ? WUI_FT_LOAD_COLOR : Self.loadFlags(pixelSize: pixelSize)
    guard FT_Load_Glyph(handle, glyph, flags) == 0, let slot = handle.pointee.glyph else {
      return .blank
    }
    if slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE {
      face.adjust(&slot.pointee.outline, emSize: pixelSize * 64)
      FT_Outline_Translate(&slot.pointee.outline, FT_Pos(quarter * 16), 0)
      guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return .blank }
    }
    return RasterizedGlyph(slot.pointee)
  }

  /// The outline of a glyph with its origin at zero, y down, for an em square of the given size in
  /// points; empty for a glyph without outline.
  package func outline(_ glyph: UInt32, of face: FontFace, pointSize: CGFloat) -> Path {
    guard let open = open(face), !open.isMadeOfBitmaps,
      FT_Load_Glyph(open.handle, glyph, WUI_FT_LOAD_UNSCALED) == 0,
      let slot = open.handle.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Path() }
    let unitsPerEm = CGFloat(open.handle.pointee.units_per_EM)
    face.adjust(&slot.pointee.outline, emSize: unitsPerEm)
    return Path(slot.pointee.outline, scale: pointSize / unitsPerEm)
  }

  /// Above this size in pixels, rounding edges to rows gains nothing and moves them visibly.
  private static let hintingLimit: CGFloat = 40

  private static func loadFlags(pixelSize: CGFloat) -> FT_Int32 {
    pixelSize < hintingLimit ? WUI_FT_LOAD_LIGHT : WUI_FT_LOAD_OUTLINE
  }

  private func open(_ face: FontFace) -> OpenFace? {
    if let open = faces[face] { return open }
    guard let open = OpenFace(face, library: library) else { return nil }
    faces[face] = open
    return open
  }
}

extension FontFace {
  /// Slants and thickens an outline as the face asks for, in the outline's units.
  fileprivate func adjust(_ outline: inout FT_Outline, emSize: CGFloat) {
    if !matrix.isIdentity {
      func fixed(_ value: CGFloat) -> FT_Fixed { FT_Fixed((value * 65536).rounded()) }
      var transform = FT_Matrix(
        xx: fixed(matrix.a), xy: fixed(-matrix.c), yx: fixed(-matrix.b), yy: fixed(matrix.d))
      FT_Outline_Transform(&outline, &transform)
    }
    if isEmboldened {
      // FreeType's own strength of artificial bold is a 24th of the em; it grows to the right and up.
      let strength = FT_Pos((emSize / 24).rounded())
      FT_Outline_Embolden(&outline, strength)
      FT_Outline_Translate(&outline, -strength / 2, -strength / 2)
    }
  }
}
