import CPixman
import WUIGeometry

/// How a blend mode is carried out.
///
/// pixman's operators of the PDF modes are the formulas of W3C Compositing Level 1, with
/// Cr = (1 − αb)·Cs + αb·B(Cb, Cs), rounded to within 1 of 255 (2 where multiply meets translucent
/// pixels).
enum BlendRoute {
  case pixman(pixman_op_t)
  /// An operator that must not be given a mask: with one, pixman (up to 0.42.2 at least) multiplies
  /// the green of a source twice by it and the blue never in its four non-separable modes.
  case pixmanWithoutMask(pixman_op_t)
  /// Our own loop, see ``plusDarker(source:onto:count:)``.
  case plusDarker

  init(_ mode: BlendMode) {
    self =
      switch mode {
      case .normal: .pixman(PIXMAN_OP_OVER)
      case .multiply: .pixman(PIXMAN_OP_MULTIPLY)
      case .screen: .pixman(PIXMAN_OP_SCREEN)
      case .overlay: .pixman(PIXMAN_OP_OVERLAY)
      case .darken: .pixman(PIXMAN_OP_DARKEN)
      case .lighten: .pixman(PIXMAN_OP_LIGHTEN)
      case .colorDodge: .pixman(PIXMAN_OP_COLOR_DODGE)
      case .colorBurn: .pixman(PIXMAN_OP_COLOR_BURN)
      case .softLight: .pixman(PIXMAN_OP_SOFT_LIGHT)
      case .hardLight: .pixman(PIXMAN_OP_HARD_LIGHT)
      case .difference: .pixman(PIXMAN_OP_DIFFERENCE)
      case .exclusion: .pixman(PIXMAN_OP_EXCLUSION)
      case .hue: .pixmanWithoutMask(PIXMAN_OP_HSL_HUE)
      case .saturation: .pixmanWithoutMask(PIXMAN_OP_HSL_SATURATION)
      case .color: .pixmanWithoutMask(PIXMAN_OP_HSL_COLOR)
      case .luminosity: .pixmanWithoutMask(PIXMAN_OP_HSL_LUMINOSITY)
      case .sourceAtop: .pixman(PIXMAN_OP_ATOP)
      case .destinationOver: .pixman(PIXMAN_OP_OVER_REVERSE)
      case .destinationOut: .pixman(PIXMAN_OP_OUT_REVERSE)
      case .plusDarker: .plusDarker
      case .plusLighter: .pixman(PIXMAN_OP_ADD)
      }
  }
}

/// Blends premultiplied pixels: alpha = min(1, αs + αd), colour = max(0, alpha − (αs − S) − (αd − D)).
///
/// Where both are opaque this is max(0, 1 − ((1 − D) + (1 − S))); measuring the darkness from the
/// pixel's own alpha instead of from 1 makes a transparent source leave the backdrop as it is.
func plusDarker(
  source: UnsafePointer<UInt32>, onto destination: UnsafeMutablePointer<UInt32>, count: Int
) {
  for index in 0..<count {
    let (s, d) = (source[index], destination[index])
    let (sourceAlpha, alpha) = (Int32(s >> 24), Int32(d >> 24))
    let sum = min(255, sourceAlpha &+ alpha)
    let rest = sum &- sourceAlpha &- alpha
    var result = UInt32(bitPattern: sum) << 24
    for shift in stride(from: UInt32(0), through: 16, by: 8) {
      let value = rest &+ Int32(s >> shift & 255) &+ Int32(d >> shift & 255)
      result |= UInt32(bitPattern: max(0, value)) << shift
    }
    destination[index] = result
  }
}
