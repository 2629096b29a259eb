import CPango
import WUIGeometry

/// Sets text: the one entry to shaping, with a cache of what was set recently.
@MainActor
package final class TextEngine {
  package static let shared = TextEngine()

  private struct Key: Hashable {
    var content: TextContent
    var parameters: TextParameters
  }

  private let shaper = TextShaper()
  private var layouts = RecencyCache<Key, TextLayout>(capacity: 2048)

  package init() {}

  /// Begins to find out which fonts are installed, on another thread, for what is set first.
  nonisolated package static func prepare() { wui_fontconfig_prepare() }

  /// The layout of text under the given parameters; the same object while it is cached.
  package func layout(_ content: TextContent, _ parameters: TextParameters = TextParameters())
    -> TextLayout
  {
    if content.isEmpty { return .empty }
    let parameters = parameters.normalized
    return cached(content, parameters) {
      let natural = cached(content, parameters.unbounded) {
        assemble(shaper.lines(of: content, direction: parameters.layoutDirection), parameters)
      }
      return fits(natural, parameters) ? natural : bounded(content, parameters)
    }
  }

  private func cached(
    _ content: TextContent, _ parameters: TextParameters, make: () -> TextLayout
  ) -> TextLayout {
    let key = Key(content: content, parameters: parameters)
    if let layout = layouts[key] { return layout }
    let layout = make()
    layouts[key] = layout
    return layout
  }

  private func fits(_ layout: TextLayout, _ parameters: TextParameters) -> Bool {
    layout.size.width <= parameters.width ?? .infinity
      && layout.size.height <= parameters.height ?? .infinity
      && layout.lineCount <= parameters.maxLines ?? .max
  }

  /// Text that is too large for its bounds without breaking lines.
  private func bounded(_ content: TextContent, _ parameters: TextParameters) -> TextLayout {
    let full = set(content, parameters, scale: 1)
    guard full.isTruncated, parameters.minimumScaleFactor < 1 else { return full }
    var (low, high) = (parameters.minimumScaleFactor, CGFloat(1))
    var best = set(content, parameters, scale: low)
    if best.isTruncated { return best }
    for _ in 0..<6 {
      let middle = (low + high) / 2
      let candidate = set(content, parameters, scale: middle)
      if candidate.isTruncated { high = middle } else { (low, best) = (middle, candidate) }
    }
    return best
  }

  private func set(_ content: TextContent, _ parameters: TextParameters, scale: CGFloat)
    -> TextLayout
  {
    let shape = TextShaper.Setting(
      width: parameters.width, direction: parameters.layoutDirection, scale: scale)
    if let line = setOnOneLine(content, parameters, shape) { return line }
    let lines = shaper.lines(of: content, shape)
    let count = visibleCount(lines, parameters)
    guard count < lines.count else { return assemble(lines, parameters) }
    let rest = content.slice(lines[count - 1].start..<content.byteCount)
    var shown = Array(lines[..<(count - 1)])
    shown.append(lastLine(rest, lines[count - 1], parameters, shape))
    return assemble(shown, parameters, isTruncated: true)
  }

  /// Text that may have one line only, set without looking where the others would begin. Nil where that
  /// matters.
  private func setOnOneLine(
    _ content: TextContent, _ parameters: TextParameters, _ shape: TextShaper.Setting
  ) -> TextLayout? {
    guard parameters.maxLines == 1, let width = shape.width, content.breaksBetweenLetters else {
      return nil
    }
    var natural = shape
    natural.width = nil
    let line = shaper.lines(of: content, natural)[0]
    if pangoUnits(line.width) <= pangoUnits(width) { return assemble([line], parameters) }
    return assemble(
      [lastLine(content, line, parameters, shape)], parameters, isTruncated: true)
  }

  /// How many of the lines may be shown, at least one.
  private func visibleCount(_ lines: [ShapedLine], _ parameters: TextParameters) -> Int {
    let count = min(lines.count, parameters.maxLines ?? .max)
    guard let height = parameters.height else { return count }
    var bottom = -parameters.lineSpacing
    let fitting = lines[..<count].prefix { line in
      bottom += parameters.lineSpacing + line.height
      return bottom <= height
    }
    return max(1, fitting.count)
  }

  /// The last line of truncated text, with an ellipsis for what is left out.
  private func lastLine(
    _ rest: TextContent, _ line: ShapedLine, _ parameters: TextParameters,
    _ shape: TextShaper.Setting
  ) -> ShapedLine {
    var shape = shape
    shape.ellipsis = parameters.truncation
    if parameters.truncation == .tail, line.endsParagraph {
      // What is left of the paragraph fits: only the paragraphs behind it are left out.
      let paragraph = rest.slice(0..<line.length).appendingEllipsis()
      return shaper.lines(of: paragraph, shape)[0]
    }
    return shaper.lines(of: rest.joiningParagraphs(), shape)[0]
  }

  /// Stacks lines and aligns them within the widest.
  private func assemble(
    _ lines: [ShapedLine], _ parameters: TextParameters, isTruncated: Bool = false
  ) -> TextLayout {
    let width = ((lines.map(\.width).max() ?? 0) * 64).rounded(.up) / 64
    let share: CGFloat =
      switch (parameters.alignment, parameters.layoutDirection) {
      case (.center, _): 0.5
      case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
      case (.trailing, .leftToRight), (.leading, .rightToLeft): 1
      }
    var runs: [GlyphRun] = []
    var baselines: [CGFloat] = []
    var top: CGFloat = 0
    for line in lines {
      let x = (width - line.width) * share
      baselines.append(top + line.ascent)
      runs += line.runs.map { $0.offset(x: x, y: top + line.ascent) }
      top += line.height + parameters.lineSpacing
    }
    return TextLayout(
      size: CGSize(width: width, height: max(0, top - parameters.lineSpacing)),
      firstBaseline: baselines.first ?? 0, lastBaseline: baselines.last ?? 0,
      lineCount: lines.count, isTruncated: isTruncated, runs: runs)
  }
}
