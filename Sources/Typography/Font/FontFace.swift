import CPango
import WUIGeometry

/// A face of a font file with what is done to its outlines: what glyph ids refer to. Faces are interned,
/// so that equal faces are the same object.
package final class FontFace: Sendable {
  /// The path of the font file.
  package let file: String
  /// The face within the file, with a named instance in the upper half word.
  package let index: Int
  /// Settings of variation axes, such as "wght=600"; empty for none.
  package let variations: String
  /// Whether strokes are thickened because the family has no such weight.
  package let isEmboldened: Bool
  /// What outlines are transformed by, for instance a slant where the family has no italics.
  package let matrix: CGAffineTransform

  fileprivate init(
    file: String, index: Int, variations: String, isEmboldened: Bool, matrix: CGAffineTransform
  ) {
    self.file = file
    self.index = index
    self.variations = variations
    self.isEmboldened = isEmboldened
    self.matrix = matrix
  }
}

extension FontFace: Hashable {
  package static func == (lhs: FontFace, rhs: FontFace) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The faces met so far.
@MainActor
struct FontFaceTable {
  private var faces: [FontFace] = []

  /// The face behind a font of Pango's; nil for a font without a file.
  ///
  /// The number of the face is left with the font, so that only a font's first use reads its pattern.
  mutating func face(of font: UnsafeMutablePointer<PangoFont>) -> FontFace? {
    let tag = Int(wui_pango_font_tag(font))
    if tag > 0 { return faces[tag - 1] }
    var description = wui_pango_face()
    guard wui_pango_describe_face(font, &description) else { return nil }
    let position = position(of: description)
    wui_pango_font_set_tag(font, Int32(position + 1))
    return faces[position]
  }

  private mutating func position(of description: wui_pango_face) -> Int {
    let file = String(cString: description.file)
    let variations = description.variations.map { String(cString: $0) } ?? ""
    // Fontconfig's y axis points up, ours down.
    let matrix = CGAffineTransform(
      a: description.xx, b: -description.yx, c: -description.xy, d: description.yy, tx: 0, ty: 0)
    let known = faces.firstIndex {
      $0.file == file && $0.index == Int(description.index) && $0.variations == variations
        && $0.isEmboldened == description.embolden && $0.matrix == matrix
    }
    if let known { return known }
    faces.append(
      FontFace(
        file: file, index: Int(description.index), variations: variations,
        isEmboldened: description.embolden, matrix: matrix))
    return faces.count - 1
  }
}
