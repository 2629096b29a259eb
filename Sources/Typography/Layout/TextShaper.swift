import CPango
import WUIGeometry

/// A line of glyphs; positions count from the line's left end on the baseline, y down.
struct ShapedLine {
  /// Above and below the baseline, in points, each a whole number.
  var ascent: CGFloat
  var descent: CGFloat
  /// The advance of the line without space at its end, in points.
  var width: CGFloat
  var runs: [GlyphRun]
  /// Where the line begins, in UTF-8 bytes of the text.
  var start: Int
  /// The line's bytes, without a paragraph separator.
  var length: Int
  /// Whether a paragraph ends with the line.
  var endsParagraph: Bool

  var height: CGFloat { ascent + descent }
}

/// Turns text into lines of glyphs with Pango.
@MainActor
final class TextShaper {
  struct Setting {
    /// Where lines break, in points; nil for nowhere.
    var width: CGFloat?
    var direction: LayoutDirection
    /// A factor on the size of all fonts.
    var scale: CGFloat = 1
    /// How a paragraph that does not fit on one line is cut; nil breaks it.
    var ellipsis: TextTruncationMode?
  }

  private let context: OpaquePointer
  private let layout: OpaquePointer
  private var faces = FontFaceTable()
  private var descriptions = RecencyCache<ScaledFont, PangoDescription>(capacity: 256)

  init() {
    guard let context = wui_pango_context_create(), let layout = pango_layout_new(context) else {
      fatalError("Pango could not make a context for text: out of memory")
    }
    self.context = context
    self.layout = layout
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
    g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// The paragraphs of a text, each on one line.
  func lines(of content: TextContent, direction: LayoutDirection) -> [ShapedLine] {
    lines(of: content, Setting(width: nil, direction: direction))
  }

  /// The lines of a text, at least one.
  func lines(of content: TextContent, _ setting: Setting) -> [ShapedLine] {
    configure(content, setting)
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var lines: [ShapedLine] = []
    repeat {
      if let line = pango_layout_iter_get_line_readonly(iterator) {
        lines.append(read(line.pointee, of: line, content, setting))
      }
    } while pango_layout_iter_next_line(iterator) != 0
    for index in lines.indices.dropLast() where !lines[index].endsParagraph {
      lines[index].endsParagraph =
        lines[index].start + lines[index].length < lines[index + 1].start
    }
    return lines
  }
}

// Telling Pango what to set.
extension TextShaper {
  private func configure(_ content: TextContent, _ setting: Setting) {
    pango_context_set_base_dir(
      context,
      setting.direction == .rightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR)
    pango_layout_context_changed(layout)
    pango_layout_set_width(layout, setting.width.map(pangoUnits) ?? -1)
    pango_layout_set_ellipsize(layout, ellipsize(setting))
    // NUL ends a string in C, and means nothing in a text.
    let text = content.runs.map(\.text).joined().replacingNUL()
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    var start: UInt32 = 0
    for (index, run) in content.runs.enumerated() {
      let end = start + UInt32(run.text.utf8.count)
      for attribute in self.attributes(of: run, index: index, scale: setting.scale) {
        attribute.pointee.start_index = start
        attribute.pointee.end_index = end
        pango_attr_list_insert(attributes, attribute)
      }
      start = end
    }
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  private func ellipsize(_ setting: Setting) -> PangoEllipsizeMode {
    switch setting.width == nil ? nil : setting.ellipsis {
    case nil: PANGO_ELLIPSIZE_NONE
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }

  private func attributes(of run: TextContent.Run, index: Int, scale: CGFloat)
    -> [UnsafeMutablePointer<PangoAttribute>]
  {
    let font = description(of: run.font, scale: scale)
    // The colour carries the run's number: Pango ends a glyph run where it changes.
    let number = (UInt16(truncatingIfNeeded: index), UInt16(truncatingIfNeeded: index >> 16))
    var attributes = [
      pango_attr_font_desc_new(font.pointer),
      pango_attr_foreground_new(number.0, number.1, 0),
    ]
    if !font.features.isEmpty {
      attributes.append(pango_attr_font_features_new(font.features))
    }
    if run.spacing != 0 {
      attributes.append(pango_attr_letter_spacing_new(pangoUnits(run.spacing * scale)))
    }
    if run.baselineOffset != 0 {
      attributes.append(pango_attr_rise_new(pangoUnits(run.baselineOffset * scale)))
    }
    return attributes.compactMap(\.self)
  }

  private func description(of font: Font, scale: CGFloat) -> PangoDescription {
    let key = ScaledFont(font: font, scale: scale)
    if let known = descriptions[key] { return known }
    let description = PangoDescription(FontDescription(font, scale: scale))
    descriptions[key] = description
    return description
  }
}

// Reading what Pango has set.
extension TextShaper {
  private func read(
    _ line: PangoLayoutLine, of pointer: UnsafeMutablePointer<PangoLayoutLine>,
    _ content: TextContent, _ setting: Setting
  ) -> ShapedLine {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(pointer, nil, &logical)
    var runs: [GlyphRun] = []
    var x: Int32 = 0
    var link = line.runs
    while let node = link {
      let item = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      if let run = read(item, at: x, content, setting) { runs.append(run) }
      x += pango_glyph_string_get_width(item.pointee.glyphs)
      link = node.pointee.next
    }
    return ShapedLine(
      ascent: points(-logical.y).rounded(),
      descent: points(logical.y + logical.height).rounded(),
      width: points(logical.width), runs: runs, start: Int(line.start_index),
      length: Int(line.length), endsParagraph: false)
  }

  private func read(
    _ item: UnsafeMutablePointer<PangoGlyphItem>, at start: Int32, _ content: TextContent,
    _ setting: Setting
  ) -> GlyphRun? {
    guard let font = item.pointee.item.pointee.analysis.font, let face = faces.face(of: font)
    else { return nil }
    let run = content.run(atByte: Int(item.pointee.item.pointee.offset))
    let baseline = -points(item.pointee.y_offset)
    let string = item.pointee.glyphs.pointee
    let pointSize = size(of: font)
    var glyphs: [GlyphRun.Glyph] = []
    var boxes: [GlyphRun.Decoration] = []
    glyphs.reserveCapacity(Int(string.num_glyphs))
    var x = start
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      if info.glyph & WUI_PANGO_GLYPH_UNKNOWN_FLAG != 0 {
        boxes += unknownCharacter(
          at: points(x), width: points(info.geometry.width), baseline, pointSize)
      } else if info.glyph != WUI_PANGO_GLYPH_EMPTY {
        glyphs.append(
          GlyphRun.Glyph(
            id: info.glyph, x: points(x + info.geometry.x_offset),
            y: baseline + points(info.geometry.y_offset)))
      }
      x += info.geometry.width
    }
    return GlyphRun(
      face: face, pointSize: pointSize, color: run.color, glyphs: glyphs,
      decorations: boxes
        + decorations(run, font, from: points(start), to: points(x), baseline))
  }

  /// The sides of the box that stands for a character which no font has.
  private func unknownCharacter(
    at x: CGFloat, width: CGFloat, _ baseline: CGFloat, _ pointSize: CGFloat
  ) -> [GlyphRun.Decoration] {
    let thickness = max(pointSize / 16, 0.5)
    let inset = min(thickness, width / 4)
    let box = CGRect(
      x: x + inset, y: baseline - pointSize * 0.7, width: max(width - 2 * inset, 0),
      height: pointSize * 0.7)
    let bar = CGRect(x: box.minX, y: box.minY, width: box.width, height: thickness)
    let side = CGRect(x: box.minX, y: box.minY, width: thickness, height: box.height)
    return [
      bar, bar.offsetBy(dx: 0, dy: box.height - thickness), side,
      side.offsetBy(dx: box.width - thickness, dy: 0),
    ].map { GlyphRun.Decoration(rect: $0, color: nil) }
  }

  private func size(of font: UnsafeMutablePointer<PangoFont>) -> CGFloat {
    let description = pango_font_describe_with_absolute_size(font)
    defer { pango_font_description_free(description) }
    return points(pango_font_description_get_size(description))
  }

  private func decorations(
    _ run: TextContent.Run, _ font: UnsafeMutablePointer<PangoFont>, from left: CGFloat,
    to right: CGFloat, _ baseline: CGFloat
  ) -> [GlyphRun.Decoration] {
    guard run.underline != nil || run.strikethrough != nil else { return [] }
    let metrics = pango_font_get_metrics(font, nil)
    defer { pango_font_metrics_unref(metrics) }
    func line(_ line: TextContent.Line, _ position: Int32, _ thickness: Int32)
      -> GlyphRun.Decoration
    {
      // Pango's position is that of the line's top above the baseline.
      let rect = CGRect(
        x: left, y: baseline - points(position), width: right - left, height: points(thickness))
      return GlyphRun.Decoration(rect: rect, color: line.color)
    }
    var result: [GlyphRun.Decoration] = []
    if let underline = run.underline {
      result.append(
        line(
          underline, pango_font_metrics_get_underline_position(metrics),
          pango_font_metrics_get_underline_thickness(metrics)))
    }
    if let strikethrough = run.strikethrough {
      result.append(
        line(
          strikethrough, pango_font_metrics_get_strikethrough_position(metrics),
          pango_font_metrics_get_strikethrough_thickness(metrics)))
    }
    return result
  }
}

/// A font and a factor on its size.
private struct ScaledFont: Hashable {
  var font: Font
  var scale: CGFloat
}

/// Owns one of Pango's font descriptions.
private final class PangoDescription {
  let pointer: OpaquePointer
  let features: String

  init(_ description: FontDescription) {
    pointer = description.makePango()
    features = description.features
  }

  deinit { pango_font_description_free(pointer) }
}

extension TextContent {
  /// The run that a byte of the text belongs to.
  fileprivate func run(atByte offset: Int) -> Run {
    var end = 0
    for run in runs {
      end += run.text.utf8.count
      if offset < end { return run }
    }
    return runs[runs.count - 1]
  }
}

extension String {
  fileprivate func replacingNUL() -> String {
    utf8.contains(0) ? String(decoding: utf8.map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self) : self
  }
}

/// Points from Pango's units.
private func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

/// Pango's units from points, within what Pango can add up without overflow.
private func pangoUnits(_ points: CGFloat) -> Int32 {
  Int32((min(max(points, -500_000), 500_000) * CGFloat(PANGO_SCALE)).rounded())
}
