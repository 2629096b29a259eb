import CPango
import WUIGeometry

extension Path {
  /// The path of one of FreeType's outlines, turned y down and scaled.
  init(_ outline: FT_Outline, scale: CGFloat) {
    let builder = OutlineBuilder(scale: scale)
    var callbacks = FT_Outline_Funcs()
    callbacks.move_to = { end, context in
      OutlineBuilder.of(context).move(to: end)
      return 0
    }
    callbacks.line_to = { end, context in
      let builder = OutlineBuilder.of(context)
      builder.path.addLine(to: builder.point(end))
      return 0
    }
    callbacks.conic_to = { control, end, context in
      let builder = OutlineBuilder.of(context)
      builder.path.addQuadCurve(to: builder.point(end), control: builder.point(control))
      return 0
    }
    callbacks.cubic_to = { control1, control2, end, context in
      let builder = OutlineBuilder.of(context)
      builder.path.addCurve(
        to: builder.point(end), control1: builder.point(control1),
        control2: builder.point(control2))
      return 0
    }
    var outline = outline
    FT_Outline_Decompose(&outline, &callbacks, Unmanaged.passUnretained(builder).toOpaque())
    builder.path.closeSubpath()
    self = builder.path
  }
}

/// Collects the segments of an outline while C calls back.
private final class OutlineBuilder {
  let scale: CGFloat
  var path = Path()

  init(scale: CGFloat) { self.scale = scale }

  static func of(_ context: UnsafeMutableRawPointer?) -> OutlineBuilder {
    guard let context else { preconditionFailure("FreeType hands the context back unchanged") }
    return Unmanaged<OutlineBuilder>.fromOpaque(context).takeUnretainedValue()
  }

  /// Begins a contour; FreeType's contours are closed, so the one before it ends.
  func move(to end: UnsafePointer<FT_Vector>?) {
    path.closeSubpath()
    path.move(to: point(end))
  }

  func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    guard let vector = vector?.pointee else { return .zero }
    return CGPoint(x: CGFloat(vector.x) * scale, y: -CGFloat(vector.y) * scale)
  }
}
