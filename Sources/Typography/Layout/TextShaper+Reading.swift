import CPango
import WUIGeometry

// Reading what Pango has set.
extension TextShaper {
  func read(
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
    let pointSize = CGFloat(wui_pango_font_size(font))
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

/// Points from Pango's units.
private func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
