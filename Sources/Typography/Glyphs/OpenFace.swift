import CPango
import WUIGeometry

/// A font file that FreeType has open.
struct OpenFace {
  let handle: FT_Face
  let hasColor: Bool
  /// Whether glyphs are pictures of given sizes; colour fonts of this kind may claim to be scalable.
  let isMadeOfBitmaps: Bool

  init?(_ face: FontFace, library: FT_Library?) {
    var handle: FT_Face?
    guard FT_New_Face(library, face.file, FT_Long(face.index), &handle) == 0, let handle else {
      return nil
    }
    if !face.variations.isEmpty { wui_ft_set_variations(library, handle, face.variations) }
    self.handle = handle
    hasColor = wui_ft_has_color(handle)
    isMadeOfBitmaps =
      !wui_ft_is_scalable(handle) || (hasColor && handle.pointee.num_fixed_sizes > 0)
  }

  func close() { FT_Done_Face(handle) }

  /// A glyph of a font made of bitmaps, such as most colour emoji, scaled from the next larger size.
  func strikeGlyph(_ glyph: UInt32, pixelSize: CGFloat) -> RasterizedGlyph {
    guard let (index, strikeSize) = strike(for: pixelSize),
      FT_Select_Size(handle, Int32(index)) == 0,
      FT_Load_Glyph(handle, glyph, WUI_FT_LOAD_COLOR) == 0, let slot = handle.pointee.glyph,
      let full = RasterizedGlyph(slot.pointee)
    else { return .blank }
    return full.scaled(by: pixelSize / strikeSize)
  }

  /// The smallest strike that is not smaller than the size, else the largest, with its size.
  private func strike(for pixelSize: CGFloat) -> (index: Int, size: CGFloat)? {
    let strikes = (0..<Int(handle.pointee.num_fixed_sizes)).map {
      (index: $0, size: CGFloat(handle.pointee.available_sizes[$0].y_ppem) / 64)
    }
    return strikes.filter { $0.size >= pixelSize }.min { $0.size < $1.size }
      ?? strikes.max { $0.size < $1.size }
  }
}
