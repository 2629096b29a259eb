import CFreeType
import WUIGeometry

/// FreeType's view of a path.
final class Outline {
  let pointer: OpaquePointer

  private init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { wui_outline_destroy(pointer) }

  init(_ path: Path) {
    guard let pointer = wui_outline_create() else { fatalError("out of memory for an outline") }
    self.pointer = pointer
    for element in path.elements {
      var segment = wui_outline_segment(element)
      wui_outline_add(pointer, &segment)
    }
  }

  /// The number of segments.
  var count: Int { wui_outline_count(pointer) }

  /// The outline of the stroked path, to be filled by the non-zero rule.
  ///
  /// - Parameter scale: Device pixels per point, which sets the precision.
  func stroked(_ style: StrokeStyle, scale: CGFloat) -> Outline? {
    // FreeType counts in 1/64 of a pixel; a sixteenth of that keeps its rounding out of sight.
    let units = 64 * 16 * max(scale, 1e-3)
    let cap: wui_cap
    switch style.lineCap {
    case .butt: cap = WUI_CAP_BUTT
    case .round: cap = WUI_CAP_ROUND
    case .square: cap = WUI_CAP_SQUARE
    }
    let join: wui_join
    switch style.lineJoin {
    case .miter: join = WUI_JOIN_MITER
    case .round: join = WUI_JOIN_ROUND
    case .bevel: join = WUI_JOIN_BEVEL
    }
    return wui_outline_stroke(
      pointer, Double(style.lineWidth), cap, join, Double(max(1, style.miterLimit)), Double(units)
    ).map(Outline.init)
  }

  /// The outline as a path.
  var path: Path {
    var path = Path()
    for index in 0..<count {
      let segment = wui_outline_get(pointer, index)
      let (p0, p1, p2) = segment.points
      let points = [p0, p1, p2].map { CGPoint(x: $0.x, y: $0.y) }
      switch segment.verb {
      case WUI_OUTLINE_MOVE:
        path.closeSubpath()
        path.move(to: points[0])
      case WUI_OUTLINE_LINE: path.addLine(to: points[0])
      case WUI_OUTLINE_QUAD: path.addQuadCurve(to: points[1], control: points[0])
      case WUI_OUTLINE_CUBIC:
        path.addCurve(to: points[2], control1: points[0], control2: points[1])
      default: path.closeSubpath()
      }
    }
    path.closeSubpath()
    return path
  }

  /// A rectangle in device space around the outline; null for an empty one.
  func bounds(_ transform: CGAffineTransform) -> CGRect {
    let bounds = wui_outline_bounds(pointer, wui_matrix(transform))
    guard bounds.x1 >= bounds.x0, bounds.y1 >= bounds.y0 else { return .null }
    return CGRect(
      x: bounds.x0, y: bounds.y0, width: bounds.x1 - bounds.x0, height: bounds.y1 - bounds.y0)
  }

  /// The mask of the pixels that the outline covers within `rect`.
  ///
  /// - Parameter transform: Maps the outline to device space.
  func mask(_ transform: CGAffineTransform, style: FillStyle, rect: PixelRect) -> Mask {
    let mask = Mask(rect: rect)
    guard !rect.isEmpty else { return mask }
    var matrix = wui_matrix(transform)
    matrix.tx -= Double(rect.x)
    matrix.ty -= Double(rect.y)
    // What is left out (a contour of more than 32767 points) leaves a hole and nothing worse.
    _ = wui_outline_fill(
      pointer, matrix, style.isEOFilled, mask.pixels, Int32(rect.width), Int32(rect.height),
      mask.stride)
    if !style.isAntialiased {
      for index in 0..<mask.byteCount { mask.pixels[index] = mask.pixels[index] < 128 ? 0 : 255 }
    }
    return mask
  }
}

extension wui_matrix {
  fileprivate init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}

extension wui_outline_segment {
  fileprivate init(_ element: Path.Element) {
    self.init()
    func set(
      _ verb: wui_outline_verb, _ a: CGPoint = .zero, _ b: CGPoint = .zero, _ c: CGPoint = .zero
    ) {
      self.verb = verb
      (points.0.x, points.0.y) = (Double(a.x), Double(a.y))
      (points.1.x, points.1.y) = (Double(b.x), Double(b.y))
      (points.2.x, points.2.y) = (Double(c.x), Double(c.y))
    }
    switch element {
    case .move(let end): set(WUI_OUTLINE_MOVE, end)
    case .line(let end): set(WUI_OUTLINE_LINE, end)
    case .quadCurve(let end, let control): set(WUI_OUTLINE_QUAD, control, end)
    case .curve(let end, let control1, let control2):
      set(WUI_OUTLINE_CUBIC, control1, control2, end)
    case .closeSubpath: set(WUI_OUTLINE_CLOSE)
    }
  }
}
