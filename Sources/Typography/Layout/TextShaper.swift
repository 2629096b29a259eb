import CPango
import WUIGeometry

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
  var faces = FontFaceTable()
  var narrowLetters = RecencyCache<NarrowLetter, ShapedLine>(capacity: 2048)
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
    narrowLines(of: content, setting) ?? wrappedLines(of: content, setting)
  }

  /// The lines as Pango breaks them.
  func wrappedLines(of content: TextContent, _ setting: Setting) -> [ShapedLine] {
    configure(content, setting)
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var lines: [ShapedLine] = []
    repeat {
      if let line = pango_layout_iter_get_line_readonly(iterator) {
        lines.append(read(line.pointee, of: line, content, setting))
      }
    } while pango_layout_iter_next_line(iterator) != 0
    for index in lines.indices.dropLast() {
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
    addShaping(of: content, scale: setting.scale, to: attributes)
    addRunNumbers(of: content, to: attributes)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
  }

  /// Adds what changes glyphs, once for neighbours that share it: pairs are kerned across runs that
  /// differ in colour only.
  private func addShaping(of content: TextContent, scale: CGFloat, to list: OpaquePointer?) {
    var (start, end) = (0, 0)
    for (index, run) in content.runs.enumerated() {
      end += run.text.utf8.count
      if index + 1 < content.runs.count, content.runs[index + 1].isShaped(like: run) { continue }
      for attribute in shapingAttributes(of: run, scale: scale) {
        insert(attribute, over: start..<end, into: list)
      }
      start = end
    }
  }

  /// Numbers the runs with colours, at whose changes Pango ends a run of glyphs.
  private func addRunNumbers(of content: TextContent, to list: OpaquePointer?) {
    var start = 0
    for (index, run) in content.runs.enumerated() {
      let end = start + run.text.utf8.count
      let number = pango_attr_foreground_new(
        UInt16(truncatingIfNeeded: index), UInt16(truncatingIfNeeded: index >> 16), 0)
      if let number { insert(number, over: start..<end, into: list) }
      start = end
    }
  }

  private func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>, over bytes: Range<Int>,
    into list: OpaquePointer?
  ) {
    attribute.pointee.start_index = UInt32(bytes.lowerBound)
    attribute.pointee.end_index = UInt32(bytes.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  private func ellipsize(_ setting: Setting) -> PangoEllipsizeMode {
    switch setting.width == nil ? nil : setting.ellipsis {
    case nil: PANGO_ELLIPSIZE_NONE
    case .head: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .tail: PANGO_ELLIPSIZE_END
    }
  }

  private func shapingAttributes(of run: TextContent.Run, scale: CGFloat)
    -> [UnsafeMutablePointer<PangoAttribute>]
  {
    let font = description(of: run.font, scale: scale)
    var attributes = [pango_attr_font_desc_new(font.pointer)]
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

extension String {
  fileprivate func replacingNUL() -> String {
    utf8.contains(0) ? String(decoding: utf8.map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self) : self
  }
}

/// Pango's units from points, within what Pango can add up without overflow.
func pangoUnits(_ points: CGFloat) -> Int32 {
  Int32((min(max(points, -500_000), 500_000) * CGFloat(PANGO_SCALE)).rounded())
}
